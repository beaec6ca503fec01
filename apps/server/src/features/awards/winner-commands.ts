import type { WinnerGround } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import type { awardsContract as contract } from "@rosette/contract/routers"
import { recordedPlace } from "@rosette/domain/contest/place-words"
import type { WinnerType } from "@rosette/domain/contest/winner-types"
import {
  entriesAt,
  positionToConfirm,
  titleCandidates,
  titleName,
  type WinnerTitle,
  winnerSlot,
} from "@rosette/domain/contest/winners"
import { competes } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { type ResultsAtVersion, resultsNow } from "../results/current-results-query.ts"
import type { OrganizedWinner } from "./access.ts"
import { confirmedWinnerOf } from "./shapes.ts"

type NamedPlace = { winnerType: WinnerType; position: number; criterion: { name: string } | null }
type Confirmation = NamedPlace & { entry: { votingId: string; entryName: string }; confirmedBy: string; notes: string }

const placeSubject = ({ winnerType, position, criterion }: NamedPlace): string =>
  recordedPlace(winnerType, position, criterion?.name)

/** The title as it is read out, with the criterion's present name; null if the criterion is gone. */
function titleOf({ winnerType, position, criterion }: NamedPlace): string | null {
  return winnerType === "category" && !criterion ? null : titleName({ winnerType, position }, criterion?.name)
}

const factsOf = (confirmation: Confirmation) => ({
  title: titleOf(confirmation),
  entry: entrySubject(confirmation.entry),
  confirmedBy: confirmation.confirmedBy,
  notes: confirmation.notes,
})

const withNames = {
  entry: { select: { votingId: true, entryName: true } },
  criterion: { select: { name: true } },
} as const

/**
 * Confirms an entry for a place and replaces the earlier confirmation of the same winner type, criterion and position;
 * without a position it takes the one that the rules give it. Throws NOT_FOUND for an entry or criterion of another event,
 * NOT_COMPETING for one that is out of the contest, WINNER_CHANGED if the place is no longer as the sender saw it.
 */
export async function confirmWinner(
  db: Database,
  event: OrganizedEvent,
  { expected, position: named, ...input }: z.output<typeof contract.confirmWinner.input>,
): Promise<z.output<typeof contract.confirmWinner.output>> {
  return changeEvent(db, event, "organizersOnly", async ({ tx, sql, record }) => {
    const { eventId } = event
    await requireOfEvent(tx, eventId, input)
    await refuseWithoutOverallPlaces(tx, eventId, input)
    const present = named && !expected ? null : await resultsNow(db, { tx, sql }, eventId)
    const position = named ?? (present ? await positionOf(tx, input, present) : 1)
    const winner = { ...input, position }
    const slot = winnerSlot(winner)
    const place = { eventId_slot: { eventId, slot } }
    const earlier = await tx.confirmedWinner.findUnique({ where: place, include: withNames })
    if (expected && present && hasChanged(expected, winner, present, earlier)) throw new AppError("WINNER_CHANGED")
    if (earlier) await tx.confirmedWinner.delete({ where: place })
    const confirmed = await tx.confirmedWinner.create({ data: { ...winner, eventId, slot }, include: withNames })
    await record({
      action: "winner.confirmed",
      subject: placeSubject(confirmed),
      before: earlier ? factsOf(earlier) : undefined,
      after: factsOf(confirmed),
    })
    return confirmedWinnerOf(confirmed)
  })
}

type Wanted = Omit<WinnerTitle, "position"> & { eventId: number; entryId: number }

async function positionOf(tx: PrismaTransaction, wanted: Wanted, present: ResultsAtVersion): Promise<number> {
  const stored = await tx.confirmedWinner.findMany({ where: { eventId: wanted.eventId }, orderBy: { id: "asc" } })
  const { ties } = present.standings
  const { candidates } = titleCandidates(
    resultsOf(present),
    wanted,
    stored.map(confirmedWinnerOf),
    LIMITS.finalists,
    ties,
  )
  return positionToConfirm(wanted.entryId, candidates)
}

const resultsOf = ({ byEntry }: ResultsAtVersion) => [...byEntry.values()].map(({ result }) => result)

/** Whether the sender saw something else: other entries at this place by the scores, or another confirmation. */
function hasChanged(
  seen: WinnerGround,
  winner: WinnerTitle,
  present: ResultsAtVersion,
  replaced: { id: number } | null,
): boolean {
  if ((replaced?.id ?? null) !== seen.replacedId) return true
  if (present.version === seen.resultsVersion) return false
  const inOrder = (entryIds: readonly number[]) => [...entryIds].sort((a, b) => a - b).join()
  const now = entriesAt(resultsOf(present), winner, LIMITS.finalists, present.standings.ties)
  return inOrder(now) !== inOrder(seen.entryIds)
}

/** Product rule: where each class is a contest of its own, there is no overall winner and no runner-up. */
async function refuseWithoutOverallPlaces(
  tx: PrismaTransaction,
  eventId: number,
  { winnerType }: { winnerType: WinnerType },
): Promise<void> {
  if (winnerType === "category") return
  const { ranks } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { ranks: true } })
  if (ranks === "classes") throw new AppError("WRONG_RESULTS_STATE")
}

async function requireOfEvent(
  tx: PrismaTransaction,
  eventId: number,
  { entryId, criterionId }: { entryId: number; criterionId: number | null },
): Promise<void> {
  const entry = await tx.entry.findFirst({ where: { id: entryId, eventId }, select: { status: true } })
  if (!entry) throw new AppError("NOT_FOUND")
  const criterion =
    criterionId === null
      ? null
      : await tx.criterion.findFirst({ where: { id: criterionId, eventId }, select: { id: true } })
  if (criterionId !== null && !criterion) throw new AppError("NOT_FOUND")
  if (!competes(entry)) throw new AppError("NOT_COMPETING")
}

/** Removes a confirmation. */
export async function withdrawWinner(
  db: Database,
  winner: OrganizedWinner,
): Promise<z.output<typeof contract.withdrawWinner.output>> {
  return changeEvent(db, winner, "organizersOnly", async ({ tx, record }) => {
    const where = { id: winner.confirmedWinnerId }
    const stored = await tx.confirmedWinner.findUnique({ where, include: withNames })
    if (!stored) throw new AppError("NOT_FOUND")
    await tx.confirmedWinner.delete({ where })
    await record({ action: "winner.withdrawn", subject: placeSubject(stored), before: factsOf(stored) })
    return { deletedCount: 1 }
  })
}
