import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { currentResults } from "../results/current-results-query.ts"
import { narrowed } from "../results/divided-panel-query.ts"
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
  const { eventId } = event
  const rows = await db.prisma.judge.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  const { panel } = await currentResults(db, eventId)
  const shares = panel && narrowed(panel, await entriesInClass(db.prisma, eventId, classId)).shares
  return organizedJudges(db.prisma, eventId, rows, { classId, ...(shares && { shares }) })
}
