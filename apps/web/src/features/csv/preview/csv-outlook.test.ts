import { expect, it } from "vitest"
import { actionText, countsOf, doneText, onExistingOf, rowsFor, rowText, spoiltRows } from "./csv-outlook.ts"

const row = (status: "new" | "unchanged" | "changed") => ({
  row: 1,
  entryName: "Car",
  votingId: "1",
  status,
  changes: [],
  like: null,
})

it("counts what a file would do", () => {
  const rows = [row("new"), row("changed"), row("changed"), row("unchanged")]
  expect(countsOf(rows)).toEqual({ new: 1, changed: 2, unchanged: 1 })
})

it("a row with a similar voting ID counts as what it is said to be", () => {
  const changes = [{ column: "Entry Name", before: "Bus", after: "Car" }]
  const like = { votingId: "001", status: "changed" as const, changes }
  const rows = [{ ...row("new"), like }, row("new")]
  expect(rowsFor(rows, "new")).toEqual(rows)
  expect(rowsFor(rows, "same")).toMatchObject([{ votingId: "001", status: "changed", changes }, { status: "new" }])
})

it("a spoilt voting ID is asked about if it would be stored", () => {
  const rows = [{ ...row("new"), votingId: "1-Mar" }, { ...row("changed"), votingId: "2-Mar" }, row("new")]
  expect(spoiltRows(rows).map(({ votingId }) => votingId)).toEqual(["1-Mar"])
})

it.each([
  [{ new: 2, changed: 0, unchanged: 0 }, "skip", "Import 2 entries", "refuse"],
  [{ new: 1, changed: 2, unchanged: 3 }, "skip", "Import 1 entry", "skip"],
  [{ new: 1, changed: 2, unchanged: 3 }, "update", "Import 1 entry, update 2", "update"],
  [{ new: 0, changed: 1, unchanged: 0 }, "update", "Update 1 entry", "update"],
  [{ new: 0, changed: 1, unchanged: 0 }, "skip", null, "skip"],
  [{ new: 0, changed: 0, unchanged: 4 }, "update", null, "update"],
] as const)("with %o and '%s' the button says %s, and the server gets %s", (counts, choice, text, onExisting) => {
  expect(actionText(counts, choice)).toBe(text)
  expect(onExistingOf(counts, choice)).toBe(onExisting)
})

it.each([
  [{ count: 2, created: 2, updated: 0, skipped: 0 }, "2 entries imported."],
  [{ count: 3, created: 1, updated: 2, skipped: 4 }, "1 entry imported. 2 entries updated. 4 entries left unchanged."],
  [{ count: 1, created: 0, updated: 1, skipped: 0 }, "1 entry updated."],
  [{ count: 0, created: 0, updated: 0, skipped: 1 }, "0 entries imported. 1 entry left unchanged."],
])("reports the result: %o", (answer, text) => {
  expect(doneText(answer)).toBe(text)
})

it("names a row as it was sent and as the file shows it", () => {
  expect(rowText({ row: 3 }, 2)).toBe("Row 3 (line 4 in your file)")
  expect(rowText({ row: 1 }, 5)).toBe("Row 1 (line 5 in your file)")
})
