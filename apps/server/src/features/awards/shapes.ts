import type { Award, AwardWinner, ConfirmedWinner } from "@rosette/contract/awards"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { keptOf } from "../../data/records/kept-winner.ts"
import type { RowOf } from "../../data/rows.ts"

/**
 * Only the awards' own commands, merging classes and deleting a criterion write these columns, with the contract's
 * values.
 */
export const rulesOfAward = (row: Pick<RowOf<"Award">, "basis" | "eligibleClassIds" | "eligibleFlags">) => ({
  basis: row.basis as AwardBasis,
  eligibleClassIds: JSON.parse(row.eligibleClassIds) as number[],
  eligibleFlags: JSON.parse(row.eligibleFlags) as EntryFlag[],
})

export const awardOf = (row: RowOf<"Award">): Award => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  description: row.description,
  priority: row.priority,
  isExclusive: row.isExclusive,
  maxWinners: row.maxWinners,
  basisId: row.basisId,
  ignoresExclusivity: row.ignoresExclusivity,
  ...rulesOfAward(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const awardWinnerOf = (row: RowOf<"AwardWinner">): AwardWinner => ({
  id: row.id,
  awardId: row.awardId,
  entryId: row.entryId,
  assignedBy: row.assignedBy,
  assignedAt: row.assignedAt.toISOString(),
  notes: row.notes,
  isProposed: row.isProposed,
  kept: keptOf(row),
})

/** `winnerType` is a text in the database; only confirmWinner writes it, with the contract's values. */
export const confirmedWinnerOf = (row: RowOf<"ConfirmedWinner">): ConfirmedWinner => ({
  id: row.id,
  eventId: row.eventId,
  entryId: row.entryId,
  criterionId: row.criterionId,
  winnerType: row.winnerType as ConfirmedWinner["winnerType"],
  position: row.position,
  confirmedBy: row.confirmedBy,
  confirmedAt: row.confirmedAt.toISOString(),
  notes: row.notes,
})
