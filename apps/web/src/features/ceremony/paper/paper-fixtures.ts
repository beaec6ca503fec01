import { aPublishedEntry } from "@rosette/contract/fixtures"
import { SNAPSHOT_FORMAT, type SnapshotBody, type SnapshotLine } from "@rosette/contract/snapshots"
import { NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { type Arrangement, type PaperVersion, paperVersion } from "./paper-version.ts"

type Entry = SnapshotBody["entries"][number]

export const entry = (id: number, fields: Partial<Entry> = {}): Entry =>
  aPublishedEntry({ id, votingId: String(id), entryName: `Car ${id}`, ownerParticipant: `Owner ${id}`, ...fields })

/** The result of an entry at a place; 10 percent less per place. */
export const result = (entryId: number, place: number | null): SnapshotBody["results"][number] => ({
  entryId,
  rank: place,
  overallPercent: place === null ? null : 100 - 10 * place,
  overallPercentRounded: place === null ? null : 100 - 10 * place,
  judgeCount: place === null ? 0 : 2,
  place,
  classPlace: null,
  placedBy: null,
  criteria: [{ criterionId: 11, average: place === null ? 0 : 8.25, judgeCount: place === null ? 0 : 2 }],
})

export const award = (id: number, name: string, entryIds: number[]): SnapshotBody["awards"][number] => ({
  id,
  name,
  description: "",
  priority: id,
  isExclusive: false,
  maxWinners: 10,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
  winners: entryIds.map((entryId) => {
    return { entryId, assignedBy: "Olga", assignedAt: "2026-06-20T15:00:00.000Z", notes: "", isProposed: false }
  }),
})

/** Three entries with places, the first with an award. */
const BODY: SnapshotBody = {
  format: SNAPSHOT_FORMAT,
  version: 2,
  publishedAt: "2026-06-20T16:00:00.000Z",
  publishedBy: "Olga",
  reason: "",
  event: {
    id: 1,
    name: "Harbour Show",
    description: "",
    date: "June 20, 2026",
    time: "",
    location: "Pier 3",
    organizerName: "Olga",
  },
  rules: { panelMethod: "mean", tieBreaks: [], placesThatMatter: 2, conferAbove: null },
  classes: [],
  criteria: [
    { id: 11, name: "Paint", description: "", maxPoints: 10, order: 1, countsOverall: true, ...NO_REQUIREMENTS },
  ],
  entries: [entry(1), entry(2), entry(3)],
  judges: [{ id: 21, name: "Jo Hall" }],
  results: [result(1, 1), result(2, 2), result(3, 3)],
  awards: [award(5, "Best of Show", [1])],
  confirmedWinners: [],
  settlements: [],
  waivers: [],
  sheets: [],
  chain: { seq: 0, hash: null },
}

export const line = (version: number, reason = ""): SnapshotLine => ({
  version,
  sha256: "1a2b3c4d".repeat(8),
  publishedAt: "2026-06-20T16:00:00.000Z",
  publishedBy: "Olga",
  reason,
})

type Wanted = { body?: Partial<SnapshotBody>; arrangement?: Arrangement; showsJudges?: boolean; version?: number }

/** A published version, by default of three entries and without an arrangement. */
export function publishedPaper({
  body = {},
  arrangement = [],
  showsJudges = false,
  version = 2,
}: Wanted = {}): PaperVersion {
  const snapshot = { ...line(version), body: JSON.stringify({ ...BODY, version, ...body }) }
  return paperVersion({ snapshot, arrangement, showsJudges })
}
