import { type organizerContract as contract, refuseImageUrl } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEntry, OrganizedEvent } from "../../access/organized.ts"
import { AppError, invalid } from "../../app-error.ts"
import { changedFields } from "../../data/changed-fields.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { changeEvent } from "../../data/event-change.ts"
import { refuseBeyondLimit } from "../../data/event-limits.ts"
import { refuseForeignPhoto } from "../../data/photos-of-event.ts"
import { entryOf } from "../../data/shapes.ts"
import { entrySubject } from "../../data/subjects.ts"
import type { Services } from "../../services.ts"

/** Race-free, as no other write on the event runs meanwhile. */
async function refuseTakenVotingId(tx: PrismaTransaction, eventId: number, votingId: string): Promise<void> {
  const holder = await tx.entry.findUnique({ where: { eventId_votingId: { eventId, votingId } }, select: { id: true } })
  if (holder) throw new AppError("VOTING_ID_TAKEN")
}

/** Of an address that is given to an entry; one that stays is no concern of a change, however old it is. */
async function refuseNewImage(tx: PrismaTransaction, eventId: number, url: string | null | undefined): Promise<void> {
  const refusal = url ? refuseImageUrl(url) : null
  if (refusal !== null) throw invalid(["imageUrl"], refusal)
  await refuseForeignPhoto(tx, eventId, url)
}

/** Adds an entry; LIMIT_REACHED where the event is full, VOTING_ID_TAKEN where another entry of the event has its voting ID. */
export async function createEntry(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createEntry.input>,
): Promise<z.output<typeof contract.createEntry.output>> {
  return changeEvent(db, event, "results", async ({ tx, sql, record }) => {
    await refuseBeyondLimit(sql, event.eventId, "entries")
    await refuseTakenVotingId(tx, event.eventId, input.votingId)
    await refuseForeignPhoto(tx, event.eventId, input.imageUrl)
    const { eventId: _, ...after } = input
    await record({ action: "entry.created", subject: entrySubject(input), after })
    return entryOf(await tx.entry.create({ data: input }))
  })
}

/** Changes only the fields that were sent; a photo of this server that is replaced goes once nothing points to it. */
export async function updateEntry(
  services: Services,
  entry: OrganizedEntry,
  input: z.output<typeof contract.updateEntry.input>,
): Promise<z.output<typeof contract.updateEntry.output>> {
  const { entryId: id, ...sent } = input
  const { updated, replacedImage } = await changeEvent(services.db, entry, "results", async ({ tx, record }) => {
    const stored = await tx.entry.findUnique({ where: { id } })
    if (!stored) throw new AppError("NOT_FOUND")
    const change = changedFields(stored, sent)
    if (!change) return { updated: stored, replacedImage: null }
    if (change.after.votingId !== undefined) await refuseTakenVotingId(tx, entry.eventId, change.after.votingId)
    await refuseNewImage(tx, entry.eventId, change.after.imageUrl)
    await record({ action: "entry.updated", subject: entrySubject(stored), ...change })
    const updated = await tx.entry.update({ where: { id }, data: change.after })
    return { updated, replacedImage: "imageUrl" in change.after ? stored.imageUrl : null }
  })
  if (replacedImage) await services.photos.release([replacedImage])
  return entryOf(updated)
}
