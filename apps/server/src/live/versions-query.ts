import type { Database } from "../data/database.ts"

/** Where an event stands; `presenceVersion` is when one of its judges was last heard of, in milliseconds. */
export type EventVersions = {
  changeVersion: number
  resultsVersion: number
  setupVersion: number
  presenceVersion: number
}

/** A session that still lives; the versions are its judge's, and 0 where it is nobody's. */
export type LiveSession = { sheetsVersion: number; savedVersion: number }

type EventRow = Omit<EventVersions, "presenceVersion"> & { heardAt: string | null }

/** The versions of an event; null where it is gone. */
export async function eventVersions({ read }: Database, eventId: number): Promise<EventVersions | null> {
  const [row] = await read.all<EventRow>(
    `SELECT "changeVersion", "resultsVersion", "setupVersion",
            (SELECT MAX("lastSeenAt") FROM "Judge" WHERE "eventId" = e."id") AS "heardAt"
       FROM "Event" e WHERE "id" = ?`,
    [eventId],
  )
  if (!row) return null
  const { heardAt, ...versions } = row
  return { ...versions, presenceVersion: heardAt === null ? 0 : Date.parse(heardAt) }
}

/** Those of the sessions that live, by id: ended, expired and revoked ones are absent, and those of judges who are not active. */
export async function liveSessions(
  { read }: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LiveSession>> {
  if (ids.length === 0) return new Map()
  const rows = await read.all<{ id: string; sheetsVersion: number | null; savedVersion: number | null }>(
    `SELECT s."id", j."sheetsVersion", j."savedVersion"
       FROM "Session" s LEFT JOIN "Judge" j ON j."id" = s."judgeId" AND j."isActive" = ?
      WHERE s."id" IN (${ids.map(() => "?").join(", ")}) AND s."expiresAt" > ?
        AND (s."judgeId" IS NULL OR j."id" IS NOT NULL)`,
    [true, ...ids, now],
  )
  return new Map(
    rows.map(({ id, sheetsVersion, savedVersion }) => [
      id,
      { sheetsVersion: sheetsVersion ?? 0, savedVersion: savedVersion ?? 0 },
    ]),
  )
}
