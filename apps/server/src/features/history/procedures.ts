import { adminContract, organizerContract as contract } from "@rosette/contract/routers"
import { procedure } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { eventHistory } from "./queries.ts"
import { verifyHistory } from "./verify-query.ts"

export const history = {
  history: eventProcedure(contract.history).query(({ ctx: { db, event }, input }) => eventHistory(db, event, input)),
}

/** The histories of all events. */
export const everyHistory = {
  verifyHistory: procedure(adminContract.verifyHistory).query(({ ctx: { db } }) => verifyHistory(db)),
}
