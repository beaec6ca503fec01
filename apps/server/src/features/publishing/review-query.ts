import { LIMITS } from "@rosette/contract/limits"
import type { BlockingLine, Review } from "@rosette/contract/publishing"
import { blockingConcerns } from "@rosette/domain/publishing/blocking"
import type { Waiver } from "@rosette/domain/publishing/concerns"
import { readOneState } from "../../data/change/one-state.ts"
import type { Database, PrismaTransaction, Reading } from "../../data/database.ts"
import { activeConflicts } from "../../data/records/conflicts.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { contestNow, contestVersions, type EventContest } from "../results/contest-query.ts"

type StoredWaiver = Waiver & Pick<RowOf<"Waiver">, "reason" | "waivedBy"> & { waivedAt: string }

/** The review with the contest that it was made from. */
export type EventReview = Review & { found: EventContest; waivers: StoredWaiver[] }

/** The state of the results, and what prevents publishing them, as one state of the event. */
export const eventReview = (db: Database, { eventId }: OrganizedEvent): Promise<EventReview> =>
  readOneState(
    db,
    eventId,
    async (reading) => {
      const versions = await contestVersions(reading, eventId)
      return { versions, found: await reviewUnderLock(db, reading, eventId) }
    },
    (reading) => contestVersions(reading, eventId),
  )

/** The same for work that holds the event's lock, inside its transaction. */
export async function reviewUnderLock(db: Database, { tx, sql }: Reading, eventId: number): Promise<EventReview> {
  return readReview(tx, eventId, await contestNow(db, { tx, sql }, eventId))
}

async function readReview(tx: PrismaTransaction, eventId: number, found: EventContest): Promise<EventReview> {
  const { contest, setup, lines, standings } = found
  const waivers = await readWaivers(tx, eventId)
  const judges = await tx.judge.findMany({ where: { eventId }, orderBy: { id: "asc" }, select: JUDGE })
  const blocking: BlockingLine[] = blockingConcerns({
    judges: judges.map((judge) => ({ ...judge, classIds: idsIn(judge.classIds), sections: idsIn(judge.sections) })),
    conflicts: await activeConflicts(tx, eventId),
    contest,
    setup,
    lines,
    standings,
    confirmed: await tx.confirmedWinner.findMany({ where: { eventId }, orderBy: { id: "asc" }, select: CONFIRMED }),
    waivers,
    openPolls: await openPolls(tx, eventId),
    finalists: LIMITS.finalists,
  })
  const event = await tx.event.findUnique({ where: { id: eventId }, select: { resultsState: true } })
  if (!event) throw new AppError("NOT_FOUND")
  return { state: event.resultsState, blocking, found, waivers }
}

async function openPolls({ poll }: PrismaTransaction, eventId: number): Promise<number[]> {
  const rows = await poll.findMany({ where: { eventId, state: "open" }, orderBy: { id: "asc" }, select: { id: true } })
  return rows.map(({ id }) => id)
}

const SCOPE = { classIds: true, sections: true, hasLeft: true } as const
const JUDGE = { id: true, isActive: true, waitingSheets: true, savedVersion: true, ...SCOPE } as const
const CONFIRMED = { id: true, entryId: true, winnerType: true, criterionId: true, position: true } as const

async function readWaivers({ waiver }: PrismaTransaction, eventId: number): Promise<StoredWaiver[]> {
  const rows = await waiver.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  return rows.map(({ kind, waivedKey: key, reason, waivedBy, waivedAt }) => {
    return { kind, key, reason, waivedBy, waivedAt: waivedAt.toISOString() }
  })
}
