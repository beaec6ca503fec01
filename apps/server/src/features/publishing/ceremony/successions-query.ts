import { type Succession, successionsOf } from "@rosette/domain/ceremony/successor"
import { versionLadders } from "@rosette/domain/ceremony/version-ladders"
import type { EntryFlags } from "@rosette/domain/entries/entry-flags"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { LockedEvent } from "../../../data/change/event-change.ts"
import type { Database, PrismaTransaction } from "../../../data/database.ts"
import { currentResults, type ResultsAtVersion, resultsNow } from "../../results/current-results-query.ts"
import { sha256 } from "../../results/decisions-query.ts"
import { handOversOf, publishedWinners } from "./lines.ts"
import type { Published } from "./published-query.ts"
import type { Skip } from "./record.ts"

type Ladders = ResultsAtVersion["standings"]["ladders"]

/** Who takes which award of a version if a winner has left, after these skips. */
export function successionsIn(
  { body }: Published,
  skips: readonly Skip[],
  ladders: Ladders | null,
): (awardId: number) => Succession {
  const awards = awardsOf(body)
  return successionsOf({
    awards,
    winners: publishedWinners(body),
    handOvers: handOversOf(skips),
    ladders: ladders ?? versionLadders(body, awards, sha256),
    entries: body.entries,
  })
}

/** Only this product writes snapshots, with the flags of its own list. */
const awardsOf = ({ awards }: Published["body"]) =>
  awards.map((award) => ({ ...award, eligibleFlags: award.eligibleFlags as (keyof EntryFlags)[] }))

/**
 * The ladders of the present scores while these are the published ones; null in review, where they can change and the ceremony
 * still shows the version.
 */
export const presentLadders = async (db: Database, eventId: number): Promise<Ladders | null> =>
  (await isPublished(db.prisma, eventId)) ? (await currentResults(db, eventId)).standings.ladders : null

/** The same for work that holds the event's lock. */
export const laddersUnderLock = async (
  db: Database,
  { tx, sql }: Pick<LockedEvent, "tx" | "sql">,
  eventId: number,
): Promise<Ladders | null> =>
  (await isPublished(tx, eventId)) ? (await resultsNow(db, { tx, sql }, eventId)).standings.ladders : null

async function isPublished(tx: Pick<PrismaTransaction, "event">, eventId: number): Promise<boolean> {
  const event = await tx.event.findUnique({ where: { id: eventId }, select: { resultsState: true } })
  return event?.resultsState === ("published" satisfies ResultsState)
}
