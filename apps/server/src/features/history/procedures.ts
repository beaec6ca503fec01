import { adminContract, organizerContract as contract } from "@rosette/contract/routers"
import { adminProcedure } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { eventHistory } from "./queries.ts"
import { verifyHistory } from "./verify-query.ts"

export const history = {
  history: eventProcedure(contract.history.input)
    .output(contract.history.output)
    .query(({ ctx: { db, event }, input }) => eventHistory(db, event, input)),
}

/** The histories of all events. */
export const everyHistory = {
  verifyHistory: adminProcedure
    .output(adminContract.verifyHistory.output)
    .query(({ ctx: { db } }) => verifyHistory(db)),
}
