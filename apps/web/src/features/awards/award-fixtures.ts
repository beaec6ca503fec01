import type { Award, AwardWinner } from "@rosette/contract/awards"
import type { AnnouncedEntry, Ceremony, CeremonyLine } from "@rosette/contract/ceremony"
import type { Entry } from "@rosette/contract/entries"
import { aCeremonyLine, anAward, anAwardWinner, anEntry } from "@rosette/contract/fixtures"

/** A manual award of priority 1 for one winner. */
export const awardFixture = (id: number, fields: Partial<Award> = {}): Award =>
  anAward({ id, name: `Award ${id}`, ...fields })

/** "Car 7", with the voting ID A7. */
export const entryFixture = (id: number): Entry =>
  anEntry({ id, entryName: `Car ${id}`, description: "", ownerParticipant: "Mia Berg", votingId: `A${id}` })

export const assignmentFixture = (id: number, awardId: number, entryId: number): AwardWinner =>
  anAwardWinner({ id, awardId, entryId })

/** The same car as the announcer sees it. */
export function announcedFixture(id: number): AnnouncedEntry {
  const { entryName, ownerParticipant, votingId, imageUrl } = entryFixture(id)
  return {
    entryId: id,
    entryName,
    ownerParticipant,
    votingId,
    imageUrl,
    percent: null,
    score: null,
    hidesName: false,
    hidesOwner: false,
  }
}

/** The line of award no. 3 in the run order, whose winner is car 8. */
export const lineFixture = (fields: Partial<CeremonyLine> = {}): CeremonyLine =>
  aCeremonyLine({ winners: [announcedFixture(8)], ...fields })

/** A ceremony that has not begun. */
export const ceremonyFixture = (...lines: CeremonyLine[]): Ceremony => ({
  version: 0,
  results: lines.length > 0 ? { version: 1, digits: "1a2b3c4d" } : null,
  lines,
  phase: "before",
  key: null,
  isBlack: false,
  revealed: [],
  isRehearsal: false,
  lastSkip: null,
  stageVersion: 1,
  announced: { revealed: [], isOver: false, read: { keys: [], hasTable: false } },
  showsPercent: false,
  stageKey: null,
  announcer: null,
})
