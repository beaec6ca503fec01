import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"
import { type JudgeSession, traceOf } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"

type OrganizedMessageId = Organized<"message">

export async function organizedMessage(db: Database, who: Organizing, messageId: number) {
  const event = eventOfRecord(who, await db.prisma.message.findUnique({ where: { id: messageId }, ...eventOnly }))
  return { ...event, messageId: messageId as OrganizedMessageId }
}
export type OrganizedMessage = Awaited<ReturnType<typeof organizedMessage>>

declare const own: unique symbol
type OwnMessageId = number & { readonly [own]: "message" }

/** A message that was sent to the judge. Throws NOT_FOUND for one that was withdrawn, and for one to other judges. */
export async function ownMessage({ prisma }: Database, judge: JudgeSession, messageId: number) {
  const { judgeId, eventId, name: actor } = judge
  if ((await prisma.messageToJudge.count({ where: { messageId, judgeId } })) === 0) throw new AppError("NOT_FOUND")
  return { messageId: messageId as OwnMessageId, judgeId, eventId, actor, ...traceOf("judge", judge) }
}
export type OwnMessage = Awaited<ReturnType<typeof ownMessage>>
