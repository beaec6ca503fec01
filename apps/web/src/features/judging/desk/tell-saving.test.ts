import { afterEach, expect, it } from "vitest"
import { currentNotices, feedback } from "../../../lib/feedback.ts"
import { tellLate } from "./tell-saving.ts"

afterEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
})

const refusal = { kind: "refused" as const, code: "SCORES_LOCKED" as const, message: "", issues: [] }
const LOCKED = "The submitted scores of this entry count. To use these instead, ask the organizer to reopen the sheet."
const refused = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Car ${at + 1}`, refusal }))

it.each<[arrived: number, refused: number, notices: [title: string, message: string][]]>([
  [0, 0, []],
  [1, 0, [["Score submitted successfully", "1 score sheet that waited here is sent now"]]],
  [23, 0, [["Score submitted successfully", "23 score sheets that waited here are sent now"]]],
  [0, 1, [["Not saved: Car 1", LOCKED]]],
  [0, 6, [["6 score sheets are not saved", "They are still here. Tap “waiting” to see what to do."]]],
  [
    2,
    1,
    [
      ["Score submitted successfully", "2 score sheets that waited here are sent now"],
      ["Not saved: Car 1", LOCKED],
    ],
  ],
])("%i sheets arrived and %i refused while their judge was elsewhere", (arrived, count, notices) => {
  tellLate({ arrived, refused: refused(count) })
  expect(currentNotices().map(({ title, message }) => [title, message])).toEqual(notices)
})
