import { organizerContract as contract } from "@rosette/contract/routers"
import { organizerWithRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedSettlement } from "./access.ts"
import { settleTie, withdrawSettlement } from "./commands.ts"
import { eventTies } from "./queries.ts"

/** For calls that name the settlement of a tie: `ctx.settlement` is the right to withdraw it. */
const settlementProcedure = organizerWithRecord("settlementId", "settlement", organizedSettlement)

export const ties = {
  ties: eventProcedure(contract.ties.input)
    .output(contract.ties.output)
    .query(({ ctx: { db, event } }) => eventTies(db, event)),

  settleTie: eventProcedure(contract.settleTie.input)
    .output(contract.settleTie.output)
    .mutation(({ ctx: { db, event }, input }) => settleTie(db, event, input)),

  withdrawSettlement: settlementProcedure(contract.withdrawSettlement.input)
    .output(contract.withdrawSettlement.output)
    .mutation(({ ctx: { db, settlement }, input }) => withdrawSettlement(db, settlement, input.reason)),
}
