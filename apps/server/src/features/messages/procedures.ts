import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedMessage, ownMessage } from "./access.ts"
import { messageSeen, sendMessage, withdrawMessage } from "./commands.ts"
import { messagesOf } from "./queries.ts"

const organizedMessageProcedure = withRecord("organizer", "messageId", "message", organizedMessage)

const ownMessageProcedure = withRecord("judge", "messageId", "message", ownMessage)

export const messages = {
  messages: eventProcedure(contract.messages).query(({ ctx: { db, event } }) => messagesOf(db, event)),

  sendMessage: eventProcedure(contract.sendMessage).mutation(({ ctx: { db, event }, input }) =>
    sendMessage(db, event, input),
  ),

  withdrawMessage: organizedMessageProcedure(contract.withdrawMessage).mutation(({ ctx: { db, message } }) =>
    withdrawMessage(db, message),
  ),
}

/** A judge's own messages, which are in their workspace. */
export const judgeMessages = {
  messageSeen: ownMessageProcedure(judgeContract.messageSeen).mutation(({ ctx: { db, message } }) =>
    messageSeen(db, message),
  ),
}
