import type { PublicEntry, PublicPage, PublicResults } from "@rosette/contract/public-pages"
import { shortSum } from "@rosette/contract/short-sum"
import type { SnapshotBody } from "@rosette/contract/snapshots"
import { competedIn, outOfContest } from "@rosette/domain/ceremony/out-of-contest"
import { publicScope } from "@rosette/domain/ceremony/public-scope"
import { placeOfLine, separateLines } from "@rosette/domain/ceremony/run-order"
import { classContests, rowsByClass } from "@rosette/domain/contest/class-contests"
import { closePercents, countedScore } from "@rosette/domain/contest/counted-score"
import { lookOf } from "../../../data/records/event-look.ts"
import { lineOfAward, runOrderOf } from "../ceremony/lines.ts"
import type { Published } from "../ceremony/published-query.ts"
import type { CeremonyRecord } from "../ceremony/record.ts"
import { withDistinctNames } from "./distinct-names.ts"

type Source = {
  page: PublicPage
  /** Facts of the event, shown while nothing was published. */
  event: PublicResults["event"]
  published: Published | null
  ceremony: CeremonyRecord
  now: Date
}

/** The results as the public may see them at that moment, and whether each owner may see the averages of their entry. */
export type PublicView = { results: PublicResults; showsOwners: boolean }

/** What the public may see at that moment; everything is from the published version. */
export function publicResults({ page, event, published, ceremony, now }: Source): PublicView {
  const nothing = {
    event,
    state: "soon" as const,
    results: null,
    judges: [],
    winners: [],
    places: [],
    outOfContest: "",
  }
  if (!published) return { results: nothing, showsOwners: false }
  const { body } = published
  const settings = { ...page, opensAt: page.opensAt === null ? null : Date.parse(page.opensAt) }
  const lines = runOrderOf(body, ceremony)
  const { revealed, phase } = ceremony.state
  const { opened } = ceremony
  const scope = publicScope(settings, { lines, revealed, isOver: phase === "after", opened, now: now.getTime() })
  const showsOwners = scope.opensTable
  if (scope.lines.length === 0 && scope.table === null)
    return { results: { ...nothing, event: factsOf(body) }, showsOwners }
  const entryOf = publicEntries(body)
  const results: PublicResults = {
    event: factsOf(body),
    state: "shown",
    results: versionOf(published),
    judges: page.showsJudges ? body.judges.map(({ name }) => name) : [],
    winners: separateLines(scope.lines).flatMap(({ key, kind, title, entryIds }) =>
      kind === "text"
        ? []
        : [
            {
              title,
              kind,
              place: placeOfLine({ kind, key }),
              ...withVotes(shownPoll(body, { kind, key }), entryIds, entryOf),
            },
          ],
    ),
    ...(body.rules.ranks === "classes" && { ranks: body.rules.ranks }),
    places: placesOf(body, scope, entryOf),
    outOfContest: scope.table === "all" ? outOfContest(body.entries) : "",
  }
  return { results, showsOwners }
}

type ShownPoll = NonNullable<SnapshotBody["polls"]>[number]

/** The poll that an award went by, if it shows its votes. */
function shownPoll({ awards, polls }: SnapshotBody, line: { kind: "category" | "award" | "place"; key: string }) {
  if (!polls || line.kind !== "award") return
  const award = awards.find(({ id }) => line.key === lineOfAward(id))
  const pollId = award?.basis === "audience" ? award.basisId : null
  return polls.find(({ id, showsVotes }) => id === pollId && showsVotes)
}

function withVotes(
  poll: ShownPoll | undefined,
  entryIds: readonly number[],
  entryOf: (entryId: number) => PublicEntry[],
): Pick<PublicResults["winners"][number], "voters" | "entries"> {
  if (!poll) return { entries: entryIds.flatMap(entryOf) }
  const votes = new Map(poll.votes.map((one) => [one.entryId, one.votes]))
  const shown = (id: number) => entryOf(id).map((entry) => ({ ...entry, votes: votes.get(id) ?? 0 }))
  return { voters: poll.voters, entries: entryIds.flatMap(shown) }
}

/** What pages say of the event, and its look. */
const factsOf = ({ event }: SnapshotBody): PublicResults["event"] => {
  const { name, date, time, location, organizerName } = event
  return { name, date, time, location, organizerName, ...lookOf(event) }
}

const versionOf = ({ version, sha256, timeZone, body }: Published): PublicResults["results"] => ({
  version,
  digits: shortSum(sha256),
  publishedAt: body.publishedAt,
  timeZone,
  amendment: version > 1 ? { reason: body.reason, at: body.publishedAt } : null,
})

/** Entries as the public may see them, without what an entry hides; an absent one is not there. */
export function publicEntries({ entries, classes }: SnapshotBody): (entryId: number) => PublicEntry[] {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (entryId) => {
    const entry = byId.get(entryId)
    if (!entry || entry.status === "absent") return []
    return [
      {
        votingId: entry.votingId,
        entryName: entry.showEntryName ? entry.entryName : "",
        ownerParticipant: entry.showOwnerParticipant ? entry.ownerParticipant : "",
        className: classNames.get(entry.classId ?? 0) ?? null,
        imageUrl: entry.imageUrl,
      },
    ]
  }
}

/** The rows by place, class by class where each is a contest of its own: then the place is the one in the class. */
function placedRows({ rules, results, entries, classes }: SnapshotBody): SnapshotBody["results"] {
  if (rules.ranks !== "classes") return results
  const classOf = new Map(entries.map(({ id, classId }) => [id, classId]))
  return rowsByClass(results, classContests(classes), ({ entryId }) => classOf.get(entryId))
}

function placesOf(
  body: SnapshotBody,
  { table, hasCriteria }: ReturnType<typeof publicScope>,
  entryOf: (entryId: number) => PublicEntry[],
): PublicResults["places"] {
  if (table === null) return []
  const { entries, criteria } = body
  const close = closePercents(body.results)
  const competed = competedIn(entries)
  const shown = placedRows(body)
    .filter(({ entryId }) => competed(entryId))
    .filter(({ place }) => table === "all" || (place !== null && place <= table))
  const known = withDistinctNames(criteria, body.event.words)
  const averagesOf = (scored: SnapshotBody["results"][number]["criteria"]) => {
    const byId = new Map(scored.map((line) => [line.criterionId, line]))
    return known.flatMap(({ id, name, maxPoints }) => {
      const line = byId.get(id)
      return line && line.judgeCount > 0 ? [{ name, average: line.average, maxPoints }] : []
    })
  }
  return shown.flatMap((result) =>
    entryOf(result.entryId).map((entry) => ({
      ...entry,
      place: result.place,
      classPlace: result.classPlace,
      percent: result.overallPercent,
      score: countedScore(result, criteria, close),
      criteria: hasCriteria ? averagesOf(result.criteria) : [],
    })),
  )
}
