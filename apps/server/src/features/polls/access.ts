import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"

type OrganizedPollId = Organized<"poll">

export async function organizedPoll(db: Database, who: Organizing, pollId: number) {
  const event = eventOfRecord(who, await db.prisma.poll.findUnique({ where: { id: pollId }, ...eventOnly }))
  return { ...event, pollId: pollId as OrganizedPollId }
}
export type OrganizedPoll = Awaited<ReturnType<typeof organizedPoll>>
