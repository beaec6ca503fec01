import { stripVTControlCharacters } from "node:util"
import { expect, it } from "vitest"
import { fault, hasFault, ok, warning } from "./finding.ts"
import { reportOf } from "./words.ts"

const FINDINGS = [
  ok("disk", "5 GB free."),
  warning("clock", "It is late.", "Set it."),
  fault("backups", "None.", "Make one."),
]

it("says the state of each line as a word, below it what to do, and how many there are", () => {
  expect(stripVTControlCharacters(reportOf(FINDINGS))).toBe(
    [
      "ok       disk            5 GB free.",
      "warning  clock           It is late.",
      "                         → Set it.",
      "fault    backups         None.",
      "                         → Make one.",
      "",
      "1 fault, 1 warning.",
    ].join("\n"),
  )
})

it("a warning is no fault", () => {
  expect(hasFault(FINDINGS)).toBe(true)
  expect(hasFault(FINDINGS.slice(0, 2))).toBe(false)
})
