import { type CriterionForSheet, inCriteriaOrder } from "@rosette/domain"
import type { Database, Sql } from "../../../data/database.ts"
import { requirementColumns, requirementsOfRow } from "../../../data/records/flag-columns.ts"

/** The name is for the history, which tells things as they were called then. */
export type NamedCriterion = CriterionForSheet & { name: string }

/** What every sheet of an event is held against. */
export type Setup = {
  eventId: number
  /** The event's setupVersion, which grows with its criteria and its entries. */
  version: number
  criteria: NamedCriterion[]
  entryCount: number
}

const KEPT_EVENTS = 200
const keptByDatabase = new WeakMap<Database, Map<number, Setup>>()

function keptSetups(db: Database): Map<number, Setup> {
  const kept = keptByDatabase.get(db) ?? new Map<number, Setup>()
  keptByDatabase.set(db, kept)
  return kept
}

/** The setup of this very version, if it is kept. */
export function keptSetup(db: Database, eventId: number, version: number): Setup | null {
  const kept = keptSetups(db).get(eventId)
  return kept?.version === version ? kept : null
}

/** Keeps what was read in a transaction, once that is committed: a version that is rolled back may come again with something else. */
export function keepSetup(db: Database, setup: Setup): void {
  const kept = keptSetups(db)
  kept.delete(setup.eventId)
  kept.set(setup.eventId, setup)
  const oldest = kept.size > KEPT_EVENTS ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
}

type CriterionRow = { [Key in keyof CriterionForSheet]: unknown } & Pick<
  NamedCriterion,
  "id" | "name" | "maxPoints"
> & {
    setupVersion: number
    order: number
  }

/** Reads the setup, whose version the caller has locked. */
export async function readSetup(sql: Sql, eventId: number, version: number): Promise<Setup> {
  const rows = await sql.all<CriterionRow>(
    `SELECT "id", "name", "maxPoints", "order", "setupVersion", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  const [entries] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "Entry" WHERE "eventId" = ?`,
    [eventId],
  )
  return { eventId, version, criteria: inCriteriaOrder(rows).map(criterionOf), entryCount: entries?.count ?? 0 }
}

const criterionOf = (row: CriterionRow): NamedCriterion => ({
  id: row.id,
  name: row.name,
  maxPoints: row.maxPoints,
  setupVersion: row.setupVersion,
  ...requirementsOfRow(row),
})
