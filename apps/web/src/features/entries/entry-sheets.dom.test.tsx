import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import type { EntrySheets } from "./entry-sheets.tsx"
import { EntrySheetsBar, EntrySheetsWords } from "./entry-sheets.tsx"

it.each<[string, EntrySheets, string, string]>([
  ["before they are counted", undefined, "", ""],
  ["without judges", null, "–", ""],
  ["without a sheet", { submitted: 0, expected: 3 }, "0 of 3", "0 of 3 sheets"],
  [
    "without criteria for its class",
    { submitted: 0, expected: 0 },
    "No criteria for its class",
    "No criteria for its class",
  ],
  [
    "that no judge is asked for",
    { submitted: 0, expected: 0, isNobodys: true },
    "Nobody judges it",
    "Nobody judges it",
  ],
  ["with all", { submitted: 5, expected: 5 }, "5 of 5", "5 of 5 sheets"],
])("%s the sheets of an entry are: %o, %s, on a phone %s", (_, sheets, cell, line) => {
  expect(show(<EntrySheetsBar sheets={sheets} hasBar />).container.textContent).toBe(cell)
  expect(show(<EntrySheetsWords sheets={sheets} />).container.textContent).toBe(line)
})
