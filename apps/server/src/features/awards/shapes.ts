import type { Award, AwardWinner, ConfirmedWinner } from "@rosette/contract/awards"
import { type AwardRow, classIdsOf } from "../../data/records/award-classes.ts"
import { eligibleFlagsIn } from "../../data/records/json-columns.ts"
import { keptOf } from "../../data/records/kept-winner.ts"
import type { RowOf } from "../../data/rows.ts"

export const awardOf = (row: AwardRow): Award => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  description: row.description,
  priority: row.priority,
  isExclusive: row.isExclusive,
  maxWinners: row.maxWinners,
  basis: row.basis,
  basisId: row.basisId,
  eligibleClassIds: classIdsOf(row),
  eligibleFlags: eligibleFlagsIn(row.eligibleFlags),
  ignoresExclusivity: row.ignoresExclusivity,
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

export const confirmedWinnerOf = (row: RowOf<"ConfirmedWinner">): ConfirmedWinner => ({
  id: row.id,
  eventId: row.eventId,
  entryId: row.entryId,
  criterionId: row.criterionId,
  winnerType: row.winnerType,
  position: row.position,
  confirmedBy: row.confirmedBy,
  confirmedAt: row.confirmedAt.toISOString(),
  notes: row.notes,
})
