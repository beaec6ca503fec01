import { expect, it } from "vitest"
import { numberedName, shownName } from "./entry-names.ts"

it.each([
  ["a name that is shown", { votingId: "12", entryName: "Blue Comet", showEntryName: true }, "Blue Comet"],
  ["a name that is hidden", { votingId: "12", entryName: "Blue Comet", showEntryName: false }, "Entry 12"],
  ["a hidden name that was not sent", { votingId: "12", entryName: "", showEntryName: true }, "Entry 12"],
])("%s", (_, entry, name) => {
  expect(shownName(entry)).toBe(name)
})

it("with its voting ID", () => {
  expect(numberedName({ votingId: "12", entryName: "Blue Comet" })).toBe("12 Blue Comet")
})
