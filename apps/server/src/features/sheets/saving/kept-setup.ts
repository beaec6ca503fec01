import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import type { CriterionForSheet } from "@rosette/domain/contest/sheet"
import type { Database, Sql } from "../../../data/database.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { requirementColumns, requirementsOfRow } from "../../../data/records/flag-columns.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"

/** The history uses the name that the criterion had at the time. */
export type NamedCriterion = CriterionForSheet & { name: string }

/** What every sheet of an event is checked against. */
export type Setup = {
  eventId: number
  /** The event's setupVersion, which grows with its criteria and its entries. */
  version: number
  criteria: NamedCriterion[]
  entryCount: number
}

const KEPT_EVENTS = 200
const keptSetups = perDatabase(() => new BoundedCache<number, Setup>(KEPT_EVENTS, "oldest"))

/** The setup of this version, if it is kept. */
export function keptSetup(db: Database, eventId: number, version: number): Setup | null {
  const kept = keptSetups(db).get(eventId)
  return kept?.version === version ? kept : null
}

/** Caches a setup. Call it after the commit: after a rollback the same version number can mean another setup. */
export const keepSetup = (db: Database, setup: Setup): void => keptSetups(db).set(setup.eventId, setup)

type CriterionRow = { [Key in keyof CriterionForSheet]: unknown } & Pick<
  NamedCriterion,
  "id" | "name" | "maxPoints"
> & {
    setupVersion: number
    order: number
  }

/** Reads the setup; the caller has locked its version. */
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
