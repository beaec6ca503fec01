import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedJudgeId = Organized<"judge">

export async function organizedJudge(db: Database, who: Organizing, judgeId: number) {
  const event = eventOfRecord(who, await db.prisma.judge.findUnique({ where: { id: judgeId }, ...eventOnly }))
  return { ...event, judgeId: judgeId as OrganizedJudgeId }
}
export type OrganizedJudge = Awaited<ReturnType<typeof organizedJudge>>
