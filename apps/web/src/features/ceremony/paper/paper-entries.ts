import type { SnapshotBody } from "@rosette/contract/snapshots"
import { competedIn } from "@rosette/domain/ceremony/out-of-contest"
import { classContests, NO_CLASS_NAME, rowsByClass, tiedEntries } from "@rosette/domain/contest/class-contests"
import { type CountedScore, closePercents, countedScore, scoreText } from "@rosette/domain/contest/counted-score"
import { hiddenName } from "@rosette/domain/entries/entry-names"
import type { PaperVersion } from "./paper-version.ts"

/**
 * An entry with its result in a published version. `contest`: the name of its class where each is a contest of its own, and `place` is
 * the one there; else null.
 */
export type PaperEntry = {
  entryId: number
  votingId: string
  name: string
  owner: string
  className: string | null
  imageUrl: string | null
  hidesName: boolean
  hidesOwner: boolean
  contest: string | null
  place: number | null
  classPlace: number | null
  score: CountedScore | null
}

/** Returns a function that finds a version's entry by its id, as a list: empty if there is none, or it was absent. */
export function paperEntries(body: SnapshotBody): (entryId: number) => PaperEntry[] {
  const { entries, classes, results, criteria } = body
  const isByClass = body.rules.ranks === "classes"
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const resultOf = new Map(results.map((result) => [result.entryId, result]))
  const close = closePercents(results)
  return (entryId) => {
    const entry = byId.get(entryId)
    if (!entry || entry.status === "absent") return []
    const result = resultOf.get(entryId)
    const className = classNames.get(entry.classId ?? 0) ?? null
    const [place, classPlace] = [result?.place ?? null, result?.classPlace ?? null]
    return [
      {
        entryId,
        votingId: entry.votingId,
        name: entry.entryName,
        owner: entry.ownerParticipant,
        className,
        imageUrl: entry.imageUrl,
        hidesName: !entry.showEntryName,
        hidesOwner: !entry.showOwnerParticipant,
        contest: isByClass ? (className ?? NO_CLASS_NAME) : null,
        place: isByClass ? classPlace : place,
        classPlace,
        score: result ? countedScore(result, criteria, close) : null,
      },
    ]
  }
}

/** The entry for paper that everybody can read, without a name or an owner that it hides. */
export const inPublic = (entry: PaperEntry): PaperEntry => ({
  ...entry,
  name: entry.hidesName ? hiddenName(entry) : entry.name,
  owner: entry.hidesOwner ? "" : entry.owner,
})

/** "88% · 140 of 160" */
export const scoreWords = (score: CountedScore | null): string => (score === null ? "–" : scoreText(score))

export type RankingRow = PaperEntry & { isShared: boolean }

/** All entries that competed by place, class by class where each is a contest of its own, for paper that everybody can read. */
export function rankingRows({ body }: PaperVersion): RankingRow[] {
  const { rules, classes, entries } = body
  const isByClass = rules.ranks === "classes"
  const entryOf = paperEntries(body)
  const competed = competedIn(entries)
  const classOf = new Map(entries.map(({ id, classId }) => [id, classId]))
  const results = body.results.map((row) => ({ ...row, classId: classOf.get(row.entryId) }))
  const rows = isByClass ? rowsByClass(results, classContests(classes), ({ classId }) => classId) : results
  const tied = tiedEntries(rows, isByClass)
  return rows
    .filter(({ entryId }) => competed(entryId))
    .flatMap(({ entryId }) => entryOf(entryId).map((entry) => ({ ...inPublic(entry), isShared: tied.has(entryId) })))
}

/** The name of the contest that a row begins; null for the others, and where all entries are one. */
export const beginsContest = (rows: readonly Pick<PaperEntry, "contest">[], index: number): string | null => {
  const contest = rows[index]?.contest ?? null
  return contest === rows[index - 1]?.contest ? null : contest
}
