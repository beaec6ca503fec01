import { expect, it } from "vitest"
import { judgesByLag } from "./dashboard-commands.tsx"

const WHEN = { date: "June 13, 2026", time: "10:00 AM - 4:00 PM" }
const progress = (id: number, submittedEntries: number) =>
  ({ id, submittedEntries, totalEntries: 40 }) as Parameters<typeof judgesByLag>[1]["judges"][number]
const judge = (id: number) => ({ id, name: `Judge ${id}`, status: "In Progress" })

it("judges who are furthest behind come first, with their lag in place of the status", () => {
  const overview = { submittedSheets: 31, judges: [progress(1, 20), progress(2, 10), progress(3, 1)] }
  const listed = judgesByLag([1, 2, 3, 4].map(judge), overview, WHEN, new Date(2026, 5, 13, 13))
  expect(listed.map(({ judge: { id }, hint }) => `${id} ${hint}`)).toEqual([
    "3 19 behind",
    "2 10 behind",
    "1 In Progress",
    "4 In Progress",
  ])
})
