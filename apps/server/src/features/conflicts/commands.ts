import type { Conflict } from "@rosette/contract/conflicts"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { conflictOf } from "../../data/records/conflicts.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedConflict } from "./access.ts"
import { type Declared, declareConflict, dismissProposal, endConflict, knownConflict } from "./declared-conflicts.ts"

/** Declares that a judge does not judge an entry. */
export async function addConflict(
  db: Database,
  event: OrganizedEvent,
  { judgeId, entryId, reason }: Pick<z.output<typeof contract.addConflict.input>, "judgeId" | "entryId" | "reason">,
): Promise<Declared> {
  const { eventId, actor: declaredBy } = event
  return editEvent(db, event, (locked) =>
    declareConflict(locked, { eventId, judgeId, entryId, reason, source: "organizer", declaredBy }),
  )
}

/** Withdraws a conflict, or a dismissal; what is withdrawn stays so. */
export async function withdrawConflict(db: Database, conflict: OrganizedConflict): Promise<Conflict> {
  const { conflictId: id } = conflict
  return editEvent(db, conflict, async (locked) => {
    const stored = await locked.tx.conflict.findUnique({ where: { id } })
    if (!stored) throw new AppError("NOT_FOUND")
    return stored.state === "withdrawn" ? conflictOf(stored) : endConflict(locked, stored, "withdrawn")
  })
}

/**
 * Keeps a pair from being proposed again. Product rule: this takes back what an organizer has declared, never what a judge has: the
 * organizer may have looked at the proposal before the judge stepped aside.
 */
export async function dismissConflict(
  db: Database,
  event: OrganizedEvent,
  { judgeId, entryId }: Pick<z.output<typeof contract.dismissConflict.input>, "judgeId" | "entryId">,
): Promise<Conflict> {
  const { eventId, actor: declaredBy } = event
  return editEvent(db, event, async (locked) => {
    const known = await knownConflict(locked.tx, { judgeId, entryId })
    if (!known || known.eventId !== eventId) return dismissProposal(locked, { eventId, judgeId, entryId, declaredBy })
    const stays = known.state === "dismissed" || known.source === "judge"
    return stays ? conflictOf(known) : endConflict(locked, known, "dismissed")
  })
}
