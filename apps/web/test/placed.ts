import type { EventResults } from "@rosette/contract/results"

type EntryResult = EventResults["entries"][number]

/** A line of the results of an event with default rules: the place is the rank. */
export const placed = (
  line: Omit<EntryResult, "classId" | "place" | "classPlace" | "placedBy"> & Partial<EntryResult>,
): EntryResult => ({
  classId: null,
  place: line.rank,
  classPlace: null,
  placedBy: line.rank === null ? null : { kind: "score" },
  ...line,
})
