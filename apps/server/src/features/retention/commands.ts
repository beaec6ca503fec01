import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { DAY_MS } from "@rosette/domain/events/day"
import { isoDay } from "@rosette/domain/events/retention"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { invalid } from "../../refusals/app-error.ts"
import { EXTENDED } from "./facts-query.ts"
import { retentionIn } from "./queries.ts"

const { longestExtensionDays } = LIMITS.retention
const TOO_EARLY = "Until must be a day that is still to come"
const TOO_LATE = `Until must be at most ${longestExtensionDays} days from now`

/**
 * Keeps an event until a day, with the reason in its history; the rule may keep it longer. Throws INVALID_INPUT for a
 * day in the past.
 */
export function extendRetention(
  db: Database,
  event: OrganizedEvent,
  { until, reason }: z.output<typeof contract.extendRetention.input>,
  now: Date,
): Promise<z.output<typeof contract.extendRetention.output>> {
  if (until <= isoDay(now)) throw invalid(["until"], TOO_EARLY)
  if (until > isoDay(new Date(now.getTime() + longestExtensionDays * DAY_MS))) throw invalid(["until"], TOO_LATE)
  const { eventId, actor: extendedBy } = event
  return changeEvent(db, event, "administration", async ({ tx, record }) => {
    const extension = { keptUntil: until, reason, extendedBy, extendedAt: now }
    const before = await tx.eventExtension.findUnique({ where: { eventId } })
    await tx.eventExtension.upsert({ where: { eventId }, create: { eventId, ...extension }, update: extension })
    await record({
      action: EXTENDED,
      subject: `Event kept until ${until}`,
      ...(before && { before: { until: before.keptUntil, reason: before.reason } }),
      after: { until, reason },
    })
    return retentionIn(tx, eventId, now)
  })
}
