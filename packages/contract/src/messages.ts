import { z } from "zod"
import type { Calls } from "./call.ts"
import { deleted } from "./edits.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { upToAllJudges } from "./judges.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, optionalText } from "./text.ts"

const { textMaxChars } = LIMITS.message

const byMessage = z.object({ messageId: id("Message") })

/** What was told to judges; one with an entry asks them to judge it next, and is done once each of them has submitted it. */
export const message = z.object({
  id: id("Message"),
  text: z.string(),
  entryId: id("Entry").nullable(),
  judgeIds: z.array(id("Judge")),
  at: isoDate,
  by: z.string(),
  seen: z.array(z.object({ judgeId: id("Judge"), at: isoDate })),
  isDone: z.boolean(),
})
export type Message = z.infer<typeof message>

/** A message as its judge reads it. `votingId` is that of the entry, which the judge may not have in their list. */
export const messageForJudge = message.pick({ id: true, text: true, entryId: true, at: true, by: true }).extend({
  votingId: z.string().nullable(),
  seenAt: isoDate.nullable(),
})
export type MessageForJudge = z.infer<typeof messageForJudge>

const content = z.object({
  text: optionalText("Message", textMaxChars).default(""),
  /** Nobody named: all judges of the event. */
  judgeIds: upToAllJudges(z.array(id("Judge"), { error: "Judges must be a list" })).default([]),
  entryId: id("Entry").nullish(),
})

const saysSomething = ({ text, entryId }: z.output<typeof content>): boolean => text !== "" || entryId != null
const NOTHING_SAID = { path: ["text"], error: "Type a message, or choose an entry" }

/** What is typed of a new message. */
export const messageForm = content.refine(saysSomething, NOTHING_SAID)

export const messageCalls = {
  messages: {
    who: "organizer",
    rest: "GET /events/:eventId/messages",
    says: "What judges were told, newest first, and who has not seen it",
    input: byEvent,
    output: z.array(message),
  },
  sendMessage: {
    who: "organizer",
    rest: "POST /events/:eventId/messages",
    status: 201,
    says: "Tell judges something, or ask them to judge an entry next",
    input: byEvent.extend({ mutationId, ...content.shape }).refine(saysSomething, NOTHING_SAID),
    output: message,
    refuses: ["NOT_FOUND", "LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "administration",
  },
  withdrawMessage: {
    who: "organizer",
    rest: "DELETE /messages/:messageId",
    says: "Take a message back; it disappears from the judges' devices",
    input: byMessage,
    output: deleted,
    effect: "administration",
    body: "small",
  },
} as const satisfies Calls

export const judgeMessageCalls = {
  messageSeen: {
    who: "judge",
    rest: "POST /judge/messages/:messageId/seen",
    says: "Confirm that a message was read",
    input: byMessage,
    output: messageForJudge,
    effect: "administration",
    body: "small",
  },
} as const satisfies Calls
