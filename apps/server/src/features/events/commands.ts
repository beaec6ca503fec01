import { NOT_UPLOADED } from "@rosette/contract/looks"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { REQUIREMENTS } from "@rosette/domain/contest/applicability"
import type { Requirements } from "@rosette/domain/entries/entry-flags"
import {
  type EventWords,
  hasOwnWords,
  ownWordsOf,
  USUAL_WORDS,
  withSentWords,
  wordsOf,
} from "@rosette/domain/events/event-words"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce, type RememberCreation } from "../../data/change/create-once.ts"
import { editEvent, type LockedEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { withFreshCode } from "../../data/records/fresh-code.ts"
import { organizedEventOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { recordFirstLine } from "../../data/sql/history-lines.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { newSessionId, openOnDevice, traceOf } from "../../kernel/sessions/session-store.ts"
import { hashPassword } from "../../lib/password-hash.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import { type CreatedEvent, createdEventOf, type Opening, openAgain } from "./new-event.ts"

/** Creates the event with its passcode and its criteria in the order sent, and signs its organizer in. */
export async function createEvent(
  db: Database,
  input: z.output<typeof contract.createEvent.input>,
  opening: Opening,
): Promise<CreatedEvent> {
  const { mutationId, organizerPassword, ...body } = input
  return createOnce(
    db,
    { call: "createEvent", eventId: null, mutationId, body },
    ({ eventId }) => openAgain(db, eventId, organizerPassword, opening),
    (remember) => createNewEvent(db, input, opening, remember),
  )
}

async function createNewEvent(
  db: Database,
  input: z.output<typeof contract.createEvent.input>,
  opening: Opening,
  remember: RememberCreation,
): Promise<CreatedEvent> {
  const { criteria, words, kind, accent, organizerPassword, mutationId: _, ...details } = input
  const actor = details.organizerName
  const own = ownWordsOf(withSentWords(USUAL_WORDS, words))
  refuseFlagsNotUsed(wordsOf(own), criteria)
  const start = { words: JSON.stringify(own), kind: kind === "blank" ? null : kind, accent }
  // Hashing takes time: no transaction should wait for it.
  const organizerPasswordHash = await hashPassword(organizerPassword, "creation")

  return withFreshCode((passcode) =>
    db.transaction(async (tx) => {
      const event = await tx.event.create({ data: { ...details, ...start, organizerPasswordHash, passcode } })
      const eventId = event.id
      const created = await tx.criterion.createManyAndReturn({
        data: criteria.map((criterion, index) => ({ ...criterion, eventId, order: criterion.order ?? index + 1 })),
      })
      const sessionId = newSessionId()
      const author = { eventId, actor, ...traceOf("organizer", { ...opening, sessionId }) }
      const look = { ...(hasOwnWords(own) && { words: own }), ...(accent && { accent }) }
      const after = { ...details, ...look, criteria: criteria.length }
      await recordFirstLine(sqlOf(db, tx), author, { action: "event.created", subject: event.name, after })
      await openOnDevice(tx, { role: "organizer", eventId, actor }, opening, sessionId)
      await remember(tx, { eventId, recordId: eventId })
      return createdEventOf(event, created, sessionId)
    }),
  )
}

/** Throws FLAG_IN_USE if a criterion requires a flag that the event does not use. */
function refuseFlagsNotUsed({ flags }: EventWords, criteria: readonly Requirements[]): void {
  const isNeeded = REQUIREMENTS.some(
    ([requirement, flag]) => !flags[flag].isUsed && criteria.some((criterion) => criterion[requirement]),
  )
  if (isNeeded) throw new AppError("FLAG_IN_USE")
}

/** Throws INVALID_INPUT for a picture that the event does not show: a new one is uploaded. */
function refuseOtherPictures(stored: Pictures, sent: Partial<Pictures>): void {
  for (const field of ["coverUrl", "logoUrl"] as const)
    if (sent[field] && sent[field] !== stored[field]) throw invalid([field], NOT_UPLOADED)
}

type Pictures = Pick<RowOf<"Event">, "coverUrl" | "logoUrl">

/**
 * Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected. An event that
 * is not active accepts no sheets and no sign-ins of judges.
 */
export async function updateEvent(
  { db, photos }: Pick<Services, "db" | "photos">,
  event: OrganizedEvent,
  input: z.output<typeof contract.updateEvent.input>,
): Promise<z.output<typeof contract.updateEvent.output>> {
  const { eventId: _, expected, ...sent } = input
  const where = { id: event.eventId }
  const work = async ({ tx, begin }: LockedEvent) => {
    const stored = await tx.event.findUniqueOrThrow({ where })
    refuseChangedFields(stored, sent, expected)
    refuseOtherPictures(stored, sent)
    const change = changedFields(stored, sent)
    if (!change) return { updated: organizedEventOf(stored), removed: [] }
    const { record } = await begin("eventDetails")
    await record({ action: "event.updated", subject: stored.name, ...change })
    const { coverUrl = null, logoUrl = null } = change.before
    const updated = organizedEventOf(await tx.event.update({ where, data: change.after }))
    return { updated, removed: [coverUrl, logoUrl] }
  }
  const { updated, removed } = await editEvent(db, event, work, "allowed")
  await photos.release(removed)
  return updated
}
