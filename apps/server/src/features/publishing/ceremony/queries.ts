import type { AnnouncedEntry, AnnouncedSuccessor, Ceremony } from "@rosette/contract/ceremony"
import { shortSum } from "@rosette/contract/short-sum"
import { departed } from "@rosette/domain/ceremony/hand-overs"
import { keptOnStage, playedOf } from "@rosette/domain/ceremony/rehearsal"
import type { Successor } from "@rosette/domain/ceremony/successor"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { publicPageOf } from "../public-pages/queries.ts"
import { announcedEntries, awardOfLine, handOversOf, lineOfAward, runOrderOf } from "./lines.ts"
import { openedBy } from "./opened-pages.ts"
import { latestPublished, type Published } from "./published-query.ts"
import { type CeremonyRecord, recordOf } from "./record.ts"
import { presentLadders, successionsIn } from "./successions-query.ts"

/** A published version as it is named on a screen. */
export const versionOf = (published: Published | null) =>
  published && { version: published.version, digits: shortSum(published.sha256) }

/** The ceremony as its announcer sees it, with who gets an award next by its rules; in a rehearsal, what is rehearsed. */
export async function ceremonyOf(db: Database, event: OrganizedEvent): Promise<Ceremony> {
  const { eventId } = event
  const record = recordOf(await db.prisma.ceremony.findUnique({ where: { eventId } }))
  const page = publicPageOf(await db.prisma.publicPage.findUnique({ where: { eventId } }))
  const published = await latestPublished(db, eventId)
  const played = playedOf(record)
  const { phase, key, isBlack, revealed } = played.state
  const realLines = published ? runOrderOf(published.body, record) : []
  const { keys, hasTable } = openedBy(page, realLines, record)
  return {
    version: record.version,
    results: versionOf(published),
    lines: published ? await announcerLines(db, eventId, published, record) : [],
    phase,
    key,
    isBlack,
    revealed: [...revealed],
    isRehearsal: record.rehearsal !== null,
    announced: {
      revealed: [...record.state.revealed],
      isOver: record.state.phase === "after",
      read: { keys: [...keys], hasTable },
    },
    lastSkip: played.skips.at(-1)?.key ?? null,
    stageVersion: published && (keptOnStage(played, published.version)?.version ?? published.version),
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
  published: Published,
  record: CeremonyRecord,
): Promise<Ceremony["lines"]> {
  const { body } = published
  const played = playedOf(record)
  const handOvers = handOversOf(played.skips)
  const gone = departed(handOvers)
  const entry = announcedEntries(body)
  const successionOf = successionsIn(published, played.skips, await presentLadders(db, eventId))
  const shown = await lineOnStage(db, eventId, published, record)
  const aboutAward = (key: string) => {
    const awardId = awardOfLine(key)
    if (awardId === null) return NO_AWARD
    const handed = departed(handOvers.filter((one) => one.awardId === awardId))
    const succession = successionOf(awardId)
    const [next, ...others] = succession.successors.filter(({ isNext }) => isNext)
    return {
      hasLeft: [...handed].filter((id) => gone.has(id)).flatMap(entry),
      gaveUp: [...handed].filter((id) => !gone.has(id)).flatMap(entry),
      next: next && others.length === 0 ? (entry(next.entryId)[0] ?? null) : null,
      successors: succession.successors.flatMap((one) => announcedSuccessor(body, one)),
      passedOver: succession.passedOver.flatMap(({ entryId, heldAwardId }) =>
        entry(entryId).map((other) => ({ entry: other, heldAward: awardName(body, heldAwardId) })),
      ),
    }
  }
  return runOrderOf(body, { ...record, ...played }).map(({ entryIds, also, ...line }) => ({
    ...line,
    winners: shown?.key === line.key ? shown.winners : entryIds.flatMap(entry),
    ...aboutAward(line.key),
    also: also.map((award) => ({ ...award, successors: aboutAward(award.key).successors })),
  }))
}

const NO_AWARD = { hasLeft: [], gaveUp: [], next: null, successors: [], passedOver: [] }

const awardName = ({ awards }: Published["body"], id: number) => awards.find((award) => award.id === id)?.name ?? ""

function announcedSuccessor(body: Published["body"], { entryId, isNext, follows }: Successor): AnnouncedSuccessor[] {
  const entry = announcedEntries(body)
  // The highest award first: what follows from it comes after it.
  const given = follows.toReversed().flatMap(({ awardId, entryId: from, takenBy }) =>
    entry(from).map((one) => ({
      key: lineOfAward(awardId),
      title: awardName(body, awardId),
      from: one,
      takenBy: takenBy === null ? null : (entry(takenBy)[0] ?? null),
    })),
  )
  return entry(entryId).map((taker) => ({ entry: taker, isNext, follows: given }))
}

/** The winners on the stage, if a later version than theirs was published since. */
async function lineOnStage(
  db: Database,
  eventId: number,
  latest: Published,
  record: CeremonyRecord,
): Promise<{ key: string | null; winners: AnnouncedEntry[] } | null> {
  const played = playedOf(record)
  const kept = keptOnStage(played, latest.version)
  const published = kept && (await latestPublished(db, eventId, db.prisma, kept.version))
  return published && { key: played.state.key, winners: kept.entryIds.flatMap(announcedEntries(published.body)) }
}
