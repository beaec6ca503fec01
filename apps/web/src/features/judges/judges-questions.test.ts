import { expect, it } from "vitest"
import { scoredText } from "./judges-questions.ts"

it.each([
  [12, 3, 75, "12 submitted sheets and 3 drafts, 75 scores in all"],
  [1, 0, 1, "1 submitted sheet, 1 score in all"],
  [0, 1, 5, "1 draft, 5 scores in all"],
])("%d submitted and %d drafts are named before they are lost", (submittedEntries, draftEntries, totalScores, text) => {
  expect(scoredText({ name: "Ann", submittedEntries, draftEntries, totalScores })).toBe(text)
})
