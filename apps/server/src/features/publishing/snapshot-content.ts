import { createHash } from "node:crypto"
import { EXTENDED_FORMAT, SNAPSHOT_FORMAT, type SnapshotBody, type SnapshotLine } from "@rosette/contract/snapshots"
import type { Pair } from "@rosette/domain/assignment/needs"
import { pollResult } from "@rosette/domain/audience/polls"
import { entryResult, rankedLines } from "@rosette/domain/contest/results"
import { isLimited } from "@rosette/domain/contest/scorecard"
import { eachFlag, eachRequirement } from "@rosette/domain/entries/entry-flags"
import { competes } from "@rosette/domain/entries/entry-status"
import { eachText } from "@rosette/domain/entries/entry-texts"
import { hasOwnWords, wordsOf } from "@rosette/domain/events/event-words"
import { isPanelDivided } from "@rosette/domain/publishing/panel-concerns"
import { canonicalPieces } from "@rosette/domain/snapshots/canonical-json"
import type { EventChange } from "../../data/change/event-change.ts"
import type { PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { classIdsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { activeConflicts } from "../../data/records/conflicts.ts"
import { eligibleFlagsIn, idsIn, ownWordsIn } from "../../data/records/json-columns.ts"
import { keptOf } from "../../data/records/kept-winner.ts"
import { pollForRules } from "../../data/records/polls.ts"
import type { RowOf } from "../../data/rows.ts"
import { turns } from "../../lib/turns.ts"
import type { EventContest } from "../results/contest-query.ts"
import type { EventReview } from "./review-query.ts"

type Reader = Pick<EventChange, "tx">
type Published = { event: RowOf<"Event">; review: EventReview }
type Line = Omit<SnapshotLine, "sha256">

/** Everything that is published, read under the event's lock. */
export const snapshotContent = async (
  reader: Reader,
  { event, review, line }: Published & { line: Line },
): Promise<SnapshotBody> => {
  const { format, ...content } = await contentOf(reader, { event, review })
  return { format, ...line, ...content, chain: { seq: event.chainSeq, hash: event.chainHash } }
}

/** SHA-256 of what would be published, without what the publication itself adds. */
export async function contentSum(reader: Reader, published: Published): Promise<string> {
  const sum = createHash("sha256")
  const endOfTurn = turns()
  const { format: _, ...content } = await contentOf(reader, published)
  for (const piece of canonicalPieces(content)) {
    sum.update(piece)
    const pause = endOfTurn()
    if (pause) await pause
  }
  return sum.digest("hex")
}

/** The order of each list does not depend on the database, so that the same event gives the same text on both. */
async function contentOf(
  { tx }: Reader,
  { event, review }: Published,
): Promise<Omit<SnapshotBody, "chain" | keyof Line>> {
  const ofEvent = { where: { eventId: event.id }, orderBy: { id: "asc" } } as const
  const { contest } = review.found
  const { panelMethod, tieBreaks, placesThatMatter, conferAbove } = contest.rules
  const judges = await tx.judge.findMany(ofEvent)
  const conflicts = await activeConflicts(tx, event.id)
  const polls = await closedPolls(tx, event.id, contest.entries)
  const isNew = isExtended(event, review.found, { judges, conflicts, polls })
  return {
    format: isNew ? EXTENDED_FORMAT : SNAPSHOT_FORMAT,
    event: factsOf(event),
    rules: {
      panelMethod,
      tieBreaks: [...tieBreaks],
      placesThatMatter,
      conferAbove,
      ...unlessDefault(contest.rules, { notApplicable: "zero", ranks: "overall", sheetsPerEntry: null }),
    },
    classes: (await tx.class.findMany(ofEvent)).map(({ id, name, code, order, minEntries }) => {
      return { id, name, code, order, minEntries }
    }),
    criteria: (await tx.criterion.findMany(ofEvent)).map((row) => {
      const { id, name, description, maxPoints, order, countsOverall } = row
      const requirements = eachRequirement((requirement) => row[requirement])
      const classIds = idsIn(row.classIds)
      const limits = classIds.length > 0 ? { classIds } : {}
      return { id, name, description, maxPoints, order, countsOverall, ...requirements, ...limits }
    }),
    entries: (await tx.entry.findMany(ofEvent)).map((row) => {
      const { id, imageUrl, classId, showEntryName, showOwnerParticipant } = row
      const texts = eachText((text) => row[text])
      const flags = eachFlag((flag) => row[flag])
      const status = isNew ? unlessDefault(row, { status: "expected" }) : {}
      return { id, ...texts, showEntryName, showOwnerParticipant, imageUrl, classId, ...flags, ...status }
    }),
    judges: judges.map(({ id, name, ...judge }) => {
      const lists = { classIds: idsIn(judge.classIds), sections: idsIn(judge.sections) }
      return { id, name, ...unlessEmpty(lists), ...unlessDefault(judge, { hasLeft: false }) }
    }),
    ...unlessEmpty({ conflicts, polls }),
    results: resultsOf(review.found),
    awards: await readAwards(tx, event.id),
    confirmedWinners: await readConfirmedWinners(tx, event.id),
    settlements: contest.settlements.map(({ isWithdrawn: _, ...settlement }) => {
      return { ...settlement, entryIds: [...settlement.entryIds] }
    }),
    waivers: waiversOf(review),
    sheets: await readSheets(tx, event.id),
  }
}

function factsOf(row: RowOf<"Event">): SnapshotBody["event"] {
  const { id, name, description, date, time, location, organizerName } = row
  const own = ownWordsIn(row.words)
  return {
    id,
    name,
    description,
    date,
    time,
    location,
    organizerName,
    ...(hasOwnWords(own) && { words: wordsOf(own) }),
    ...unlessDefault(row, { coverUrl: null, logoUrl: null, accent: null }),
  }
}

/** The polls that were closed at least once, with what they count for the entries as they are. */
async function closedPolls(
  { poll }: PrismaTransaction,
  eventId: number,
  entries: Parameters<typeof pollResult>[1],
): Promise<NonNullable<SnapshotBody["polls"]>> {
  const rows = await poll.findMany({ where: { eventId, counts: { not: null } }, orderBy: { id: "asc" } })
  return rows.map((row) => {
    const { id, name, showsVotes } = row
    const { classIds, counts } = pollForRules(row)
    return { id, name, classIds: [...classIds], showsVotes, ...pollResult({ classIds, counts: counts ?? [] }, entries) }
  })
}

/** Whether a version of the event has anything that the first format does not know. */
function isExtended(
  event: RowOf<"Event">,
  { contest }: EventContest,
  {
    judges,
    conflicts,
    polls,
  }: { judges: readonly RowOf<"Judge">[]; conflicts: readonly Pair[]; polls: readonly object[] },
): boolean {
  const { notApplicable, ranks, sheetsPerEntry } = contest.rules
  const scopes = judges.map((judge) => ({ ...judge, classIds: idsIn(judge.classIds), sections: idsIn(judge.sections) }))
  return (
    hasOwnWords(ownWordsIn(event.words)) ||
    (event.coverUrl ?? event.logoUrl ?? event.accent) !== null ||
    contest.criteria.some(isLimited) ||
    notApplicable !== "zero" ||
    ranks !== "overall" ||
    isPanelDivided({ judges: scopes, conflicts, sheetsPerEntry }) ||
    polls.length > 0 ||
    !contest.entries.every(competes)
  )
}

/** The lists that have any items. */
const unlessEmpty = <Lists extends Record<string, readonly unknown[]>>(lists: Lists): Partial<Lists> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>

/** The fields of a row that are not at these defaults. */
function unlessDefault<Row extends object, Field extends keyof Row>(
  row: Row,
  defaults: Pick<Row, Field>,
): Partial<Pick<Row, Field>> {
  const fields = (Object.keys(defaults) as Field[]).filter((field) => row[field] !== defaults[field])
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<Pick<Row, Field>>
}

/** The waivers of this version: those of reasons that are no longer present do not count. */
function waiversOf({ blocking, waivers }: EventReview): SnapshotBody["waivers"] {
  return waivers.filter(({ kind, key }) => blocking.some((line) => line.kind === kind && line.key === key))
}

/** Averages, ranks and places, by place and then voting ID. */
export function resultsOf({ lines, setup, standings }: EventContest): SnapshotBody["results"] {
  const lineOf = new Map(lines.map((line) => [line.entry.id, line]))
  const ranks = ranksOf(lines)
  return standings.rows.flatMap(({ entryId, ...places }) => {
    const line = lineOf.get(entryId)
    if (!line) return []
    const result = entryResult(line, ranks.get(entryId) ?? null)
    const { overallPercent, overallPercentRounded, judgeCount, criteria, rank } = result
    const averages = criteria.map(({ criterionId, average, judgeCount: judges }) => {
      return { criterionId, average, judgeCount: judges }
    })
    const maxPoints = unlessDefault(result, { maxPoints: setup.maxPoints })
    const figures = { rank, overallPercent, overallPercentRounded, judgeCount }
    return [{ entryId, ...figures, ...places, criteria: averages, ...maxPoints }]
  })
}

const ranksOf = (lines: EventContest["lines"]): Map<number, number | null> =>
  new Map(rankedLines(lines).map(({ line, rank }) => [line.entry.id, rank]))

export async function readAwards(tx: PrismaTransaction, eventId: number): Promise<SnapshotBody["awards"]> {
  const awards = await tx.award.findMany({
    where: { eventId },
    orderBy: { id: "asc" },
    include: { ...WITH_CLASSES, winners: { orderBy: { id: "asc" } } },
  })
  return awards.map(({ winners, ...award }) => ({
    id: award.id,
    name: award.name,
    description: award.description,
    priority: award.priority,
    isExclusive: award.isExclusive,
    maxWinners: award.maxWinners,
    basis: award.basis,
    basisId: award.basisId,
    eligibleClassIds: classIdsOf(award),
    eligibleFlags: eligibleFlagsIn(award.eligibleFlags),
    ignoresExclusivity: award.ignoresExclusivity,
    winners: winners.map((row) => {
      const { entryId, assignedBy, assignedAt, notes, isProposed } = row
      const kept = keptOf(row)
      return { entryId, assignedBy, assignedAt: assignedAt.toISOString(), notes, isProposed, ...(kept && { kept }) }
    }),
  }))
}

async function readConfirmedWinners(tx: PrismaTransaction, eventId: number): Promise<SnapshotBody["confirmedWinners"]> {
  const rows = await tx.confirmedWinner.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  return rows.map(({ id, entryId, criterionId, winnerType, position, confirmedBy, confirmedAt, notes }) => {
    const place = { criterionId, winnerType, position }
    return { id, entryId, ...place, confirmedBy, confirmedAt: confirmedAt.toISOString(), notes }
  })
}

const SHEET = {
  id: true,
  judgeId: true,
  entryId: true,
  isSubmitted: true,
  revision: true,
  comments: true,
  isSetAside: true,
} as const

export async function readSheets(tx: PrismaTransaction, eventId: number): Promise<SnapshotBody["sheets"]> {
  const sheets = await inPages((after, take) =>
    tx.sheet.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take, select: SHEET }),
  )
  // A draft's comment is not published, nor that of a judge who has stepped aside.
  return sheets.map(({ isSetAside, comments, ...sheet }) => {
    return { ...sheet, comments: sheet.isSubmitted && !isSetAside ? comments : "" }
  })
}
