import type { Database } from "../database.ts"
import type { SqlColumns } from "./columns.ts"
import type { SessionRow } from "./living-sessions.ts"

/** The versions of an event; `presenceVersion` is when one of its judges was last seen, in milliseconds. */
export type EventVersions = {
  changeVersion: number
  resultsVersion: number
  setupVersion: number
  devicesVersion: number
  presenceVersion: number
}

/** A valid session; the versions are its judge's, or 0 without a judge. */
export type LiveSession = Record<JudgeVersion, number>
type JudgeVersion = "sheetsVersion" | "newsVersion" | "savedVersion" | "judgeDevicesVersion"

type EventRow = SqlColumns<"Event", "changeVersion" | "resultsVersion" | "setupVersion" | "devicesVersion"> & {
  heardAt: string | null
}

/** The versions of an event; null if it is gone. */
export async function eventVersions({ read }: Database, eventId: number): Promise<EventVersions | null> {
  const [row] = await read.all<EventRow>(
    `SELECT "changeVersion", "resultsVersion", "setupVersion", "devicesVersion",
            (SELECT MAX("lastSeenAt") FROM "Judge" WHERE "eventId" = e."id") AS "heardAt"
       FROM "Event" e WHERE "id" = ?`,
    [eventId],
  )
  if (!row) return null
  const { heardAt, ...versions } = row
  return { ...versions, presenceVersion: heardAt === null ? 0 : Date.parse(heardAt) }
}

export const versionsOf = (row: Pick<SessionRow, JudgeVersion>): LiveSession => ({
  sheetsVersion: row.sheetsVersion ?? 0,
  newsVersion: row.newsVersion ?? 0,
  savedVersion: row.savedVersion ?? 0,
  judgeDevicesVersion: row.judgeDevicesVersion ?? 0,
})
