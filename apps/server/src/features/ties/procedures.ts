import { organizerContract as contract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedSettlement } from "./access.ts"
import { settleTie, withdrawSettlement } from "./commands.ts"
import { eventTies } from "./queries.ts"

/** For calls that name the settlement of a tie: `ctx.settlement` is the right to withdraw it. */
const settlementProcedure = withRecord("organizer", "settlementId", "settlement", organizedSettlement)

export const ties = {
  ties: eventProcedure(contract.ties).query(({ ctx: { db, event } }) => eventTies(db, event)),

  settleTie: eventProcedure(contract.settleTie).mutation(({ ctx: { db, event }, input }) =>
    settleTie(db, event, input),
  ),

  withdrawSettlement: settlementProcedure(contract.withdrawSettlement).mutation(({ ctx: { db, settlement }, input }) =>
    withdrawSettlement(db, settlement, input.reason),
  ),
}
