import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { plural } from "../../lib/format.ts"
import type { Question } from "../../ui/dialogs/confirm-dialog.tsx"

type Scored = Pick<JudgeForOrganizer, "name" | "totalScores" | "submittedEntries" | "draftEntries">

/** "12 submitted sheets and 3 drafts, 75 scores in all" */
export function scoredText({ totalScores, submittedEntries, draftEntries }: Scored): string {
  const parts = [
    submittedEntries > 0 ? plural(submittedEntries, "submitted sheet") : null,
    draftEntries > 0 ? plural(draftEntries, "draft") : null,
  ]
  return `${parts.filter(Boolean).join(" and ")}, ${plural(totalScores, "score")} in all`
}

/** What stays and what may be overtaken when scores are deleted. */
const RESULTS_CHANGE =
  "The results change at once. Confirmed winners and awards stay; where another entry leads then, Results says so."

/** " A phone still holds 5 sheets. They can never be sent afterwards."; empty if none is waiting. */
const lostWithPhone = ({ waitingSheets }: JudgeForOrganizer): string =>
  waitingSheets > 0
    ? ` A phone still holds ${plural(waitingSheets, "sheet")}. ${waitingSheets === 1 ? "It" : "They"} can never be sent afterwards.`
    : ""

/** What is removed with a judge. Of one whose sheets wait on a phone it does not say that they have scored nothing. */
function removedText(judge: JudgeForOrganizer): string {
  if (judge.totalScores > 0) return `The judge, with ${scoredText(judge)}, will be removed for good. ${RESULTS_CHANGE}`
  const noMore = "The judge can no longer sign in."
  return judge.waitingSheets > 0 ? noMore : `${noMore} They have not scored anything yet.`
}

/** Who only goes home need not be removed. */
const leftInstead = ({ name, hasLeft }: JudgeForOrganizer): string =>
  hasLeft
    ? ""
    : `If ${name} only goes home, choose “Has left”: their submitted sheets count, and no more are expected. `

/** The confirmations before a judge's code or scores are lost. */
export const JUDGE_QUESTIONS = {
  renewCode: ({ name }: JudgeForOrganizer): Question => ({
    title: `Give ${name} a new code?`,
    message: "The old code stops working at once, and every device signed in with it is signed out. Scores stay.",
    action: "New Code",
    isDangerous: false,
  }),
  clearScores: (judge: JudgeForOrganizer): Question => ({
    title: `Clear the scores of ${judge.name}?`,
    message: `${scoredText(judge)}, will be removed for good. ${RESULTS_CHANGE}`,
    action: "Clear Scores",
  }),
  remove: (judge: JudgeForOrganizer): Question => ({
    title: `Remove ${judge.name}?`,
    message: `${leftInstead(judge)}${removedText(judge)}${lostWithPhone(judge)}`,
    action: "Remove Judge",
  }),
} satisfies Record<string, (judge: JudgeForOrganizer) => Question>
