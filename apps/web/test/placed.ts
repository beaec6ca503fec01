import type { EventResults } from "@rosette/contract/results"

type EntryResult = EventResults["entries"][number]

/** A line of the results of an event with default rules, with the fields that matter to the test: the place is the rank. */
export function placed(line: Partial<EntryResult> = {}): EntryResult {
  const { rank = 1, criteria = [] } = line
  return {
    entryId: 1,
    entryName: "Blue Comet",
    votingId: "A1",
    ownerParticipant: "Mia",
    imageUrl: null,
    classId: null,
    status: "expected",
    rank,
    place: rank,
    classPlace: null,
    placedBy: rank === null ? null : { kind: "score" },
    overallPercent: 80,
    overallPercentRounded: 80,
    maxPoints: criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0) || 100,
    judgeCount: 1,
    criteria: [],
    ...line,
  }
}
