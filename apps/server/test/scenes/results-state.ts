import { aPublishedEntry } from "@rosette/contract/fixtures"
import { SNAPSHOT_FORMAT, type SnapshotBody } from "@rosette/contract/snapshots"
import { concernKey } from "@rosette/domain/publishing/concerns"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { canonicalJson } from "@rosette/domain/snapshots/canonical-json"
import type { Database } from "../../src/data/database.ts"
import { sha256 } from "../../src/features/results/decisions-query.ts"
import type { FullEvent } from "./full-event.ts"

/** Puts the results of the event into a state, even if something prevents it. */
export const setResultsState = ({ prisma }: Database, { eventId: id }: FullEvent, resultsState: ResultsState) =>
  prisma.event.update({ where: { id }, data: { resultsState } })

/**
 * Removes everything that prevents publishing: keeps only the judged entry, and no settlement of a tie that no longer
 * exists.
 */
export async function leaveJudgedEntries(
  { prisma }: Database,
  { entryIds: [judged], eventId }: FullEvent,
): Promise<void> {
  await prisma.tieSettlement.deleteMany({ where: { eventId } })
  await prisma.entry.deleteMany({ where: { eventId, id: { not: judged } } })
}

/** Gives the event a first version with the award of its first entry and no results. */
export async function makeFirstVersion({ prisma }: Database, { eventId, awardId, entryIds }: FullEvent): Promise<void> {
  const at = new Date(Date.UTC(2026, 6, 4))
  const facts = { description: "", date: "July 4, 2026", time: "", location: "", organizerName: "Olive" }
  const body: SnapshotBody = {
    format: SNAPSHOT_FORMAT,
    version: 1,
    publishedAt: at.toISOString(),
    publishedBy: "Olive",
    reason: "",
    event: { id: eventId, name: "Harbour Show", ...facts },
    rules: { panelMethod: "mean", tieBreaks: [], placesThatMatter: 3, conferAbove: null },
    classes: [],
    criteria: [],
    judges: [],
    results: [],
    confirmedWinners: [],
    settlements: [],
    waivers: [],
    sheets: [],
    entries: entryIds.map((id) =>
      aPublishedEntry({ id, votingId: String(id), entryName: `Car ${id}`, ownerParticipant: "Olive" }),
    ),
    awards: [
      {
        id: awardId,
        name: "Best Paint",
        description: "",
        priority: 1,
        isExclusive: false,
        maxWinners: 2,
        basis: "manual",
        basisId: null,
        eligibleClassIds: [],
        eligibleFlags: [],
        ignoresExclusivity: false,
        winners: [
          { entryId: entryIds[0], assignedBy: "Olive", assignedAt: at.toISOString(), notes: "", isProposed: false },
        ],
      },
    ],
    chain: { seq: 0, hash: null },
  }
  const text = canonicalJson(body)
  await prisma.snapshot.create({
    data: { eventId, version: 1, body: text, sha256: sha256(text), publishedBy: "Olive", publishedAt: at },
  })
}

/** Somebody else leads the event's ceremony. */
export const leadCeremony = ({ prisma }: Database, { eventId }: FullEvent, announcerName: string) =>
  prisma.ceremony.update({ where: { eventId }, data: { announcerTag: "another session", announcerName } })

/** The waiver of the sheets that the judge of a full event has not submitted. */
export function waiverOfMissingSheets({ eventId, judge: { id: judgeId }, entryIds: [, ...entryIds] }: FullEvent) {
  const key = concernKey({ kind: "sheetMissing", judgeId, entryIds }, sha256)
  return { eventId, kind: "sheetMissing", key, reason: "Went home ill" }
}
