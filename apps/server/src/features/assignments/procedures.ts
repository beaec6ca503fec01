import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { procedure } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { eventCoverage } from "./coverage-query.ts"
import { offerNext } from "./offer-command.ts"
import { previewAssignments } from "./preview-query.ts"

/** What a judge is offered. */
export const judgeOffer = {
  next: procedure(judgeContract.next).mutation(({ ctx: { db, caller } }) => offerNext(db, caller)),
}

export const assignments = {
  // Saves nothing, but is not a query because lists do not fit into an address.
  previewAssignments: eventProcedure(contract.previewAssignments).mutation(({ ctx: { db, event }, input }) =>
    previewAssignments(db, event, input),
  ),
}

export const coverage = {
  coverage: eventProcedure(contract.coverage).query(({ ctx: { db, event }, input }) =>
    eventCoverage(db, event, input.classId),
  ),
}
