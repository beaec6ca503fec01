import { organizedJudge } from "@rosette/contract/fixtures"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { expect, it } from "vitest"
import { JUDGE_QUESTIONS, scoredText } from "./words.ts"

it.each([
  [12, 3, 75, "12 submitted sheets and 3 drafts, 75 scores in all"],
  [1, 0, 1, "1 submitted sheet, 1 score in all"],
  [0, 1, 5, "1 draft, 5 scores in all"],
])("%d submitted and %d drafts are named before they are lost", (submittedEntries, draftEntries, totalScores, text) => {
  expect(scoredText({ name: "Ann", submittedEntries, draftEntries, totalScores })).toBe(text)
})

const NEW = organizedJudge(1, "Ann")
const SCORED = { submittedEntries: 1, totalScores: 2 }

it.each<[string, Partial<JudgeForOrganizer>, RegExp]>([
  [
    "nothing waiting",
    {},
    /no more are expected\. The judge can no longer sign in\. They have not scored anything yet\.$/,
  ],
  ["scores, nothing waiting", SCORED, /Results says so\.$/],
  ["nothing who has left", { hasLeft: true }, /^The judge can no longer sign in\./],
  [
    "5 sheets waiting",
    { waitingSheets: 5 },
    /no more are expected\. The judge can no longer sign in\. A phone still holds 5 sheets\. They can never be sent afterwards\.$/,
  ],
  [
    "scores and 1 sheet waiting",
    { ...SCORED, waitingSheets: 1 },
    /Results says so\. A phone still holds 1 sheet\. It can never be sent afterwards\.$/,
  ],
])("removing a judge with %s says what is lost", (_, more, words) => {
  expect(JUDGE_QUESTIONS.remove({ ...NEW, ...more }).message).toMatch(words)
})
