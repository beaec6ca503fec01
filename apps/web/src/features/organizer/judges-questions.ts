import type { OrganizedJudge } from "@rosette/contract"
import { plural } from "../../lib/format.ts"
import type { Question } from "../../ui/confirm-dialog.tsx"

/** What is asked before a judge's code or scores are lost. */
export const JUDGE_QUESTIONS = {
  renewCode: ({ name }: OrganizedJudge): Question => ({
    title: `Give ${name} a new code?`,
    message: "The old code stops working at once, and every device signed in with it is signed out. Scores stay.",
    action: "New Code",
    isDangerous: false,
  }),
  clearScores: ({ name, totalScores }: OrganizedJudge): Question => ({
    title: `Clear the scores of ${name}?`,
    message: `${plural(totalScores, "score")}, submitted ones and drafts, will be removed for good. The results change at once.`,
    action: "Clear Scores",
  }),
  remove: ({ name, totalScores }: OrganizedJudge): Question => ({
    title: `Remove ${name}?`,
    message:
      totalScores > 0
        ? `The judge and their ${plural(totalScores, "score")} will be removed for good. The results change at once.`
        : "The judge can no longer sign in. They have not scored anything yet.",
    action: "Remove Judge",
  }),
}
