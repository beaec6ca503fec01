import { concernKey, type ResultsState } from "@rosette/domain"
import type { Database } from "../src/data/database.ts"
import { sha256 } from "../src/features/results/contest-query.ts"
import type { FullEvent } from "./two-events.ts"

/** Puts the results of the event into a state, whatever is in the way. */
export const setResultsState = ({ prisma }: Database, { eventId: id }: FullEvent, resultsState: ResultsState) =>
  prisma.event.update({ where: { id }, data: { resultsState } })

/** Leaves nothing in the way of publishing: only the entry that is judged. */
export const leaveJudgedEntries = ({ prisma }: Database, { entryIds: [judged], eventId }: FullEvent) =>
  prisma.entry.deleteMany({ where: { eventId, id: { not: judged } } })

/** Gives the event a first version, whose content is no matter. */
export const makeFirstVersion = ({ prisma }: Database, { eventId }: FullEvent) =>
  prisma.snapshot.create({ data: { eventId, version: 1, body: "{}", sha256: sha256("{}"), publishedBy: "Olive" } })

/** The waiver of the sheets that the judge of a full event has not submitted. */
export function waiverOfMissingSheets({ eventId, judge: { id: judgeId }, entryIds: [, ...entryIds] }: FullEvent) {
  const key = concernKey({ kind: "sheetMissing", judgeId, entryIds }, sha256)
  return { eventId, kind: "sheetMissing", key, reason: "Went home ill" }
}
