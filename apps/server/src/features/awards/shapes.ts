import type { Award, AwardWinner, ConfirmedWinner } from "@rosette/contract"
import type {
  Award as AwardRow,
  AwardWinner as AwardWinnerRow,
  ConfirmedWinner as ConfirmedWinnerRow,
} from "../../../../../prisma/generated/sqlite/client.ts"

export const awardSubject = (award: { name: string }): string => `Award ${award.name}`

export const awardOf = (row: AwardRow): Award => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  description: row.description,
  priority: row.priority,
  isExclusive: row.isExclusive,
  maxWinners: row.maxWinners,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const awardWinnerOf = (row: AwardWinnerRow): AwardWinner => ({
  id: row.id,
  awardId: row.awardId,
  entryId: row.entryId,
  assignedBy: row.assignedBy,
  assignedAt: row.assignedAt.toISOString(),
  notes: row.notes,
})

/** `winnerType` is a text in the database; only confirmWinner writes it, by the contract's list. */
export const confirmedWinnerOf = (row: ConfirmedWinnerRow): ConfirmedWinner => ({
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
