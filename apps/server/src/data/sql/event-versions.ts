import type { ChainEnd } from "../change/chain.ts"
import type { Database, Sql } from "../database.ts"
import { NEWS_CHANNEL, VERSIONS_PAYLOAD_SQL } from "../postgresql/news.ts"
import type { SqlColumns } from "./columns.ts"

type ByDialect = Record<Database["dialect"], string>

/** On PostgreSQL the notification is part of the statement: it is sent to every process on commit. */
const NEWS_SQL: ByDialect = {
  sqlite: "CAST(? AS TEXT)",
  postgresql: `CAST(pg_notify('${NEWS_CHANNEL}', ${VERSIONS_PAYLOAD_SQL}) AS TEXT)`,
}

type Versions = SqlColumns<"Event", "changeVersion" | "resultsVersion">
type RaisedRow = Versions & SqlColumns<"Event", "resultsState" | "chainSeq" | "chainHash">

/** What a change raises besides the changeVersion, and which judges are notified. */
type Raise = { results: boolean; setup: boolean; judges: number | "all" | "none" }

/** Raises the event's versions and takes its row lock; returns what the event is then, undefined if it is gone. */
export async function raiseVersionsBy(
  sql: Sql,
  eventId: number,
  { results, setup, judges }: Raise,
): Promise<RaisedRow | undefined> {
  const [row] = await sql.all<RaisedRow>(
    `UPDATE "Event" SET "changeVersion" = "changeVersion" + 1, "resultsVersion" = "resultsVersion" + ?,
            "setupVersion" = ${setup ? `"changeVersion" + 1` : `"setupVersion"`}
      WHERE "id" = ? RETURNING "changeVersion", "resultsVersion", "resultsState", "chainSeq", "chainHash", ${NEWS_SQL[sql.dialect]} AS "news"`,
    [results ? 1 : 0, eventId, String(judges)],
  )
  return row
}

type Raised = Versions & { eventId: number; lockedVersion: number; chainEnd: ChainEnd }

/** The new versions as rows, from one parameter: JSON `[[id, locked changeVersion, changeVersion, resultsVersion, seq, hash], …]`. */
const VERSIONS_OF_PARAMETER: ByDialect = {
  sqlite: `SELECT json_extract("value", '$[0]') AS "id", json_extract("value", '$[1]') AS "locked", json_extract("value", '$[2]') AS "change",
            json_extract("value", '$[3]') AS "results", json_extract("value", '$[4]') AS "seq", json_extract("value", '$[5]') AS "hash" FROM json_each(?)`,
  postgresql: `SELECT ("value"->>0)::int AS "id", ("value"->>1)::int AS "locked", ("value"->>2)::int AS "change",
            ("value"->>3)::int AS "results", ("value"->>4)::int AS "seq", "value"->>5 AS "hash" FROM jsonb_array_elements(?::jsonb)`,
}

/**
 * Raises the versions of locked events to these, for changes that only dashboards and results show, and stores the ends of
 * their chains. Notifies nobody: the caller announces the changes everywhere after the commit.
 */
export async function raiseVersionsTo(sql: Sql, events: readonly Raised[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ eventId, lockedVersion, changeVersion, resultsVersion, chainEnd: { seq, hash } }) => {
    return [eventId, lockedVersion, changeVersion, resultsVersion, seq, hash]
  })
  const raised = await sql.run(
    `UPDATE "Event" SET "changeVersion" = raised."change", "resultsVersion" = raised."results", "chainSeq" = raised."seq",
            "chainHash" = raised."hash"
       FROM (${VERSIONS_OF_PARAMETER[sql.dialect]}) AS raised
      WHERE "Event"."id" = raised."id" AND "Event"."changeVersion" = raised."locked"`,
    [JSON.stringify(rows)],
  )
  if (raised !== events.length) throw new Error("An event was locked and has changed.")
}
