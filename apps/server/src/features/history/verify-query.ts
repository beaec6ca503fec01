import type { VerifiedHistory } from "@rosette/contract/history-chain"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { verifyEvent } from "./verify-event.ts"

const NAMED = { id: true, name: true } as const

/** Checks the history of every event, one after the other, and names the first line of each that does not fit. */
export async function verifyHistory(db: Database): Promise<VerifiedHistory> {
  const total: VerifiedHistory = { holds: true, events: 0, lines: 0, erased: 0, unchained: 0, broken: [] }
  const events = await inPages((after, take) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, select: NAMED, take }),
  )
  for (const { id: eventId, name: eventName } of events) {
    const verified = await verifyEvent(db.read, eventId)
    // The event was deleted during the check.
    if (!verified) continue
    const { misfit, ...counts } = verified
    total.events += 1
    total.lines += counts.lines
    total.erased += counts.erased
    total.unchained += counts.unchained
    if (misfit) total.broken.push({ eventId, eventName, ...misfit })
  }
  return { ...total, holds: total.broken.length === 0 }
}
