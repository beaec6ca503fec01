import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import { shortSum } from "@rosette/contract/publishing/short-sum"
import { departed } from "@rosette/domain/ceremony/hand-overs"
import type { RunLine } from "@rosette/domain/ceremony/run-order"
import { successionsOf } from "@rosette/domain/ceremony/successor"
import { versionLadders } from "@rosette/domain/ceremony/version-ladders"
import type { EntryFlags } from "@rosette/domain/entries/entry-flags"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { eventContest } from "../../results/contest-query.ts"
import { sha256 } from "../../results/decisions-query.ts"
import { announcedEntries, awardOfLine, handOversOf, publishedWinners, runOrderOf } from "./lines.ts"
import { latestPublished, type Published } from "./published-query.ts"
import { type CeremonyRecord, recordOf } from "./record.ts"

/** A published version as it is named on a screen. */
export const versionOf = (published: Published | null) =>
  published && { version: published.version, digits: shortSum(published.sha256) }

/** The ceremony as its announcer sees it, with who gets an award next by the rules of its proposal. */
export async function ceremonyOf(db: Database, event: OrganizedEvent): Promise<Ceremony> {
  const record = recordOf(await db.prisma.ceremony.findUnique({ where: { eventId: event.eventId } }))
  const published = await latestPublished(db, event.eventId)
  const lines = published ? runOrderOf(published.body, record) : []
  const { phase, key, isBlack, revealed } = record.state
  return {
    version: record.version,
    results: versionOf(published),
    lines: published ? await announcerLines(db, event.eventId, lines, published, record) : [],
    ...{ phase, key, isBlack, revealed: [...revealed] },
    showsPercent: record.showsPercent,
    stageKey: record.stageKey,
    announcer: record.announcer && {
      name: record.announcer.name,
      isYou: record.announcer.tag === event.sessionTag,
    },
  }
}

async function announcerLines(
  db: Database,
  eventId: number,
  lines: readonly RunLine[],
  { body }: Published,
  { skips }: CeremonyRecord,
): Promise<Ceremony["lines"]> {
  const awards = awardsOf(body)
  const named = announcedEntries(body)
  const awardNames = new Map(body.awards.map(({ id, name }) => [id, name]))
  const handOvers = handOversOf(skips)
  const successionOf = successionsOf({
    awards,
    winners: publishedWinners(body),
    handOvers,
    ladders: (await isPublished(db, eventId))
      ? (await eventContest(db, eventId)).standings.ladders
      : versionLadders(body, awards, sha256),
    entries: body.entries,
  })
  return lines.map(({ key, kind, title, isHidden, entryIds }) => {
    const awardId = awardOfLine(key)
    const leftIds = [...departed(handOvers.filter((one) => one.awardId === awardId))]
    const { next, passedOver } = awardId === null ? { next: null, passedOver: [] } : successionOf(awardId)
    return {
      ...{ key, kind, title, isHidden },
      winners: entryIds.flatMap(named),
      hasLeft: leftIds.flatMap(named),
      next: next === null ? null : (named(next)[0] ?? null),
      passedOver: passedOver.flatMap(({ entryId, heldAwardId }) =>
        named(entryId).map((entry) => ({ entry, heldAward: awardNames.get(heldAwardId) ?? "" })),
      ),
    }
  })
}

/** Only this product writes snapshots, with the flags of its own list. */
const awardsOf = ({ awards }: Published["body"]) =>
  awards.map((award) => ({ ...award, eligibleFlags: award.eligibleFlags as (keyof EntryFlags)[] }))

/** Whether the present scores are the published ones. In review they can change, while the ceremony still shows the version. */
async function isPublished(db: Database, eventId: number): Promise<boolean> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId }, select: { resultsState: true } })
  return event?.resultsState === ("published" satisfies ResultsState)
}
