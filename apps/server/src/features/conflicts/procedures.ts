import { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import type { Context } from "../../kernel/context.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { organizedConflict, ownConflict, ownEntry, refuseKeptForOthers } from "./access.ts"
import { addConflict, dismissConflict, withdrawConflict } from "./commands.ts"
import type { Declared } from "./declared-conflicts.ts"
import { stepAside, withdrawOwnConflict } from "./own-commands.ts"
import { eventConflicts } from "./queries.ts"

/** For calls that name a conflict: `ctx.conflict` is the right to withdraw it. */
const conflictProcedure = withRecord("organizer", "conflictId", "conflict", organizedConflict)

/** For a judge's calls that name their own conflict, or an entry of their event. */
const ownConflictProcedure = withRecord("judge", "conflictId", "conflict", ownConflict)
const ownEntryProcedure = withRecord("judge", "entryId", "entry", ownEntry)

/** The conflict; notes whether it was there before the call. */
function answered({ creation }: Pick<Context, "creation">, { conflict, isNew }: Declared) {
  creation.wasThere = !isNew
  return conflict
}

/** A judge's own conflicts. */
export const judgeConflicts = {
  stepAside: ownEntryProcedure(judgeContract.stepAside).mutation(async ({ ctx, input }) => {
    await refuseKeptForOthers(ctx.db, ctx.entry, input)
    return answered(ctx, await stepAside(ctx.db, ctx.entry, input))
  }),

  withdrawConflict: ownConflictProcedure(judgeContract.withdrawConflict).mutation(({ ctx: { db, conflict } }) =>
    withdrawOwnConflict(db, conflict),
  ),
}

export const conflicts = {
  conflicts: eventProcedure(contract.conflicts).query(({ ctx: { db, event } }) => eventConflicts(db, event)),

  addConflict: eventProcedure(contract.addConflict).mutation(async ({ ctx, input }) =>
    answered(ctx, await addConflict(ctx.db, ctx.event, input)),
  ),

  withdrawConflict: conflictProcedure(contract.withdrawConflict).mutation(({ ctx: { db, conflict } }) =>
    withdrawConflict(db, conflict),
  ),

  dismissConflict: eventProcedure(contract.dismissConflict).mutation(({ ctx: { db, event }, input }) =>
    dismissConflict(db, event, input),
  ),
}
