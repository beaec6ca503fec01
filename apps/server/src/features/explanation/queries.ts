import type { EntryExplanation } from "@rosette/contract/explanation"
import { countsOverall } from "@rosette/domain/contest/results"
import { explainEntry, type SheetWithStory } from "@rosette/domain/explanation/explanation"
import { readOneState } from "../../data/change/one-state.ts"
import { asBoolean, type Database, type Sql } from "../../data/database.ts"
import { linesOfSheet, parseScores } from "../../data/sql/score-lines.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedEntry } from "../entries/access.ts"
import { contestVersions } from "../results/contest-query.ts"
import { type ResultsAtVersion, resultsNow } from "../results/current-results-query.ts"
import type { StoredSettlement } from "../results/decisions-query.ts"
import { readSheetStories } from "./stories-query.ts"

type Sheets = SheetWithStory<EntryExplanation["sheets"][number]["story"]>[]
type SheetRow = { judgeId: number; judgeName: string; isSubmitted: unknown; lines: string }

/** Why the entry has its place, from one consistent state of the event. Throws NOT_FOUND if it is gone. */
export const entryExplanation = (db: Database, { eventId, entryId }: OrganizedEntry): Promise<EntryExplanation> =>
  readOneState(
    db,
    eventId,
    async (sql) => {
      const versions = await contestVersions(sql, eventId)
      return { versions, found: await explain(sql, await resultsNow(db, sql, eventId), { eventId, entryId }) }
    },
    (sql) => contestVersions(sql, eventId),
  )

type EntryOfEvent = { eventId: number; entryId: number }

async function explain(
  sql: Sql,
  { version, decisions, setup, names, lines, standings }: ResultsAtVersion,
  { eventId, entryId }: EntryOfEvent,
): Promise<EntryExplanation> {
  const votingId = setup.entries.find(({ entry }) => entry.id === entryId)?.entry.votingId
  if (votingId === undefined) throw new AppError("NOT_FOUND")
  const { rules, settlements, winners } = decisions
  const method = rules.panelMethod
  const entryName = names.get(entryId)?.entryName ?? ""
  const sheets = await readSheets(sql, eventId, { id: entryId, votingId, entryName })
  const awards = await readAwards(sql, eventId)
  const explained = explainEntry({ entryId, setup, lines, sheets, method, standings, settlements, winners })
  if (!explained) throw new AppError("NOT_FOUND")
  return {
    ...explained,
    version,
    panelMethod: method,
    countingCriterionIds: setup.criteria.filter(countsOverall).map(({ id }) => id),
    ties: explained.ties.map((tie) => ({ ...tie, settlement: tie.settlement && shown(tie.settlement) })),
    withdrawnSettlements: explained.withdrawnSettlements.map(shown),
    awards: explained.awards.flatMap((decided) => {
      const award = awards.get(decided.awardId)
      const held = decided.heldAwardId === null ? undefined : awards.get(decided.heldAwardId)
      return award ? [{ ...decided, awardName: award.name, basis: award.basis, heldAwardName: held?.name ?? null }] : []
    }),
  }
}

const shown = (settlement: StoredSettlement) => ({ ...settlement, entryIds: [...settlement.entryIds] })

/** The entry's sheets, also drafts, by judge id. */
async function readSheets(
  sql: Sql,
  eventId: number,
  entry: { id: number; votingId: string; entryName: string },
): Promise<Sheets> {
  const rows = await sql.all<SheetRow>(
    `SELECT s."judgeId", j."name" AS "judgeName", s."isSubmitted", ${linesOfSheet(sql)} AS "lines"
       FROM "Sheet" s JOIN "Judge" j ON j."id" = s."judgeId" WHERE s."entryId" = ? ORDER BY s."judgeId"`,
    [entry.id],
  )
  const stories = await readSheetStories(
    sql,
    eventId,
    entry,
    rows.map(({ judgeName }) => judgeName),
  )
  return rows.map(({ judgeId, judgeName, isSubmitted, lines }) => ({
    ...{ judgeId, judgeName, entryId: entry.id, isSubmitted: asBoolean(isSubmitted), scores: parseScores(lines) },
    story: stories.get(judgeName) ?? [],
  }))
}

type NamedAward = Pick<EntryExplanation["awards"][number], "basis"> & { id: number; name: string }

async function readAwards(sql: Sql, eventId: number): Promise<Map<number, NamedAward>> {
  const awards = await sql.all<NamedAward>(`SELECT "id", "name", "basis" FROM "Award" WHERE "eventId" = ?`, [eventId])
  return new Map(awards.map((award) => [award.id, award]))
}
