import { expect, it } from "vitest"
import { historyRuns } from "./history-runs.ts"

const line = (id: number, actor: string, action: string) => ({
  id,
  at: "2026-06-13T10:00:00.000Z",
  actor,
  role: "judge",
  way: "code",
  device: "",
  action,
  subject: "",
  seq: id,
  contentHash: null,
  previous: null,
  hash: null,
})

it("consecutive sheets of one judge are one run, everything else is its own", () => {
  const runs = historyRuns([
    line(7, "Mia", "sheet.submitted"),
    line(6, "Mia", "sheet.submitted"),
    line(5, "Tom", "sheet.submitted"),
    line(4, "Tom", "sheet.draft-saved"),
    line(3, "Dana", "judge.added"),
    line(2, "Dana", "judge.added"),
    line(1, "Mia", "sheet.submitted"),
    { ...line(0, "Mia", "sheet.submitted"), before: { isSubmitted: false } },
  ])
  expect(runs.map(({ items }) => items.map(({ id }) => id))).toEqual([[7, 6], [5], [4], [3], [2], [1], [0]])
})
