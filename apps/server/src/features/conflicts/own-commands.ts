import type { Conflict } from "@rosette/contract/conflicts"
import type { judgeContract as contract } from "@rosette/contract/routers"
import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import type { z } from "zod"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { editEvent, type LockedEvent } from "../../data/change/event-change.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { conflictOf } from "../../data/records/conflicts.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OwnConflict, OwnEntry } from "./access.ts"
import { type Declared, declareConflict, endConflict } from "./declared-conflicts.ts"

/** Steps aside from an entry. Throws EVENT_CLOSED while judging is closed; an attempt that was stored is answered as before. */
export async function stepAside(
  db: Database,
  entry: OwnEntry,
  { reason, mutationId }: Pick<z.output<typeof contract.stepAside.input>, "reason" | "mutationId">,
): Promise<Declared> {
  const { eventId, judgeId, entryId, actor: declaredBy } = entry
  return createOnce<Declared>(
    db,
    { call: "stepAside", eventId, mutationId, body: { judgeId, entryId, reason } },
    async ({ recordId: id }) => {
      const row = stillThere(await db.prisma.conflict.findUnique({ where: { id } }))
      return { conflict: conflictOf(row), isNew: false }
    },
    (remember) =>
      whileOpen(db, entry, async (locked) => {
        const pair = { eventId, judgeId, entryId }
        const declared = await declareConflict(locked, { ...pair, reason, source: "judge", declaredBy })
        await remember(locked.tx, { eventId, recordId: declared.conflict.id })
        return declared
      }),
  )
}

/**
 * Withdraws the judge's own declaration; what is withdrawn stays so. Throws STEPPED_ASIDE if the organizer has declared it, or if there
 * is a submitted sheet: whoever has judged must not come and go.
 */
export async function withdrawOwnConflict(db: Database, conflict: OwnConflict): Promise<Conflict> {
  const { conflictId: id, judgeId } = conflict
  return whileOpen(db, conflict, async (locked) => {
    const stored = await locked.tx.conflict.findUnique({ where: { id } })
    if (!stored || stored.state === "dismissed") throw new AppError("NOT_FOUND")
    if (stored.state === "withdrawn") return conflictOf(stored)
    const where = { judgeId_entryId: { judgeId, entryId: stored.entryId }, isSubmitted: true }
    const submitted = await locked.tx.sheet.findUnique({ where, select: { id: true } })
    if (stored.source !== "judge" || submitted) throw new AppError("STEPPED_ASIDE")
    return endConflict(locked, stored, "withdrawn")
  })
}

/** A change by a judge, which is EVENT_CLOSED while judging is closed, also while results are published. */
const whileOpen = <Result>(
  db: Database,
  author: OwnEntry | OwnConflict,
  work: (locked: LockedEvent) => Promise<Result>,
): Promise<Result> =>
  editEvent(
    db,
    author,
    async (locked) => {
      await refuseClosed(locked.tx, author.eventId)
      return work(locked)
    },
    "allowed",
  )

async function refuseClosed({ event }: PrismaTransaction, eventId: number): Promise<void> {
  const state = await event.findUniqueOrThrow({
    where: { id: eventId },
    select: { isActive: true, resultsState: true },
  })
  if (!judgingIsOpen(state)) throw new AppError("EVENT_CLOSED")
}
