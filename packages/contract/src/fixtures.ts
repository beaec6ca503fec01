import { NO_FLAGS, NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import type { Award, AwardWinner, ConfirmedWinner } from "./awards.ts"
import type { CeremonyLine } from "./ceremony.ts"
import type { EntryClass } from "./classes.ts"
import type { Criterion } from "./criteria.ts"
import type { Entry } from "./entries.ts"
import type { EventForOrganizer } from "./events.ts"
import type { JudgeForOrganizer } from "./judges.ts"
import type { Poll } from "./polls.ts"
import type { EventResults } from "./results.ts"
import type { SnapshotBody } from "./snapshots.ts"
import type { Tie, TieSettlement } from "./ties.ts"

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
  status: "expected",
  statusReason: "",
  statusAt: null,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

/** The same in a published version. */
export function aPublishedEntry(fields: Partial<PublishedEntry> = {}): PublishedEntry {
  const { eventId: _event, createdAt: _created, updatedAt: _updated, ...entry } = anEntry()
  const { status: _status, statusReason: _reason, statusAt: _at, ...published } = entry
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
  classIds: [],
  ...fields,
})

const SEEN = "2026-06-20T10:00:00.000Z"

/** An event as its organizer sees it, open for judging. */
export const anEvent = (fields: Partial<EventForOrganizer> = {}): EventForOrganizer => ({
  id: 1,
  name: "Harbour Show",
  description: "",
  date: "",
  time: "",
  location: "",
  organizerName: "Olive",
  isActive: true,
  isDemo: false,
  changeVersion: 1,
  setupVersion: 1,
  resultsState: "open",
  passcode: "",
  allowNameSignIn: false,
  devicesVersion: 0,
  ...fields,
})

export const aClass = (fields: Partial<EntryClass> = {}): EntryClass => ({
  id: 3,
  eventId: 1,
  name: "Pre-1960",
  code: "A",
  order: 1,
  minEntries: 0,
  entryCount: 0,
  isBelowMin: false,
  ...fields,
})

/** A poll of the audience for tests: a draft for all classes. */
export const aPoll = (fields: Partial<Poll> = {}): Poll => ({
  id: 7,
  name: "People’s Choice",
  classIds: [],
  order: 1,
  showsVotes: false,
  openedAt: null,
  closedAt: null,
  state: "draft",
  voters: 0,
  votes: null,
  ...fields,
})

/** A manual award of priority 1 for one winner. */
export const anAward = (fields: Partial<Award> = {}): Award => ({
  id: 3,
  eventId: 1,
  name: "Best Paint",
  description: "",
  priority: 1,
  isExclusive: false,
  maxWinners: 1,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
  createdAt: SEEN,
  updatedAt: SEEN,
  ...fields,
})

/** An assignment of that award. */
export const anAwardWinner = (fields: Partial<AwardWinner> = {}): AwardWinner => ({
  id: 1,
  awardId: 3,
  entryId: 1,
  assignedBy: "Organizer",
  assignedAt: SEEN,
  notes: "",
  isProposed: false,
  kept: null,
  ...fields,
})

export const aConfirmedWinner = (fields: Partial<ConfirmedWinner> = {}): ConfirmedWinner => ({
  id: 1,
  eventId: 1,
  entryId: 1,
  criterionId: null,
  winnerType: "overall",
  position: 1,
  confirmedBy: "Pat",
  confirmedAt: "2026-06-03T10:00:00.000Z",
  notes: "",
  ...fields,
})

/** An open tie of entries 1 and 2 for the first place. */
export const aTie = (fields: Partial<Tie> = {}): Tie => ({
  key: "k1",
  ladder: "overall",
  place: 1,
  entryIds: [1, 2],
  figure: null,
  steps: [],
  state: "open",
  settlement: null,
  withdrawnLots: [],
  ...fields,
})

/** The head judge's order of that tie. */
export const aSettlement = (fields: Partial<TieSettlement> = {}): TieSettlement => ({
  id: 1,
  kind: "order",
  entryIds: [2, 1],
  reason: "",
  seed: null,
  settledBy: "Olga",
  settledAt: SEEN,
  ...fields,
})

export const theResults = (fields: Partial<EventResults> = {}): EventResults => ({
  version: 1,
  isProvisional: false,
  submittedSheets: 0,
  expectedSheets: 0,
  entries: [],
  ...fields,
})

/** A line of the run order: award no. 3, without winners. */
export const aCeremonyLine = (fields: Partial<CeremonyLine> = {}): CeremonyLine => ({
  key: "award:3",
  kind: "award",
  title: "Best Paint",
  isHidden: false,
  isOverall: false,
  winners: [],
  also: [],
  hasLeft: [],
  gaveUp: [],
  passedOver: [],
  next: null,
  successors: [],
  ...fields,
})

/** A judge as organizers see one, who has not scored yet. */
export const organizedJudge = (id: number, name: string, more: Partial<JudgeForOrganizer> = {}): JudgeForOrganizer => ({
  id,
  eventId: 1,
  name,
  sessionId: `${id}`,
  accessCode: `CODE000${id}`,
  isActive: true,
  createdAt: "2026-06-01T08:00:00.000Z",
  classIds: [],
  sections: [],
  hasLeft: false,
  submittedEntries: 0,
  draftEntries: 0,
  totalEntries: 4,
  totalScores: 0,
  submittedScores: 0,
  percent: 0,
  status: "Not Started",
  lastSeenAt: null,
  waitingSheets: 0,
  devices: [],
  ...more,
})
