import type { organizerContract as contract } from "@rosette/contract/routers"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import { numberAfter } from "@rosette/domain/contest/rules"
import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import type { z } from "zod"
import { createOnce, type RememberCreation } from "../../data/change/create-once.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { classIdsOf, classRowsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { newJudgeCode, withFreshCode } from "../../data/records/fresh-code.ts"
import { idsIn, tieBreaksIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"
import { recordFirstLine } from "../../data/sql/history-lines.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { newSessionId, openOnDevice, traceOf } from "../../kernel/sessions/session-store.ts"
import { hashPassword } from "../../lib/password-hash.ts"
import type { PhotoStore } from "../../photos/photo-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import { type CreatedEvent, createdEventOf, type Opening, openAgain } from "./new-event.ts"

type Input = z.output<typeof contract.cloneEvent.input>

/**
 * Creates an event with the set-up of another one: its words, look, rules, classes, criteria and polls, and if wanted its awards and judges
 * with new codes. Entries, sheets, history and everything published stay with the source, which is only read.
 */
export async function cloneEvent(
  { db, photos }: Pick<Services, "db" | "photos">,
  source: OrganizedEvent,
  { organizerPassword, mutationId, ...body }: Input,
  opening: Opening,
): Promise<CreatedEvent> {
  return createOnce(
    db,
    { call: "cloneEvent", eventId: source.eventId, mutationId, body },
    ({ eventId }) => openAgain(db, eventId, organizerPassword, opening),
    async (remember) => {
      // Hashing takes time: no transaction should wait for it.
      const organizerPasswordHash = await hashPassword(organizerPassword, "creation")
      const look = await copyLook(db, photos, source)
      const work = (passcode: string) =>
        db.transaction((tx) =>
          clone(db, tx, { source, body, passcode, organizerPasswordHash, look, opening, remember }),
        )
      try {
        return await withFreshCode(work)
      } finally {
        // Only if nothing was created: otherwise the new event shows them.
        await photos.release([look.coverUrl, look.logoUrl])
      }
    },
  )
}

type Look = Pick<RowOf<"Event">, "coverUrl" | "logoUrl">

/** Copies of the source's pictures: each event has its own files. One that is not there any more is left out. */
async function copyLook(db: Database, photos: PhotoStore, { eventId }: OrganizedEvent): Promise<Look> {
  const select = { coverUrl: true, logoUrl: true } as const
  const shown = await db.prisma.event.findUnique({ where: { id: eventId }, select })
  const copyOf = async (url: string | null | undefined) => (url ? photos.copy(url) : null)
  const coverUrl = await copyOf(shown?.coverUrl)
  return { coverUrl, logoUrl: await copyOf(shown?.logoUrl) }
}

type Cloning = {
  source: OrganizedEvent
  body: Omit<Input, "organizerPassword" | "mutationId">
  passcode: string
  organizerPasswordHash: string
  look: Look
  opening: Opening
  remember: RememberCreation
}

async function clone(db: Database, tx: PrismaTransaction, cloning: Cloning): Promise<CreatedEvent> {
  const { source, body, passcode, organizerPasswordHash, look, opening, remember } = cloning
  const { eventId: _, includesJudges, includesAwards, ...sent } = body
  const stored = await tx.event.findUnique({ where: { id: source.eventId } })
  if (!stored) throw new AppError("NOT_FOUND")
  const { description, location, organizerName } = stored
  const details = { description, location, organizerName, ...sent }
  const data = { ...setUpOf(stored), ...look, ...details, organizerPasswordHash, passcode }
  const event = await tx.event.create({ data })
  const { classes, criteria, created } = await cloneScorecards(tx, stored.id, event.id)
  const tieBreaks = cloneTieBreaks(stored.tieBreaks, criteria)
  await tx.event.update({ where: { id: event.id }, data: { tieBreaks } })
  const polls = await clonePolls(tx, stored.id, event.id, classes)
  if (includesAwards) await cloneAwards(tx, stored.id, event.id, { classes, criteria, polls })
  if (includesJudges) await cloneJudges(tx, stored.id, event.id, classes)

  const sessionId = newSessionId()
  const actor = details.organizerName
  const author = { eventId: event.id, actor, ...traceOf("organizer", { ...opening, sessionId }) }
  const after = { ...details, criteria: created.length, clonedFrom: { id: stored.id, name: stored.name } }
  await recordFirstLine(sqlOf(db, tx), author, { action: "event.created", subject: event.name, after })
  await openOnDevice(tx, { role: "organizer", eventId: event.id, actor }, opening, sessionId)
  await remember(tx, { eventId: event.id, recordId: event.id })
  return createdEventOf(event, created, sessionId)
}

/** Words, colour and rules, which name no record of the event. */
function setUpOf(event: RowOf<"Event">) {
  const { words, kind, accent, allowNameSignIn } = event
  const { panelMethod, placesThatMatter, conferAbove, notApplicable, ranks, sheetsPerEntry } = event
  const rules = { panelMethod, placesThatMatter, conferAbove, notApplicable, ranks, sheetsPerEntry }
  return { words, kind, accent, allowNameSignIn, ...rules }
}

/** The new id of each record of the source. */
type NewIds = ReadonlyMap<number, number>

async function cloneScorecards(tx: PrismaTransaction, from: number, eventId: number) {
  const ofSource = { where: { eventId: from }, orderBy: { id: "asc" } } as const
  const classes = new Map<number, number>()
  for (const { id, eventId: _, ...fields } of await tx.class.findMany(ofSource))
    classes.set(id, (await tx.class.create({ data: { ...fields, eventId } })).id)
  const criteria = new Map<number, number>()
  const created: RowOf<"Criterion">[] = []
  for (const { id, eventId: _, ...fields } of await tx.criterion.findMany(ofSource)) {
    const classIds = JSON.stringify(mapped([NO_CLASS, ...classes.keys()], idsIn(fields.classIds), classes))
    const criterion = await tx.criterion.create({ data: { ...fields, eventId, setupVersion: 0, classIds } })
    criteria.set(id, criterion.id)
    created.push(criterion)
  }
  return { classes, criteria, created }
}

/** The new ids of known records; 0 stands for no class. Those without a counterpart are dropped. */
const mapped = (known: readonly number[], ids: readonly number[], newIds: NewIds): number[] =>
  ids.filter((id) => known.includes(id)).map((id) => newIds.get(id) ?? id)

function cloneTieBreaks(tieBreaks: string, criteria: NewIds): string {
  const steps = tieBreaksIn(tieBreaks).flatMap((step) => {
    const criterionId = numberAfter("criterion", step)
    if (criterionId === null) return [step]
    const newId = criteria.get(criterionId)
    return newId === undefined ? [] : [`criterion:${newId}`]
  })
  return JSON.stringify(steps)
}

/** The records of the event that an award on such a basis names. */
const NAMED_BY: { [Basis in AwardBasis]?: "classes" | "criteria" | "polls" } = {
  class: "classes",
  criterion: "criteria",
  audience: "polls",
}

/** As drafts, without their votes. */
async function clonePolls(tx: PrismaTransaction, from: number, eventId: number, classes: NewIds): Promise<NewIds> {
  const polls = new Map<number, number>()
  const rows = await tx.poll.findMany({ where: { eventId: from }, orderBy: { id: "asc" } })
  for (const { id, name, order, showsVotes, ...poll } of rows) {
    const classIds = JSON.stringify(mapped([...classes.keys()], idsIn(poll.classIds), classes))
    polls.set(id, (await tx.poll.create({ data: { eventId, name, order, showsVotes, classIds } })).id)
  }
  return polls
}

async function cloneAwards(
  tx: PrismaTransaction,
  from: number,
  eventId: number,
  newIds: { classes: NewIds; criteria: NewIds; polls: NewIds },
): Promise<void> {
  const awards = await tx.award.findMany({ where: { eventId: from }, orderBy: { id: "asc" }, include: WITH_CLASSES })
  for (const award of awards) {
    const { id: _id, eventId: _event, createdAt: _created, updatedAt: _updated, eligibleClasses: _, ...fields } = award
    const named = NAMED_BY[award.basis]
    const basisId = named ? (newIds[named].get(award.basisId ?? 0) ?? null) : award.basisId
    const basis = named && basisId === null ? ("manual" as const) : award.basis
    const classIds = mapped([...newIds.classes.keys()], classIdsOf(award), newIds.classes)
    const data = { ...fields, eventId, basis, basisId, eligibleClasses: { create: classRowsOf(classIds) } }
    await tx.award.create({ data })
  }
}

/** Names with new codes: an old card opens the old event alone. */
async function cloneJudges(tx: PrismaTransaction, from: number, eventId: number, classes: NewIds): Promise<void> {
  const judges = await tx.judge.findMany({ where: { eventId: from }, orderBy: { id: "asc" } })
  await tx.judge.createMany({
    data: judges.map(({ name, nameKey, isActive, sections, ...judge }) => {
      const classIds = JSON.stringify(mapped([NO_CLASS, ...classes.keys()], idsIn(judge.classIds), classes))
      return { eventId, name, nameKey, isActive, classIds, sections, ...newJudgeCode() }
    }),
  })
}
