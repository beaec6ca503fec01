import { organizerContract as contract } from "@rosette/contract/routers"
import { organizerWithRecord } from "../../kernel/access-levels.ts"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-procedures.ts"
import { organizedCriterion } from "./access.ts"
import { createCriterion, deleteCriterion, updateCriterion } from "./commands.ts"
import { orderCriteria } from "./order-command.ts"
import { criteriaOf } from "./queries.ts"

/** For calls that name a criterion: `ctx.criterion` is the right to change it. */
const criterionProcedure = organizerWithRecord("criterionId", "criterion", organizedCriterion)

export const criteria = {
  criteria: seenEventProcedure(contract.criteria.input)
    .output(contract.criteria.output)
    .query(({ ctx: { db, event } }) => criteriaOf(db, event)),

  createCriterion: eventProcedure(contract.createCriterion.input)
    .output(contract.createCriterion.output)
    .mutation(({ ctx: { db, event }, input }) => createCriterion(db, event, input)),

  updateCriterion: criterionProcedure(contract.updateCriterion.input)
    .output(contract.updateCriterion.output)
    .mutation(({ ctx: { db, criterion }, input }) => updateCriterion(db, criterion, input)),

  orderCriteria: eventProcedure(contract.orderCriteria.input)
    .output(contract.orderCriteria.output)
    .mutation(({ ctx: { db, event }, input }) => orderCriteria(db, event, input)),

  deleteCriterion: criterionProcedure(contract.deleteCriterion.input)
    .output(contract.deleteCriterion.output)
    .mutation(({ ctx: { db, criterion } }) => deleteCriterion(db, criterion)),
}
