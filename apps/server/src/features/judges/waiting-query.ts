import { DAY_MS } from "@rosette/domain/events/day"
import type { Database } from "../../data/database.ts"

/** How many sheets are held by devices that reported within a day. */
export async function waitingSheets({ prisma }: Database, now: Date): Promise<number> {
  const lastSeenAt = { gte: new Date(now.getTime() - DAY_MS) }
  const { _sum } = await prisma.device.aggregate({ where: { lastSeenAt }, _sum: { waitingSheets: true } })
  return _sum.waitingSheets ?? 0
}
