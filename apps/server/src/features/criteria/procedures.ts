import { organizerContract as contract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { organizedCriterion } from "./access.ts"
import { createCriterion, deleteCriterion, orderCriteria, updateCriteria, updateCriterion } from "./commands.ts"
import { criteriaOf } from "./queries.ts"

/** For calls that name a criterion: `ctx.criterion` is the right to change it. */
const criterionProcedure = withRecord("organizer", "criterionId", "criterion", organizedCriterion)

export const criteria = {
  criteria: seenEventProcedure(contract.criteria).query(({ ctx: { db, event } }) => criteriaOf(db, event)),

  createCriterion: eventProcedure(contract.createCriterion).mutation(({ ctx: { db, event }, input }) =>
    createCriterion(db, event, input),
  ),

  updateCriterion: criterionProcedure(contract.updateCriterion).mutation(({ ctx: { db, criterion }, input }) =>
    updateCriterion(db, criterion, input),
  ),

  updateCriteria: eventProcedure(contract.updateCriteria).mutation(({ ctx: { db, event }, input }) =>
    updateCriteria(db, event, input),
  ),

  orderCriteria: eventProcedure(contract.orderCriteria).mutation(({ ctx: { db, event }, input }) =>
    orderCriteria(db, event, input),
  ),

  deleteCriterion: criterionProcedure(contract.deleteCriterion).mutation(({ ctx: { db, criterion } }) =>
    deleteCriterion(db, criterion),
  ),
}
