import { LIMITS } from "@rosette/contract/limits"
import type { BlockingLine, Review } from "@rosette/contract/publishing"
import { blockingConcerns } from "@rosette/domain/publishing/blocking"
import type { Waiver } from "@rosette/domain/publishing/concerns"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { readOneState } from "../../data/change/one-state.ts"
import { asBoolean, type Database, type Sql } from "../../data/database.ts"
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
    async (sql) => {
      const versions = await contestVersions(sql, eventId)
      return { versions, found: await readReview(sql, eventId, await contestNow(db, sql, eventId)) }
    },
    (sql) => contestVersions(sql, eventId),
  )

/** The same for work that holds the event's lock, inside its transaction. */
export async function reviewUnderLock(db: Database, sql: Sql, eventId: number): Promise<EventReview> {
  return readReview(sql, eventId, await contestNow(db, sql, eventId))
}

async function readReview(sql: Sql, eventId: number, found: EventContest): Promise<EventReview> {
  const { contest, setup, lines, standings } = found
  const waivers = await readWaivers(sql, eventId)
  const blocking: BlockingLine[] = blockingConcerns({
    judges: await readJudges(sql, eventId),
    contest,
    setup,
    lines,
    standings,
    confirmed: await readConfirmed(sql, eventId),
    waivers,
    finalists: LIMITS.finalists,
  })
  return { state: await readState(sql, eventId), blocking, found, waivers }
}

async function readState(sql: Sql, eventId: number): Promise<ResultsState> {
  const [event] = await sql.all<{ resultsState: ResultsState }>(`SELECT "resultsState" FROM "Event" WHERE "id" = ?`, [
    eventId,
  ])
  if (!event) throw new AppError("NOT_FOUND")
  return event.resultsState
}

type JudgeRow = { id: number; isActive: unknown; waitingSheets: number; savedVersion: number }

async function readJudges(sql: Sql, eventId: number) {
  const rows = await sql.all<JudgeRow>(
    `SELECT "id", "isActive", "waitingSheets", "savedVersion" FROM "Judge" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
  return rows.map(({ isActive, ...judge }) => ({ ...judge, isActive: asBoolean(isActive) }))
}

type ConfirmedRow = Parameters<typeof blockingConcerns>[0]["confirmed"][number]

const readConfirmed = (sql: Sql, eventId: number): Promise<ConfirmedRow[]> =>
  sql.all<ConfirmedRow>(
    `SELECT "id", "entryId", "winnerType", "criterionId", "position" FROM "ConfirmedWinner" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )

const readWaivers = (sql: Sql, eventId: number): Promise<StoredWaiver[]> =>
  sql.all<StoredWaiver>(
    `SELECT "kind", "waivedKey" AS "key", "reason", "waivedBy", "waivedAt" FROM "Waiver" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
