import { organizerWithRecord } from "../../kernel/access-levels.ts"
import { organizedJudge } from "./access.ts"

/** For calls that name a judge: `ctx.judge` is the right to change it. */
export const organizedJudgeProcedure = organizerWithRecord("judgeId", "judge", organizedJudge)
