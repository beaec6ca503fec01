import { LIMITS } from "@rosette/contract/limits"
import { AppError } from "../../refusals/app-error.ts"
import type { Sql } from "../database.ts"

/** What an event may have only a limited number of: the table, and its name in the sentence. */
const COUNTED = {
  entries: { table: "Entry", most: LIMITS.event.maxEntries },
  judges: { table: "Judge", most: LIMITS.event.maxJudges },
  criteria: { table: "Criterion", most: LIMITS.criterion.perEvent },
  classes: { table: "Class", most: LIMITS.class.perEvent },
  awards: { table: "Award", most: LIMITS.event.maxAwards },
} as const

/**
 * Throws LIMIT_REACHED if the event would then have too many. There is no race inside a change of the event, which
 * excludes other writes to it.
 */
export async function refuseBeyondLimit(
  sql: Sql,
  eventId: number,
  what: keyof typeof COUNTED,
  added = 1,
): Promise<void> {
  const { table, most } = COUNTED[what]
  const [row] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "${table}" WHERE "eventId" = ?`,
    [eventId],
  )
  const present = row?.count ?? 0
  if (present + added <= most) return
  const limit = `An event holds at most ${most.toLocaleString("en-US")} ${what}`
  const message = `${limit}; this one has ${present.toLocaleString("en-US")}. Remove some first.`
  throw new AppError("LIMIT_REACHED", { message })
}
