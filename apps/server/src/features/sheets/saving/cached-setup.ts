import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import type { Database, Sql } from "../../../data/database.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { type NamedCriterion, readSaveSetup } from "../../../data/sql/save-setup.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"

/** What every sheet of an event is checked against. */
export type Setup = {
  eventId: number
  /** The event's setupVersion, which grows with its criteria and its entries. */
  version: number
  criteria: NamedCriterion[]
  entryCount: number
}

const CACHED_EVENTS = 200
const cachedSetups = perDatabase(() => new BoundedCache<number, Setup>(CACHED_EVENTS, "oldest"))

/** The setup of this version, if it is cached. */
export function cachedSetup(db: Database, eventId: number, version: number): Setup | null {
  const cached = cachedSetups(db).get(eventId)
  return cached?.version === version ? cached : null
}

/** Caches a setup. Call it after the commit: after a rollback the same version number can mean another setup. */
export const cacheSetup = (db: Database, setup: Setup): void => cachedSetups(db).set(setup.eventId, setup)

/** Reads the setup; the caller has locked its version. */
export async function readSetup(sql: Sql, eventId: number, version: number): Promise<Setup> {
  const { criteria, entryCount } = await readSaveSetup(sql, eventId)
  return { eventId, version, criteria: inCriteriaOrder(criteria), entryCount }
}
