import { AppError } from "../app-error.ts"
import type { Database } from "../data/database.ts"
import type { Trace } from "../data/trace.ts"
import { sessionTag } from "../data/trace.ts"

declare const organized: unique symbol
type Organized<Id extends string> = number & { readonly [organized]: Id }

export type OrganizedEventId = Organized<"event">
export type OrganizedEntryId = Organized<"entry">
export type OrganizedCriterionId = Organized<"criterion">
export type OrganizedJudgeId = Organized<"judge">
export type OrganizedAwardId = Organized<"award">
export type OrganizedAwardWinnerId = Organized<"awardWinner">
export type OrganizedWinnerId = Organized<"confirmedWinner">

export type OrganizedSignInRequestId = Organized<"signInRequest">
export type OrganizedSessionId = string & { readonly [organized]: "session" }

/** Who organizes, before it is known what: their own event, or every event. */
export type Organizing = {
  ownEventId: number | null
  everyEvent: boolean
  sessionId: string | null
  actorIn(eventId: number): Actor
}

/** Who stands in the history: the name, and what tells people of one name apart. */
export type Actor = { actor: string } & Trace

/** The right to change one event, and who stands in its history. Only this file gives it out. */
export type OrganizedEvent = { eventId: OrganizedEventId } & Actor

const mayOrganize = (who: Organizing, eventId: number) => who.everyEvent || who.ownEventId === eventId

const grant = (who: Organizing, eventId: number): OrganizedEvent => ({
  eventId: eventId as OrganizedEventId,
  ...who.actorIn(eventId),
})

/** The event, if it is theirs: NOT_FOUND where there is none, FORBIDDEN where it is another organizer's. */
export async function organizedEvent(db: Database, who: Organizing, eventId: number): Promise<OrganizedEvent> {
  const [event] = await db.read.all(`SELECT "id" FROM "Event" WHERE "id" = ?`, [eventId])
  if (!event) throw new AppError("NOT_FOUND")
  if (!mayOrganize(who, eventId)) throw new AppError("FORBIDDEN")
  return grant(who, eventId)
}

/** What stands in another organizer's event is not theirs to know of: NOT_FOUND, as if it did not exist. */
function organizedRecord(who: Organizing, record: { eventId: number } | null): OrganizedEvent {
  if (!record || !mayOrganize(who, record.eventId)) throw new AppError("NOT_FOUND")
  return grant(who, record.eventId)
}

const eventOnly = { select: { eventId: true } } as const

export async function organizedEntry(db: Database, who: Organizing, entryId: number) {
  const event = organizedRecord(who, await db.prisma.entry.findUnique({ where: { id: entryId }, ...eventOnly }))
  return { ...event, entryId: entryId as OrganizedEntryId }
}
export type OrganizedEntry = Awaited<ReturnType<typeof organizedEntry>>

/** Several entries of one event, those already gone left out; null where none is left. One of another organizer's is NOT_FOUND. */
export async function organizedEntries(db: Database, who: Organizing, entryIds: readonly number[]) {
  const found = await db.prisma.entry.findMany({
    where: { id: { in: [...entryIds] } },
    select: { id: true, eventId: true },
  })
  const [first] = found
  if (!first) return null
  if (!found.every((entry) => mayOrganize(who, entry.eventId))) throw new AppError("NOT_FOUND")
  if (!found.every((entry) => entry.eventId === first.eventId))
    throw new AppError("FORBIDDEN", { message: "These entries are not all of one event. Nothing was changed." })
  return { ...grant(who, first.eventId), entryIds: found.map((entry) => entry.id as OrganizedEntryId) }
}

export async function organizedCriterion(db: Database, who: Organizing, criterionId: number) {
  const event = organizedRecord(who, await db.prisma.criterion.findUnique({ where: { id: criterionId }, ...eventOnly }))
  return { ...event, criterionId: criterionId as OrganizedCriterionId }
}
export type OrganizedCriterion = Awaited<ReturnType<typeof organizedCriterion>>

export async function organizedJudge(db: Database, who: Organizing, judgeId: number) {
  const event = organizedRecord(who, await db.prisma.judge.findUnique({ where: { id: judgeId }, ...eventOnly }))
  return { ...event, judgeId: judgeId as OrganizedJudgeId }
}
export type OrganizedJudge = Awaited<ReturnType<typeof organizedJudge>>

export async function organizedAward(db: Database, who: Organizing, awardId: number) {
  const event = organizedRecord(who, await db.prisma.award.findUnique({ where: { id: awardId }, ...eventOnly }))
  return { ...event, awardId: awardId as OrganizedAwardId }
}
export type OrganizedAward = Awaited<ReturnType<typeof organizedAward>>

export async function organizedAwardWinner(db: Database, who: Organizing, awardWinnerId: number) {
  const assignment = await db.prisma.awardWinner.findUnique({
    where: { id: awardWinnerId },
    select: { award: eventOnly },
  })
  const event = organizedRecord(who, assignment?.award ?? null)
  return { ...event, awardWinnerId: awardWinnerId as OrganizedAwardWinnerId }
}
export type OrganizedAwardWinner = Awaited<ReturnType<typeof organizedAwardWinner>>

export async function organizedWinner(db: Database, who: Organizing, confirmedWinnerId: number) {
  const event = organizedRecord(
    who,
    await db.prisma.confirmedWinner.findUnique({ where: { id: confirmedWinnerId }, ...eventOnly }),
  )
  return { ...event, confirmedWinnerId: confirmedWinnerId as OrganizedWinnerId }
}
export type OrganizedWinner = Awaited<ReturnType<typeof organizedWinner>>

export async function organizedSignInRequest(db: Database, who: Organizing, requestId: number) {
  const request = await db.prisma.signInRequest.findUnique({ where: { id: requestId }, ...eventOnly })
  return { ...organizedRecord(who, request), requestId: requestId as OrganizedSignInRequestId }
}
export type OrganizedSignInRequest = Awaited<ReturnType<typeof organizedSignInRequest>>

const SESSIONS_AT_ONCE = 500

/** The session that a list names by its tag: of all that are theirs to see, since nothing but the tag says which it is. */
export async function organizedSession(db: Database, who: Organizing, tag: string) {
  const where = who.everyEvent ? { eventId: { not: null } } : { eventId: who.ownEventId }
  for (let after = ""; ; ) {
    const page = await db.prisma.session.findMany({
      where: { ...where, id: { gt: after } },
      orderBy: { id: "asc" },
      take: SESSIONS_AT_ONCE,
      select: { id: true, eventId: true, judgeId: true, actor: true },
    })
    const found = page.find(({ id }) => sessionTag(id) === tag)
    if (found?.eventId != null) {
      const event = organizedRecord(who, { eventId: found.eventId })
      return {
        ...event,
        endedSessionId: found.id as OrganizedSessionId,
        ofJudgeId: found.judgeId,
        name: found.actor,
      }
    }
    after = page.at(-1)?.id ?? ""
    if (page.length < SESSIONS_AT_ONCE) throw new AppError("NOT_FOUND")
  }
}
export type OrganizedSession = Awaited<ReturnType<typeof organizedSession>>
