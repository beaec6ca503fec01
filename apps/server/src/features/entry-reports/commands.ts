import type { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import type { z } from "zod"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { editEvent } from "../../data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OwnEntry } from "../conflicts/access.ts"
import type { OrganizedReport } from "./access.ts"
import { reportOf } from "./queries.ts"

type Sent = Omit<z.output<typeof judgeContract.reportEntry.input>, "entryId">

/**
 * Tells the organizer something of an entry; the entry itself stays as it is. The same attempt again has no second effect. Throws
 * EVENT_CLOSED outside judging, NOT_FOUND if the entry is gone, LIMIT_REACHED.
 */
export async function reportEntry(
  db: Database,
  entry: OwnEntry,
  { kind, text, mutationId }: Sent,
): Promise<z.output<typeof judgeContract.reportEntry.output>> {
  const { entryId, judgeId, ...author } = entry
  const { eventId } = author
  return createOnce(
    db,
    { call: "reportEntry", eventId, mutationId, body: { judgeId, entryId, kind, text } },
    async ({ recordId: id }) => reportOf(stillThere(await db.prisma.entryReport.findUnique({ where: { id } }))),
    (remember) =>
      editEvent(
        db,
        author,
        async ({ tx, begin }) => {
          const stored = await judgedEntry(tx, entry)
          await refuseBeyondLimit(tx, eventId, "reports")
          const { record } = await begin("organizersOnly")
          const made = await tx.entryReport.create({ data: { eventId, judgeId, entryId, kind, text } })
          await remember(tx, { eventId, recordId: made.id })
          await record({ action: "entry.reported", subject: entrySubject(stored), after: { kind, text } })
          return reportOf(made)
        },
        "allowed",
      ),
  )
}

/** The entry as it is now. Throws EVENT_CLOSED unless its event is being judged, SIGN_IN_REQUIRED for a judge who was removed. */
async function judgedEntry(tx: PrismaTransaction, { eventId, judgeId, entryId }: OwnEntry) {
  const event = await tx.event.findUnique({ where: { id: eventId } })
  if (!event || !judgingIsOpen(event)) throw new AppError("EVENT_CLOSED")
  if ((await tx.judge.count({ where: { id: judgeId } })) === 0) throw new AppError("SIGN_IN_REQUIRED")
  const entry = await tx.entry.findUnique({ where: { id: entryId } })
  if (!entry) throw new AppError("NOT_FOUND")
  return entry
}

/** Takes a report off the organizer's list; it stays in the history. Throws NOT_FOUND if it is gone. */
export async function dismissReport(
  db: Database,
  { reportId: id, ...event }: OrganizedReport,
): Promise<z.output<typeof contract.dismissReport.output>> {
  return editEvent(db, event, async ({ tx, begin }) => {
    const stored = await tx.entryReport.findUnique({ where: { id }, include: { entry: true, judge: true } })
    if (!stored) throw new AppError("NOT_FOUND")
    if (stored.dismissedAt) return { deletedCount: 0 }
    const { record } = await begin("organizersOnly")
    await tx.entryReport.update({ where: { id }, data: { dismissedAt: new Date() } })
    const { kind, text } = stored
    const before = { judge: judgeSubject(stored.judge), kind, text }
    await record({ action: "entry.reportDismissed", subject: entrySubject(stored.entry), before })
    return { deletedCount: 1 }
  })
}
