import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { organizedJudges } from "./organized-judges-query.ts"

/**
 * The judges of the event in the order in which they were added, with their codes and their progress, overall or in one
 * class.
 */
export async function judgesOf(
  db: Database,
  event: OrganizedEvent,
  classId?: number | null,
): Promise<z.output<typeof contract.judges.output>> {
  const rows = await db.prisma.judge.findMany({ where: { eventId: event.eventId }, orderBy: { id: "asc" } })
  return organizedJudges(db.prisma, event.eventId, rows, classId)
}
