import { withRecord } from "../../kernel/access-levels.ts"
import { organizedJudge } from "./access.ts"

/** For calls that name a judge: `ctx.judge` is the right to change it. */
export const organizedJudgeProcedure = withRecord("organizer", "judgeId", "judge", organizedJudge)
