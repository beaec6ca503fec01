import type { WinnerGround } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import type { awardsContract as contract } from "@rosette/contract/routers"
import type { WinnerType } from "@rosette/domain/contest/winner-types"
import { entriesAt, titleName, type WinnerTitle, winnerSlot } from "@rosette/domain/contest/winners"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { resultsNow } from "../results/current-results-query.ts"
import type { OrganizedWinner } from "./access.ts"
import { confirmedWinnerOf } from "./shapes.ts"

type NamedPlace = { winnerType: string; position: number; criterion: { name: string } | null }
type Confirmation = NamedPlace & { entry: { votingId: string; entryName: string }; confirmedBy: string; notes: string }

const PLACE_NAMES: Record<string, string> = { overall: "Overall winner", category: "Winner", runner_up: "Runner-up" }

const placeSubject = ({ winnerType, position, criterion }: NamedPlace): string =>
  `${PLACE_NAMES[winnerType] ?? winnerType} ${position}${criterion ? ` of ${criterion.name}` : ""}`

/** The title as it is read out, with the criterion's present name; null if the criterion is gone. */
function titleOf({ winnerType: stored, position, criterion }: NamedPlace): string | null {
  // Only this product's own commands write the column.
  const winnerType = stored as WinnerType
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
 * Confirms an entry for a place and replaces the earlier confirmation of the same winner type, criterion and position.
 * Throws NOT_FOUND for an entry or criterion of another event, WINNER_CHANGED if the place is no longer as the sender
 * saw it.
 */
export async function confirmWinner(
  db: Database,
  event: OrganizedEvent,
  { expected, ...input }: z.output<typeof contract.confirmWinner.input>,
): Promise<z.output<typeof contract.confirmWinner.output>> {
  return changeEvent(db, event, "organizersOnly", async ({ tx, sql, record }) => {
    const { eventId } = event
    await requireOfEvent(tx, eventId, input)
    const slot = winnerSlot(input)
    const place = { eventId_slot: { eventId, slot } }
    const earlier = await tx.confirmedWinner.findUnique({ where: place, include: withNames })
    const current = expected && (await resultsNow(db, sql, eventId))
    if (current && hasChanged(expected, input, { current, replaced: earlier })) throw new AppError("WINNER_CHANGED")
    if (earlier) await tx.confirmedWinner.delete({ where: place })
    const confirmed = await tx.confirmedWinner.create({ data: { ...input, eventId, slot }, include: withNames })
    await record({
      action: "winner.confirmed",
      subject: placeSubject(confirmed),
      before: earlier ? factsOf(earlier) : undefined,
      after: factsOf(confirmed),
    })
    return confirmedWinnerOf(confirmed)
  })
}

type Present = { current: Awaited<ReturnType<typeof resultsNow>>; replaced: { id: number } | null }

/** Whether the sender saw something else: other entries at this place by the scores, or another confirmation. */
function hasChanged(
  seen: WinnerGround,
  winner: WinnerTitle,
  { current: { version, byEntry, standings }, replaced }: Present,
): boolean {
  if ((replaced?.id ?? null) !== seen.replacedId) return true
  if (version === seen.resultsVersion) return false
  const inOrder = (entryIds: readonly number[]) => [...entryIds].sort((a, b) => a - b).join()
  const results = [...byEntry.values()].map(({ result }) => result)
  return inOrder(entriesAt(results, winner, LIMITS.finalists, standings.ties)) !== inOrder(seen.entryIds)
}

async function requireOfEvent(
  tx: PrismaTransaction,
  eventId: number,
  { entryId, criterionId }: { entryId: number; criterionId: number | null },
): Promise<void> {
  const entry = await tx.entry.findFirst({ where: { id: entryId, eventId }, select: { id: true } })
  if (!entry) throw new AppError("NOT_FOUND")
  if (criterionId === null) return
  const criterion = await tx.criterion.findFirst({ where: { id: criterionId, eventId }, select: { id: true } })
  if (!criterion) throw new AppError("NOT_FOUND")
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
