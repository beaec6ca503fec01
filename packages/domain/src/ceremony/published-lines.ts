import { classContests } from "../contest/class-contests.ts"
import type { Ranks } from "../contest/rules.ts"
import type { EntryStatus } from "../entries/entry-status.ts"
import { competedIn } from "./out-of-contest.ts"
import { type Announced, type MadeLine, madeLines } from "./run-order.ts"

/** The parts of a published version that say who has won what. */
type PublishedWinners = {
  rules: { placesThatMatter: number; ranks?: Ranks | undefined }
  classes: readonly { id: number; name: string; order: number }[]
  entries: readonly { id: number; classId?: number | null | undefined; status?: EntryStatus | undefined }[]
  results: readonly { entryId: number; place: number | null; classPlace?: number | null | undefined }[]
  criteria: readonly { id: number; name: string; order: number }[]
  confirmedWinners: readonly { entryId: number; criterionId: number | null; winnerType: string; position: number }[]
  awards: readonly {
    id: number
    name: string
    priority: number
    basis: string
    basisId: number | null
    winners: readonly { entryId: number }[]
  }[]
}

/**
 * The lines of a published version: the same on the stage, on paper and in public. Product rule: an entry that does not compete is in
 * none of them, whatever it holds.
 */
export function publishedLines(version: PublishedWinners): MadeLine[] {
  const { rules, entries, criteria, confirmedWinners, awards } = version
  const competed = competedIn(entries)
  const winnersOf = (criterionId: number) =>
    confirmedWinners.filter((one) => one.winnerType === "category" && one.criterionId === criterionId)
  return madeLines({
    placesThatMatter: rules.placesThatMatter,
    ...contestsIn(version),
    categories: criteria.map(({ id, name, order }) => ({
      criterionId: id,
      name,
      order,
      entryIds: winnersOf(id)
        .toSorted((a, b) => a.position - b.position)
        .map(({ entryId }) => entryId)
        .filter(competed),
    })),
    awards: awards.map(({ id, name, priority, basis, basisId, winners }) => ({
      awardId: id,
      name,
      priority,
      isOverall: basis === "overall",
      ofClass: rules.ranks === "classes" && basis === "class" ? (basisId ?? undefined) : undefined,
      entryIds: winners.map(({ entryId }) => entryId).filter(competed),
    })),
  })
}

/** Who is placed, in one contest or class by class. */
function contestsIn({ rules, classes, entries, results }: PublishedWinners): Pick<Announced, "entries" | "classes"> {
  if (rules.ranks !== "classes") return { entries: results }
  const classOf = new Map(entries.map(({ id, classId }) => [id, classId]))
  return {
    entries: results.map(({ entryId, classPlace = null }) => {
      return { entryId, place: classPlace, classId: classOf.get(entryId) }
    }),
    classes: classContests(classes),
  }
}
