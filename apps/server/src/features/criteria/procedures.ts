import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure, seenEventProcedure } from "../../kernel/event-access.ts"
import { criterionProcedure } from "./access.ts"
import { createCriterion, deleteCriterion, updateCriterion } from "./commands.ts"
import { orderCriteria } from "./order-command.ts"
import { criteriaOf } from "./queries.ts"

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
