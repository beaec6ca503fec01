import { NO_FLAGS, NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import type { Criterion } from "./criteria.ts"
import type { Entry } from "./entries.ts"
import type { SnapshotBody } from "./snapshots.ts"

type PublishedEntry = SnapshotBody["entries"][number]

const AT = "2026-01-01T00:00:00.000Z"

/** An entry for tests, with the fields that matter to the test. */
export const anEntry = (fields: Partial<Entry> = {}): Entry => ({
  ...NO_FLAGS,
  id: 1,
  eventId: 1,
  entryName: "Demo Entry",
  description: "For practice",
  imageUrl: null,
  ownerParticipant: "Demo Participant",
  votingId: "DEMO001",
  showEntryName: true,
  showOwnerParticipant: true,
  classId: null,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

/** The same in a published version. */
export function aPublishedEntry(fields: Partial<PublishedEntry> = {}): PublishedEntry {
  const { eventId: _event, createdAt: _created, updatedAt: _updated, ...published } = anEntry()
  return { ...published, description: "", ...fields }
}

/** A criterion for tests: no. 1, 10 points, no requirement, unless the test says otherwise. */
export const aCriterion = (fields: Partial<Criterion> = {}): Criterion => ({
  ...NO_REQUIREMENTS,
  id: 1,
  eventId: 1,
  name: "Creativity",
  description: "How original is the idea, and how far is it carried through?",
  maxPoints: 10,
  order: 1,
  setupVersion: 0,
  countsOverall: true,
  ...fields,
})
