import type { Award, AwardWinner, Entry } from "@rosette/contract"
import { NO_FLAGS } from "@rosette/domain"

const NOW = "2026-06-20T10:00:00.000Z"

/** A manual award of priority 1 for one winner. */
export const awardFixture = (id: number, fields: Partial<Award> = {}): Award => ({
  id,
  eventId: 1,
  name: `Award ${id}`,
  description: "",
  priority: 1,
  isExclusive: false,
  maxWinners: 1,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
  createdAt: NOW,
  updatedAt: NOW,
  ...fields,
})

/** "Car 7", with the voting ID A7. */
export const entryFixture = (id: number): Entry => ({
  id,
  eventId: 1,
  entryName: `Car ${id}`,
  description: "",
  imageUrl: null,
  ownerParticipant: "Mia Berg",
  votingId: `A${id}`,
  showEntryName: true,
  showOwnerParticipant: true,
  ...NO_FLAGS,
  classId: null,
  createdAt: NOW,
  updatedAt: NOW,
})

export const assignmentFixture = (id: number, awardId: number, entryId: number): AwardWinner => ({
  id,
  awardId,
  entryId,
  assignedBy: "Organizer",
  assignedAt: NOW,
  notes: "",
  isProposed: false,
})
