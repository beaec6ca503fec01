import { randomBytes } from "node:crypto"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { type LadderName, numberAfter } from "@rosette/domain/contest/rules"
import { refuseSettlement } from "@rosette/domain/contest/settle"
import { lotOrder } from "@rosette/domain/contest/settlements"
import { wordsOf } from "@rosette/domain/events/event-words"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { namedClasses, namingClass } from "../../data/records/class-of-event.ts"
import { ownWordsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import { type ResultsAtVersion, resultsNow } from "../results/current-results-query.ts"
import { type StoredSettlement, sha256 } from "../results/decisions-query.ts"
import type { OrganizedSettlement } from "./access.ts"

const SEED_BYTES = 32

/**
 * Settles an open tie. Throws TIE_CHANGED if no present tie has this key, TIE_SETTLED if somebody has settled it. The
 * server draws the seed of a lot, once: after a withdrawn lot, another one is INVALID_INPUT.
 */
export async function settleTie(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.settleTie.input>,
): Promise<z.output<typeof contract.settleTie.output>> {
  const { key, kind, reason } = input
  const { eventId, actor: settledBy } = event
  return editEvent(db, event, async ({ tx, sql, begin }) => {
    const { standings, decisions, setup, names } = await resultsNow(db, { tx, sql }, eventId)
    const refusal = refuseSettlement({ ...input, ties: standings.ties, settlements: decisions.settlements })
    const tie = standings.ties.find((one) => one.key === key && one.state === "open")
    if (refusal?.code === "INVALID_INPUT") throw invalid([refusal.path], refusal.message)
    if (refusal || !tie) throw new AppError(refusal?.code ?? "TIE_CHANGED")

    const tied = setup.entries.map(({ entry }) => entry).filter(({ id }) => tie.entryIds.includes(id))
    const seed = kind === "lot" ? randomBytes(SEED_BYTES).toString("hex") : null
    const drawn = seed === null ? tie.entryIds : lotOrder(tied, seed, sha256)
    const entryIds = kind === "order" ? (input.entryIds ?? []) : drawn

    const { record } = await begin("decisions")
    const { ladder, place } = tie
    const after = { place, ...settlementForHistory({ kind, entryIds, reason, seed }, { setup, names }) }
    await record({ action: "tie.settled", subject: await tieSubject(tx, eventId, ladder, setup), after })
    const data = { eventId, tieKey: key, ladder, kind, entryIds: JSON.stringify(entryIds), reason, seed, settledBy }
    const { id, settledAt } = await tx.tieSettlement.create({ data })
    return { id, kind, entryIds, reason, seed, settledBy, settledAt: settledAt.toISOString() }
  })
}

/** Withdraws the settlement of a tie; it is kept with the reason. Throws NOT_FOUND if it was withdrawn before. */
export async function withdrawSettlement(
  db: Database,
  settlement: OrganizedSettlement,
  withdrawnReason: string,
): Promise<z.output<typeof contract.withdrawSettlement.output>> {
  const { settlementId: id, eventId, actor: withdrawnBy } = settlement
  return editEvent(db, settlement, async ({ tx, sql, begin }) => {
    const { decisions, setup, names } = await resultsNow(db, { tx, sql }, eventId)
    const stored = decisions.settlements.find((one) => one.id === id)
    if (!stored || stored.isWithdrawn) throw new AppError("NOT_FOUND")
    const { record } = await begin("decisions")
    await record({
      action: "tie.withdrawn",
      subject: await tieSubject(tx, eventId, stored.ladder, setup),
      before: settlementForHistory(stored, { setup, names }),
      after: { reason: withdrawnReason },
    })
    await tx.tieSettlement.update({ where: { id }, data: { withdrawnBy, withdrawnAt: new Date(), withdrawnReason } })
    return { deletedCount: 1 }
  })
}

/** The name of a tie in the history, by its ladder. */
async function tieSubject(
  tx: PrismaTransaction,
  eventId: number,
  ladder: LadderName,
  { criteria }: ResultsSetup,
): Promise<string> {
  const criterion = criteria.find(({ id }) => id === numberAfter("criterion", ladder))
  const section = await sectionName(tx, eventId, numberAfter("section", ladder))
  const classId = numberAfter("class", ladder)
  const ofClass = classId === null ? null : namingClass(await namedClasses(tx, eventId), { classId })
  const name = criterion?.name ?? section ?? (ofClass && (ofClass.class ?? "No class"))
  return name ? `Tie on ${name}` : "Tie"
}

/** What the event calls a section; null for none. */
async function sectionName({ event }: PrismaTransaction, eventId: number, section: number | null) {
  if (section === null) return null
  const { words } = await event.findUniqueOrThrow({ where: { id: eventId }, select: { words: true } })
  return wordsOf(ownWordsIn(words)).sections[section - 1] ?? null
}

/** A settlement as the history records it: entries by their present names, in the order that was decided or drawn. */
function settlementForHistory(
  { kind, entryIds, reason, seed }: Pick<StoredSettlement, "kind" | "entryIds" | "reason" | "seed">,
  { setup, names }: Pick<ResultsAtVersion, "setup" | "names">,
) {
  const named = new Map(
    setup.entries.map(({ entry: { id, votingId } }) => {
      return [id, entrySubject({ votingId, entryName: names.get(id)?.entryName ?? "" })]
    }),
  )
  return {
    kind,
    entries: entryIds.map((id) => named.get(id) ?? "An entry that was deleted"),
    ...(reason !== "" && { reason }),
    ...(seed !== null && { seed }),
  }
}
