import { organizerContract as contract } from "@rosette/contract"
import { organizedCriterion, organizedEvent } from "../../access/organized.ts"
import { seenEvent } from "../../access/seen.ts"
import { memberProcedure, organizerProcedure } from "../../trpc/procedures.ts"
import { createCriterion, deleteCriterion, updateCriterion } from "./criterion-commands.ts"
import { criteriaOf } from "./criterion-queries.ts"

export const criterionProcedures = {
  criteria: memberProcedure
    .input(contract.criteria.input)
    .output(contract.criteria.output)
    .query(
      async ({
        ctx: {
          services: { db },
          member,
        },
        input,
      }) => criteriaOf(db, await seenEvent(db, member, input.eventId)),
    ),

  createCriterion: organizerProcedure
    .input(contract.createCriterion.input)
    .output(contract.createCriterion.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => createCriterion(db, await organizedEvent(db, organizing, input.eventId), input),
    ),

  updateCriterion: organizerProcedure
    .input(contract.updateCriterion.input)
    .output(contract.updateCriterion.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => updateCriterion(db, await organizedCriterion(db, organizing, input.criterionId), input),
    ),

  deleteCriterion: organizerProcedure
    .input(contract.deleteCriterion.input)
    .output(contract.deleteCriterion.output)
    .mutation(
      async ({
        ctx: {
          services: { db },
          organizing,
        },
        input,
      }) => deleteCriterion(db, await organizedCriterion(db, organizing, input.criterionId)),
    ),
}
