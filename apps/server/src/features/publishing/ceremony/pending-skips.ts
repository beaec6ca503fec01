import { type HandOverRefusal, settleHandOvers } from "@rosette/domain/ceremony/hand-overs"
import type { EventChange } from "../../../data/change/event-change.ts"
import { awardSubject, entrySubject } from "../../../data/change/subjects.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { readDecisions } from "../../results/decisions-query.ts"
import { handOversOf } from "./lines.ts"
import { latestPublished, type Published } from "./published-query.ts"
import type { CeremonyRecord, Skip } from "./record.ts"

/** Why a skip is dropped, as the history says it. */
const DROPPED_BECAUSE: Record<HandOverRefusal, string> = {
  AWARD_DELETED: "The award was deleted",
  WINNERS_CHANGED: "The winners of the award have changed",
  TAKER_DELETED: "The entry was deleted",
  EXCLUSIVE_AWARD: "Another award of the entry prevents this",
}

/** Whether the ceremony is over and has skips that are not published; a rehearsal has no part in it. */
export const isOverWithSkips = ({ state, skips }: Pick<CeremonyRecord, "state" | "skips">): boolean =>
  state.phase === "after" && skips.length > 0

/**
 * Decides the skips for the next version. A skip that the present awards no longer allow is dropped and recorded. The others are
 * kept while the ceremony runs; after it they are carried out.
 */
export async function settleSkips(
  db: Database,
  change: EventChange,
  author: OrganizedEvent,
  record: Pick<CeremonyRecord, "state" | "skips">,
): Promise<{ skips: Skip[]; hasHandedOn: boolean }> {
  const { eventId } = author
  if (record.skips.length === 0) return { skips: [], hasHandedOn: false }
  const skips = handOversOf(record.skips)
  const { awards, winners } = await readDecisions(change.tx, eventId)
  const entries = await change.tx.entry.findMany({
    where: { eventId, id: { in: skips.flatMap(({ takenBy }) => takenBy ?? []) } },
    select: { id: true },
  })
  const { possible, dropped } = settleHandOvers(skips, {
    awards,
    winners,
    entryIds: new Set(entries.map(({ id }) => id)),
  })
  const isOver = isOverWithSkips(record)
  if (isOver) for (const skip of possible) await handAwardOn(change, author, skip)
  if (dropped.length > 0) {
    const published = await latestPublished(db, eventId, change.tx)
    for (const { handOver, refusal } of dropped) await recordDropped(change, published, handOver, refusal)
  }
  const kept = isOver ? [] : possible.map(({ awardId: _, ...skip }) => skip)
  return { skips: kept, hasHandedOn: isOver && possible.length > 0 }
}

type AwardSkip = ReturnType<typeof handOversOf>[number]

async function handAwardOn(
  { tx, record }: EventChange,
  { actor }: OrganizedEvent,
  { awardId, entryId, takenBy }: AwardSkip,
): Promise<void> {
  const nameOf = async (id: number) => entrySubject(await tx.entry.findUniqueOrThrow({ where: { id } }))
  const award = await tx.award.findUniqueOrThrow({ where: { id: awardId } })
  await tx.awardWinner.deleteMany({ where: { awardId, entryId } })
  if (takenBy !== null)
    await tx.awardWinner.create({ data: { awardId, entryId: takenBy, assignedBy: actor, isProposed: true } })
  await record({
    action: "award.handedOn",
    subject: award.name,
    before: { entry: await nameOf(entryId) },
    after: { entry: takenBy === null ? null : await nameOf(takenBy) },
  })
}

/** Award and entries may be deleted: the version that the stage has shown still names them. */
function recordDropped(
  { record }: EventChange,
  published: Published | null,
  { awardId, entryId, takenBy }: AwardSkip,
  refusal: HandOverRefusal,
): Promise<void> {
  const { awards = [], entries = [] } = published?.body ?? {}
  const award = awards.find(({ id }) => id === awardId)
  const nameOf = (id: number | null) => {
    const entry = entries.find((one) => one.id === id)
    return entry ? entrySubject(entry) : null
  }
  return record({
    action: "award.notHandedOn",
    subject: award ? awardSubject(award) : "Award",
    before: { entry: nameOf(entryId) },
    after: { entry: nameOf(takenBy), reason: DROPPED_BECAUSE[refusal] },
  })
}
