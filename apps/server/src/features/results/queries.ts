import type { organizerContract as contract } from "@rosette/contract/routers"
import { statusNow } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { currentResults } from "./current-results-query.ts"
import { needsByEntry } from "./divided-panel-query.ts"

/**
 * The ranking of the event, with the version of the results that it shows. For a class it holds only the entries of the
 * class, with their ranks among all.
 */
export async function eventResults(
  db: Database,
  { eventId }: OrganizedEvent,
  classId?: number | null,
): Promise<z.output<typeof contract.results.output>> {
  const inClass = await entriesInClass(db.prisma, eventId, classId)
  const { version, counts, byEntry, names, checkedIn, decisions, panel } = await currentResults(db, eventId)
  const needs = panel && needsByEntry(panel)
  const here: ReadonlySet<number> = new Set(JSON.parse(checkedIn))
  const entries = [...byEntry.values()].flatMap(({ result: { entryId, votingId, ...figures } }) => {
    const named = names.get(entryId)
    if (!named || !(inClass?.has(entryId) ?? true)) return []
    const { entryName, ownerParticipant, imageUrl } = named
    // A line of the setup has the status that its entry had when the setup changed last.
    const status = statusNow(figures.status, here.has(entryId))
    return [{ entryId, entryName, votingId, ownerParticipant, imageUrl, ...figures, ...needs?.get(entryId), status }]
  })
  const { ranks } = decisions.rules
  return { version, ...counts, ...(ranks === "classes" && { ranks }), entries }
}
