import { LIMITS } from "@rosette/contract/limits"
import type { MessageForJudge } from "@rosette/contract/messages"
import { messagesToShow } from "@rosette/domain/messages/messages"
import type { PrismaTransaction } from "../../data/database.ts"
import type { RowOf } from "../../data/rows.ts"

type Told = RowOf<"MessageToJudge"> & { message: RowOf<"Message"> & { entry: { votingId: string } | null } }

/** What is read of a message to a judge. */
export const WITH_MESSAGE = { include: { message: { include: { entry: { select: { votingId: true } } } } } } as const

/** What a judge's device shows: what they have not confirmed, and the last messages. */
export async function messagesOfJudge(
  { messageToJudge }: Pick<PrismaTransaction, "messageToJudge">,
  judgeId: number,
): Promise<MessageForJudge[]> {
  const told = await messageToJudge.findMany({ where: { judgeId }, ...WITH_MESSAGE })
  return messagesToShow(told.map(toldToJudge), LIMITS.message.lastShown)
}

/** A message as its judge reads it. */
export const toldToJudge = ({ message, seenAt }: Told): MessageForJudge => ({
  id: message.id,
  text: message.text,
  entryId: message.entryId,
  votingId: message.entry?.votingId ?? null,
  at: message.sentAt.toISOString(),
  by: message.sentBy,
  seenAt: seenAt?.toISOString() ?? null,
})
