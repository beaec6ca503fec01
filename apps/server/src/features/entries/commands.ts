import type { Effect } from "@rosette/contract/effects"
import { refuseImageUrl } from "@rosette/contract/photos"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { movesApplicability } from "@rosette/domain/contest/applicability"
import { standingAfter } from "@rosette/domain/entries/entry-status"
import { votingIdKey } from "@rosette/domain/text/text-keys"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { refuseForeignClass, withClassName } from "../../data/records/class-of-event.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { refuseForeignPhoto } from "../../data/records/photos-of-event.ts"
import { entryOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { retally } from "../../data/sql/tally.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedEntry } from "./access.ts"
import { areOnlyShown, statusChanges, storeStatuses } from "./change-status.ts"

/** Voting IDs that look the same count as one. There is no race: no other write on the event runs at the same time. */
async function refuseTakenVotingId(
  tx: PrismaTransaction,
  eventId: number,
  votingId: string,
  ownId?: number,
): Promise<void> {
  const key = votingIdKey(votingId)
  const entries = await tx.entry.findMany({ where: { eventId }, select: { id: true, votingId: true } })
  if (entries.some((other) => other.id !== ownId && votingIdKey(other.votingId) === key))
    throw new AppError("VOTING_ID_TAKEN")
}

/** Checks only a new address: one that stays is not checked again, however old it is. */
async function refuseNewImage(tx: PrismaTransaction, eventId: number, url: string | null | undefined): Promise<void> {
  const refusal = url ? refuseImageUrl(url) : null
  if (refusal !== null) throw invalid(["imageUrl"], refusal)
  await refuseForeignPhoto(tx, eventId, url)
}

/**
 * Adds an entry. Throws LIMIT_REACHED if the event is full, VOTING_ID_TAKEN if another entry of the event has its
 * voting ID.
 */
export async function createEntry(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createEntry.input>,
): Promise<z.output<typeof contract.createEntry.output>> {
  const { eventId: _, mutationId, ...fields } = input
  const { eventId } = event
  return createOnce(
    db,
    { call: "createEntry", eventId, mutationId, body: fields },
    async ({ recordId: id }) => entryOf(stillThere(await db.prisma.entry.findUnique({ where: { id } }))),
    (remember) =>
      changeEvent(db, event, "results", async ({ tx, record }) => {
        await refuseBeyondLimit(tx, eventId, "entries")
        await refuseTakenVotingId(tx, eventId, fields.votingId)
        await refuseForeignPhoto(tx, eventId, fields.imageUrl)
        await refuseForeignClass(tx, eventId, fields.classId)
        const { classId, ...own } = fields
        const after = classId === null ? own : await withClassName(tx, eventId, fields)
        await record({ action: "entry.created", subject: entrySubject(fields), after })
        const entry = await tx.entry.create({ data: { ...fields, eventId } })
        await remember(tx, { eventId, recordId: entry.id })
        return entryOf(entry)
      }),
  )
}

/** The fields of an entry that no result depends on. */
const SHOWN_ALONE: ReadonlySet<string> = new Set<keyof RowOf<"Entry">>([
  "description",
  "imageUrl",
  "showEntryName",
  "showOwnerParticipant",
])

/** What a change is, as news: a check-in concerns organizers alone, what judges see is no result. */
function effectOf(fields: readonly string[], isStatusOnlyShown: boolean): Effect {
  if (!isStatusOnlyShown || !fields.every((field) => SHOWN_ALONE.has(field))) return "results"
  return fields.length > 0 ? "shownToJudges" : "organizersOnly"
}

/**
 * Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected, ENTRY_JUDGED if the entry
 * would become absent although a judge has submitted a sheet. A replaced
 * photo of this server is removed once nothing shows it.
 */
export async function updateEntry(
  services: Services,
  entry: OrganizedEntry,
  input: z.output<typeof contract.updateEntry.input>,
): Promise<z.output<typeof contract.updateEntry.output>> {
  const { entryId: _, expected, status, statusReason, ...sent } = input
  const { entryId: id, eventId } = entry
  const { updated, replacedImage } = await editEvent(services.db, entry, async ({ tx, sql, begin }) => {
    const stored = await tx.entry.findUnique({ where: { id } })
    if (!stored) throw new AppError("NOT_FOUND")
    const isStatusSent = status !== undefined || statusReason !== undefined
    const standing = isStatusSent ? standingAfter(stored, { status, statusReason }) : {}
    refuseChangedFields(stored, { ...sent, ...standing }, expected)
    const change = changedFields(stored, sent)
    const statuses = await statusChanges(tx, [stored], { status, statusReason })
    if (!change && statuses.length === 0) return { updated: stored, replacedImage: null }
    const { before, after } = change ?? { before: {}, after: {} }
    if (after.votingId !== undefined) await refuseTakenVotingId(tx, eventId, after.votingId, id)
    await refuseNewImage(tx, eventId, after.imageUrl)
    await refuseForeignClass(tx, eventId, after.classId)
    const { record } = await begin(effectOf(Object.keys(after), areOnlyShown(statuses)))
    if (change) {
      const forHistory = {
        before: await withClassName(tx, eventId, before),
        after: await withClassName(tx, eventId, after),
      }
      await record({ action: "entry.updated", subject: entrySubject(stored), ...forHistory })
    }
    await storeStatuses({ tx, record }, statuses)
    const updated = await tx.entry.update({ where: { id }, data: after })
    if (movesApplicability(after)) await retally(sql, eventId, [id])
    return { updated, replacedImage: "imageUrl" in after ? stored.imageUrl : null }
  })
  if (replacedImage) await services.photos.release([replacedImage])
  return entryOf(updated)
}
