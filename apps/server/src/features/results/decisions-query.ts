import { hash } from "node:crypto"
import type { AwardForProposal } from "@rosette/domain/contest/eligibility"
import type { Contest } from "@rosette/domain/contest/places"
import type { Holding } from "@rosette/domain/contest/proposal"
import type { LadderName } from "@rosette/domain/contest/rules"
import type { Settlement, SettlementKind } from "@rosette/domain/contest/settlements"
import { asBoolean, type Sql } from "../../data/database.ts"
import { eligibleFlagsIn, idsIn } from "../../data/records/json-columns.ts"
import type { SqlColumns } from "../../data/sql/columns.ts"

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
export async function readDecisions(sql: Sql, eventId: number): Promise<Omit<Decisions, "rules">> {
  return {
    settlements: await readSettlements(sql, eventId),
    awards: await readAwards(sql, eventId),
    winners: await readWinners(sql, eventId),
    hash: sha256,
  }
}

type WinnerRow = { awardId: number; entryId: number; keptAgainst: string | null }

async function readWinners(sql: Sql, eventId: number): Promise<Holding[]> {
  const rows = await sql.all<WinnerRow>(
    `SELECT w."awardId", w."entryId", w."keptAgainst" FROM "AwardWinner" w JOIN "Award" a ON a."id" = w."awardId"
      WHERE a."eventId" = ? ORDER BY w."id"`,
    [eventId],
  )
  return rows.map(({ keptAgainst, ...held }) => ({
    ...held,
    keptAgainst: keptAgainst === null ? null : idsIn(keptAgainst),
  }))
}

type SettlementRow = Omit<StoredSettlement, "key" | "ladder" | "kind" | "entryIds" | "isWithdrawn"> & {
  tieKey: string
  ladder: string
  kind: SettlementKind
  entryIds: string
}

/** The event's settlements, oldest first, also the withdrawn ones. */
async function readSettlements(sql: Sql, eventId: number): Promise<StoredSettlement[]> {
  const rows = await sql.all<SettlementRow>(
    `SELECT "id", "tieKey", "ladder", "kind", "entryIds", "reason", "seed", "settledBy", "settledAt",
            "withdrawnBy", "withdrawnAt", "withdrawnReason"
       FROM "TieSettlement" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
  return rows.map(({ tieKey, ladder, kind, entryIds, ...row }) => ({
    ...row,
    key: tieKey,
    ladder: ladder as LadderName,
    kind,
    entryIds: idsIn(entryIds),
    isWithdrawn: row.withdrawnAt !== null,
  }))
}

type FoundAward = SqlColumns<
  "Award",
  "id" | "priority" | "maxWinners" | "isExclusive" | "ignoresExclusivity" | "basis" | "basisId" | "eligibleFlags"
>

async function readAwards(sql: Sql, eventId: number): Promise<AwardForProposal[]> {
  const awards = await sql.all<FoundAward>(
    `SELECT "id", "priority", "maxWinners", "isExclusive", "ignoresExclusivity", "basis", "basisId", "eligibleFlags"
       FROM "Award" WHERE "eventId" = ? ORDER BY "id"`,
    [eventId],
  )
  const classes = await sql.all<SqlColumns<"AwardClass", "awardId" | "classId">>(
    `SELECT c."awardId", c."classId" FROM "AwardClass" c JOIN "Award" a ON a."id" = c."awardId"
      WHERE a."eventId" = ? ORDER BY c."awardId", c."position"`,
    [eventId],
  )
  const classesOf = Map.groupBy(classes, ({ awardId }) => awardId)
  return awards.map((award) => ({
    ...award,
    isExclusive: asBoolean(award.isExclusive),
    ignoresExclusivity: asBoolean(award.ignoresExclusivity),
    eligibleClassIds: (classesOf.get(award.id) ?? []).map(({ classId }) => classId),
    eligibleFlags: eligibleFlagsIn(award.eligibleFlags),
  }))
}
