import { type MadeLine, madeLines } from "./run-order.ts"

/** The parts of a published version that say who has won what. */
type PublishedWinners = {
  rules: { placesThatMatter: number }
  results: readonly { entryId: number; place: number | null }[]
  criteria: readonly { id: number; name: string; order: number }[]
  confirmedWinners: readonly { entryId: number; criterionId: number | null; winnerType: string; position: number }[]
  awards: readonly {
    id: number
    name: string
    priority: number
    basis: string
    winners: readonly { entryId: number }[]
  }[]
}

/** The lines of a published version: the same on the stage, on paper and in public. */
export function publishedLines(version: PublishedWinners): MadeLine[] {
  const { rules, results, criteria, confirmedWinners, awards } = version
  const winnersOf = (criterionId: number) =>
    confirmedWinners.filter((one) => one.winnerType === "category" && one.criterionId === criterionId)
  return madeLines({
    placesThatMatter: rules.placesThatMatter,
    entries: results,
    categories: criteria.map(({ id, name, order }) => ({
      criterionId: id,
      name,
      order,
      entryIds: winnersOf(id)
        .toSorted((a, b) => a.position - b.position)
        .map(({ entryId }) => entryId),
    })),
    awards: awards.map(({ id, name, priority, basis, winners }) => ({
      awardId: id,
      name,
      priority,
      isOverall: basis === "overall",
      entryIds: winners.map(({ entryId }) => entryId),
    })),
  })
}
