import { hash } from "node:crypto"
import type { AwardBasis, AwardForProposal } from "@rosette/domain/awards/proposal"
import type { EntryFlags } from "@rosette/domain/entries/entry-flags"
import { type PanelLine, panelLines } from "@rosette/domain/panel/panel"
import { type Contest, type Standings, standings } from "@rosette/domain/results/places"
import type { ResultsSetup } from "@rosette/domain/results/results"
import type { LadderName } from "@rosette/domain/ties/rules"
import type { Settlement, SettlementKind } from "@rosette/domain/ties/settlements"
import { readOneState } from "../../data/change/one-state.ts"
import { asBoolean, type Database, type Sql } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"
import { rulesOf } from "../rules/queries.ts"
import { readPanelSheets } from "./panels-query.ts"
import { readResultsSetup } from "./setup-query.ts"

/** A settlement with who decided it, when and why, and who withdrew it. Times are ISO 8601 in UTC. */
export type StoredSettlement = Settlement & {
  reason: string
  seed: string | null
  settledBy: string
  settledAt: string
  withdrawnBy: string | null
  withdrawnAt: string | null
  withdrawnReason: string | null
}

/** The inputs of an event's places, ties and awards at one version of its results, and these results. */
export type EventContest = {
  version: number
  contest: Contest<StoredSettlement>
  setup: ResultsSetup
  /** In voting ID order. */
  lines: PanelLine[]
  standings: Standings<StoredSettlement>
}

/** SHA-256 of the UTF-8 text, in lower-case hex: for the keys of ties and the order of a lot. */
export const sha256 = (text: string): string => hash("sha256", text, "hex")

/** The contest as it is now. Throws NOT_FOUND if the event is gone. */
export const eventContest = (db: Database, eventId: number): Promise<EventContest> =>
  readOneState(
    db,
    eventId,
    (sql) => readContest(sql, eventId),
    (sql) => contestVersions(sql, eventId),
  )

/** The same for work that holds the event's lock, inside its transaction. */
export async function contestUnderLock(sql: Sql, eventId: number): Promise<EventContest> {
  return (await readContest(sql, eventId)).found
}

/** The contest, and the versions that the event had before it was read. Throws NOT_FOUND if the event is gone. */
export async function readContest(sql: Sql, eventId: number): Promise<{ versions: string; found: EventContest }> {
  const { rules, version, versions } = await readRules(sql, eventId)
  const setup = await readResultsSetup(sql, eventId)
  const contest: Contest<StoredSettlement> = {
    entries: setup.entries.map(({ entry }) => entry),
    criteria: [...setup.criteria],
    sheets: await readPanelSheets(sql, eventId),
    rules,
    ...(await readDecisions(sql, eventId)),
  }
  const lines = panelLines(setup, contest.sheets, rules.panelMethod)
  return { versions, found: { version, contest, setup, lines, standings: standings(setup, lines, contest) } }
}

/** People's decisions about the event: how ties were settled, its awards and who holds them. */
export async function readDecisions(
  sql: Sql,
  eventId: number,
): Promise<Pick<Contest<StoredSettlement>, "settlements" | "awards" | "winners" | "hash">> {
  return {
    settlements: await readSettlements(sql, eventId),
    awards: await readAwards(sql, eventId),
    winners: await sql.all<{ awardId: number; entryId: number }>(
      `SELECT w."awardId", w."entryId" FROM "AwardWinner" w JOIN "Award" a ON a."id" = w."awardId" WHERE a."eventId" = ? ORDER BY w."id"`,
      [eventId],
    ),
    hash: sha256,
  }
}

type RulesRow = Parameters<typeof rulesOf>[0] & { changeVersion: number; resultsVersion: number; setupVersion: number }

/** The versions of everything that a contest is read from, as one text. Throws NOT_FOUND if the event is gone. */
export const contestVersions = async (sql: Sql, eventId: number): Promise<string> =>
  (await readRules(sql, eventId)).versions

async function readRules(sql: Sql, eventId: number) {
  const [row] = await sql.all<RulesRow>(
    `SELECT "changeVersion", "resultsVersion", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove"
       FROM "Event" WHERE "id" = ?`,
    [eventId],
  )
  if (!row) throw new AppError("NOT_FOUND")
  const { changeVersion, resultsVersion, setupVersion } = row
  return {
    rules: rulesOf(row),
    version: resultsVersion,
    versions: [changeVersion, resultsVersion, setupVersion].join(),
  }
}

type SettlementRow = Omit<StoredSettlement, "key" | "ladder" | "kind" | "entryIds" | "isWithdrawn"> & {
  tieKey: string
  ladder: string
  kind: string
  entryIds: string
}

/** The event's settlements, oldest first, also the withdrawn ones. */
async function readSettlements(sql: Sql, eventId: number): Promise<StoredSettlement[]> {
  const rows = await sql.all<SettlementRow>(
    `SELECT "id", "tieKey", "ladder", "kind", "entryIds", "reason", "seed", "settledBy", "settledAt",
            "withdrawnBy", "withdrawnAt", "withdrawnReason"
       FROM "TieSettlement" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
  return rows.map(({ tieKey, ladder, kind, entryIds, ...row }) => ({
    ...row,
    key: tieKey,
    ladder: ladder as LadderName,
    kind: kind as SettlementKind,
    entryIds: JSON.parse(entryIds) as number[],
    isWithdrawn: row.withdrawnAt !== null,
  }))
}

type AwardRow = {
  id: number
  priority: number
  maxWinners: number
  isExclusive: unknown
  ignoresExclusivity: unknown
  basis: string
  basisId: number | null
  eligibleClassIds: string
  eligibleFlags: string
}

async function readAwards(sql: Sql, eventId: number): Promise<AwardForProposal[]> {
  const rows = await sql.all<AwardRow>(
    `SELECT "id", "priority", "maxWinners", "isExclusive", "ignoresExclusivity", "basis", "basisId", "eligibleClassIds", "eligibleFlags"
       FROM "Award" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
  return rows.map((row) => ({
    ...row,
    isExclusive: asBoolean(row.isExclusive),
    ignoresExclusivity: asBoolean(row.ignoresExclusivity),
    basis: row.basis as AwardBasis,
    eligibleClassIds: JSON.parse(row.eligibleClassIds) as number[],
    eligibleFlags: JSON.parse(row.eligibleFlags) as (keyof EntryFlags)[],
  }))
}
