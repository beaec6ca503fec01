import { hash } from "node:crypto"
import type { Poll } from "@rosette/domain/audience/polls"
import type { AwardForProposal } from "@rosette/domain/contest/awards"
import type { Contest } from "@rosette/domain/contest/places"
import type { Holding } from "@rosette/domain/contest/proposal"
import { numberAfter } from "@rosette/domain/contest/rules"
import type { Settlement } from "@rosette/domain/contest/settlements"
import type { PrismaTransaction } from "../../data/database.ts"
import { classIdsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { eligibleFlagsIn, idsIn, ladderIn } from "../../data/records/json-columns.ts"
import { pollForRules } from "../../data/records/polls.ts"

/** A settlement with who decided it, when and why, and who withdrew it. Times are ISO 8601 in UTC. */
export type StoredSettlement = Settlement & {
  reason: string
  seed: string | null
  settledBy: string
  settledAt: string
  withdrawnBy: string | null
  withdrawnAt: string | null
  withdrawnReason: string | null
}

/** The decisions that the places of an event's lines depend on. */
export type Decisions = Omit<Contest<StoredSettlement>, "entries" | "criteria" | "sheets">

/** SHA-256 of the UTF-8 text, in lower-case hex: for the keys of ties and the order of a lot. */
export const sha256 = (text: string): string => hash("sha256", text, "hex")

/** People's decisions about the event: how ties were settled, its awards and who holds them. */
export async function readDecisions(tx: PrismaTransaction, eventId: number): Promise<Omit<Decisions, "rules">> {
  const settlements = await readSettlements(tx, eventId)
  const awards = await readAwards(tx, eventId)
  const isPolled =
    awards.some(({ basis }) => basis === "audience") ||
    settlements.some(({ ladder }) => numberAfter("audience", ladder) !== null)
  return {
    settlements,
    awards,
    winners: await readWinners(tx, eventId),
    ...(isPolled && { polls: await readPolls(tx, eventId) }),
    hash: sha256,
  }
}

async function readPolls({ poll }: PrismaTransaction, eventId: number): Promise<Poll[]> {
  return (await poll.findMany({ where: { eventId }, orderBy: { id: "asc" } })).map(pollForRules)
}

async function readWinners({ awardWinner }: PrismaTransaction, eventId: number): Promise<Holding[]> {
  const rows = await awardWinner.findMany({ where: { award: { eventId } }, orderBy: { id: "asc" } })
  return rows.map(({ awardId, entryId, keptAgainst }) => {
    return { awardId, entryId, keptAgainst: keptAgainst === null ? null : idsIn(keptAgainst) }
  })
}

/** The event's settlements, oldest first, also the withdrawn ones. */
async function readSettlements({ tieSettlement }: PrismaTransaction, eventId: number): Promise<StoredSettlement[]> {
  const rows = await tieSettlement.findMany({ where: { eventId }, orderBy: { id: "asc" }, omit: { eventId: true } })
  return rows.map(({ tieKey, ladder, entryIds, settledAt, withdrawnAt, ...row }) => ({
    ...row,
    key: tieKey,
    ladder: ladderIn(ladder),
    entryIds: idsIn(entryIds),
    settledAt: settledAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    isWithdrawn: withdrawnAt !== null,
  }))
}

async function readAwards({ award }: PrismaTransaction, eventId: number): Promise<AwardForProposal[]> {
  const rows = await award.findMany({ where: { eventId }, orderBy: { id: "asc" }, include: WITH_CLASSES })
  return rows.map((row) => ({
    id: row.id,
    priority: row.priority,
    maxWinners: row.maxWinners,
    isExclusive: row.isExclusive,
    ignoresExclusivity: row.ignoresExclusivity,
    basis: row.basis,
    basisId: row.basisId,
    eligibleClassIds: classIdsOf(row),
    eligibleFlags: eligibleFlagsIn(row.eligibleFlags),
  }))
}
