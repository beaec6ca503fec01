import type { OrganizedJudge } from "@rosette/contract"
import { plural } from "../../lib/format.ts"
import type { Question } from "../../ui/dialogs/confirm-dialog.tsx"

type Scored = Pick<OrganizedJudge, "name" | "totalScores" | "submittedEntries" | "draftEntries">

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

/** The confirmations before a judge's code or scores are lost. */
export const JUDGE_QUESTIONS = {
  renewCode: ({ name }: OrganizedJudge): Question => ({
    title: `Give ${name} a new code?`,
    message: "The old code stops working at once, and every device signed in with it is signed out. Scores stay.",
    action: "New Code",
    isDangerous: false,
  }),
  clearScores: (judge: OrganizedJudge): Question => ({
    title: `Clear the scores of ${judge.name}?`,
    message: `${scoredText(judge)}, will be removed for good. ${RESULTS_CHANGE}`,
    action: "Clear Scores",
  }),
  remove: (judge: OrganizedJudge): Question => ({
    title: `Remove ${judge.name}?`,
    message:
      judge.totalScores > 0
        ? `The judge, with ${scoredText(judge)}, will be removed for good. ${RESULTS_CHANGE}`
        : "The judge can no longer sign in. They have not scored anything yet.",
    action: "Remove Judge",
  }),
  reopenAll: (judge: OrganizedJudge): Question => ({
    title: `Reopen all scores of ${judge.name}?`,
    message: `${plural(judge.submittedEntries, "submitted sheet")} become drafts again. They no longer count until ${judge.name} submits them once more.`,
    action: `Reopen ${plural(judge.submittedEntries, "sheet")}`,
  }),
}
