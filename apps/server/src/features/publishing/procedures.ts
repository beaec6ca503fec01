import { organizerContract as contract } from "@rosette/contract/routers"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { trusted } from "../../kernel/trusted.ts"
import { shownReview } from "./content-query.ts"
import { amend, publish } from "./publish-commands.ts"
import { snapshotOf, snapshotsOf } from "./queries.ts"
import { endReview, reopenResults, startReview } from "./state-commands.ts"
import { waive } from "./waive-command.ts"

export const publishing = {
  review: eventProcedure(contract.review.input)
    .output(contract.review.output)
    .query(({ ctx: { db, event }, input }) => shownReview(db, event, input)),

  startReview: eventProcedure(contract.startReview.input)
    .output(contract.startReview.output)
    .mutation(({ ctx: { db, event } }) => startReview(db, event)),

  endReview: eventProcedure(contract.endReview.input)
    .output(contract.endReview.output)
    .mutation(({ ctx: { db, event } }) => endReview(db, event)),

  waive: eventProcedure(contract.waive.input)
    .output(contract.waive.output)
    .mutation(({ ctx: { db, event }, input }) => waive(db, event, input)),

  publish: eventProcedure(contract.publish.input)
    .output(contract.publish.output)
    .mutation(({ ctx: { db, event }, input }) => publish(db, event, input)),

  amend: eventProcedure(contract.amend.input)
    .output(contract.amend.output)
    .mutation(({ ctx: { db, event }, input }) => amend(db, event, input)),

  reopenResults: eventProcedure(contract.reopenResults.input)
    .output(contract.reopenResults.output)
    .mutation(({ ctx: { db, event }, input }) => reopenResults(db, event, input)),

  snapshots: eventProcedure(contract.snapshots.input)
    .output(contract.snapshots.output)
    .query(({ ctx: { db, event } }) => snapshotsOf(db, event)),

  snapshot: eventProcedure(contract.snapshot.input)
    .output(trusted(contract.snapshot.output))
    .query(({ ctx: { db, event }, input }) => snapshotOf(db, event, input.version)),
}
