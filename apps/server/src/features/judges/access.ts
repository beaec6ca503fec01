import type { Database } from "../../data/database.ts"
import { organizerWithRecord } from "../../kernel/access-levels.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedJudgeId = Organized<"judge">

export async function organizedJudge(db: Database, who: Organizing, judgeId: number) {
  const event = eventOfRecord(who, await db.prisma.judge.findUnique({ where: { id: judgeId }, ...eventOnly }))
  return { ...event, judgeId: judgeId as OrganizedJudgeId }
}
export type OrganizedJudge = Awaited<ReturnType<typeof organizedJudge>>

/** For calls that name a judge: `ctx.judge` is the right to change it. */
export const organizedJudgeProcedure = organizerWithRecord("judgeId", "judge", organizedJudge)
