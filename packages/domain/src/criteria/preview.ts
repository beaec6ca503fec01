import { type Contest, contestStandings } from "../results/places.ts"
import { countsOverall } from "../results/results.ts"
import type { Rules } from "../ties/rules.ts"
import type { Settlement } from "../ties/settlements.ts"

/** Rules that somebody thinks about; what is left out stays. */
export type RuleChange = Partial<Rules> & {
  countsOverall?: readonly { criterionId: number; countsOverall: boolean }[] | undefined
  deletedCriterionIds?: readonly number[] | undefined
}

/** How many submitted sheets a change concerns, and whose place would move from where to where (null: no place). */
export type RulePreview = { sheets: number; moves: { entryId: number; from: number | null; to: number | null }[] }

/** What the change would do; the moves stand by the new place and then voting ID, those who lose their place last. */
export function previewRules<S extends Settlement>(contest: Contest<S>, change: RuleChange): RulePreview {
  const { countsOverall: _, deletedCriterionIds: __, ...rules } = change
  const before = contestStandings(contest)
  const after = contestStandings({
    ...contest,
    criteria: changedCriteria(contest, change),
    rules: { ...contest.rules, ...rules },
  })
  const placeBefore = new Map(before.rows.map(({ entryId, place }) => [entryId, place]))
  const moves = after.rows
    .map(({ entryId, place }) => ({ entryId, from: placeBefore.get(entryId) ?? null, to: place }))
    .filter(({ from, to }) => from !== to)
  return { sheets: sheetsConcerned(contest, change), moves }
}

type ContestSetup = Pick<Contest<Settlement>, "criteria" | "sheets" | "rules">

function changedCriteria({ criteria }: ContestSetup, change: RuleChange): Contest<Settlement>["criteria"] {
  const counts = new Map(change.countsOverall?.map((one) => [one.criterionId, one.countsOverall]))
  return criteria
    .filter(({ id }) => !change.deletedCriterionIds?.includes(id))
    .map((criterion) => ({ ...criterion, countsOverall: counts.get(criterion.id) ?? countsOverall(criterion) }))
}

/** Product rule: all submitted sheets for another method, else those with a score on a criterion that is touched. */
function sheetsConcerned(contest: ContestSetup, change: RuleChange): number {
  const submitted = contest.sheets.filter(({ isSubmitted }) => isSubmitted)
  if (change.panelMethod !== undefined && change.panelMethod !== contest.rules.panelMethod) return submitted.length
  const kept = new Map(changedCriteria(contest, change).map((criterion) => [criterion.id, countsOverall(criterion)]))
  const touched = new Set(
    contest.criteria.filter((criterion) => kept.get(criterion.id) !== countsOverall(criterion)).map(({ id }) => id),
  )
  return submitted.filter(({ scores }) => scores.some((line) => line.isScore && touched.has(line.criterionId))).length
}
