import { organizerContract as contract } from "@rosette/contract/routers"
import { trusted } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { amend, publish } from "./publish-commands.ts"
import { shownReview, snapshotOf, snapshotsOf } from "./queries.ts"
import { endReview, reopenResults, startReview } from "./state-commands.ts"
import { waive } from "./waive-command.ts"

export const publishing = {
  review: eventProcedure(contract.review).query(({ ctx: { db, event }, input }) => shownReview(db, event, input)),

  startReview: eventProcedure(contract.startReview).mutation(({ ctx: { db, event } }) => startReview(db, event)),

  endReview: eventProcedure(contract.endReview).mutation(({ ctx: { db, event } }) => endReview(db, event)),

  waive: eventProcedure(contract.waive).mutation(({ ctx: { db, event }, input }) => waive(db, event, input)),

  publish: eventProcedure(contract.publish).mutation(({ ctx: { db, event }, input }) => publish(db, event, input)),

  amend: eventProcedure(contract.amend).mutation(({ ctx: { db, event }, input }) => amend(db, event, input)),

  reopenResults: eventProcedure(contract.reopenResults).mutation(({ ctx: { db, event }, input }) =>
    reopenResults(db, event, input),
  ),

  snapshots: eventProcedure(contract.snapshots).query(({ ctx: { db, event } }) => snapshotsOf(db, event)),

  snapshot: eventProcedure(trusted(contract.snapshot)).query(({ ctx: { db, event }, input }) =>
    snapshotOf(db, event, input.version),
  ),
}
