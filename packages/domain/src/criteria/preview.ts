import { type Contest, contestStandings } from "../results/places.ts"
import { type CriterionForResults, countsOverall } from "../results/results.ts"
import { numberAfter, type Rules } from "../ties/rules.ts"
import type { Settlement } from "../ties/settlements.ts"
import { applicabilityOf } from "./applicability.ts"

/** A criterion that is not there yet. */
export type AddedCriterion = Omit<CriterionForResults, "id" | "name">

/** Rules that somebody thinks about; what is left out stays. */
export type RuleChange = Partial<Rules> & {
  countsOverall?: readonly { criterionId: number; countsOverall: boolean }[] | undefined
  deletedCriterionIds?: readonly number[] | undefined
  addedCriteria?: readonly AddedCriterion[] | undefined
}

/** How many submitted sheets a change concerns, and whose place would move from where to where (null: no place). */
export type RulePreview = { sheets: number; moves: { entryId: number; from: number | null; to: number | null }[] }

/** What the change would do; the moves stand by the new place and then voting ID, those who lose their place last. */
export function previewRules<S extends Settlement>(contest: Contest<S>, change: RuleChange): RulePreview {
  const before = contestStandings(contest)
  const after = contestStandings({
    ...contest,
    criteria: changedCriteria(contest, change),
    rules: changedRules(contest, change),
  })
  const placeBefore = new Map(before.rows.map(({ entryId, place }) => [entryId, place]))
  const moves = after.rows
    .map(({ entryId, place }) => ({ entryId, from: placeBefore.get(entryId) ?? null, to: place }))
    .filter(({ from, to }) => from !== to)
  return { sheets: sheetsConcerned(contest, change), moves }
}

type ContestSetup = Pick<Contest<Settlement>, "entries" | "criteria" | "sheets" | "rules">

/** A criterion that goes leaves the tie-breaks too. */
function changedRules({ rules }: ContestSetup, change: RuleChange): Rules {
  const tieBreaks = change.tieBreaks ?? rules.tieBreaks
  const isKept = (step: string) => !change.deletedCriterionIds?.some((id) => id === numberAfter("criterion", step))
  return {
    panelMethod: change.panelMethod ?? rules.panelMethod,
    tieBreaks: tieBreaks.filter(isKept),
    placesThatMatter: change.placesThatMatter ?? rules.placesThatMatter,
    conferAbove: change.conferAbove === undefined ? rules.conferAbove : change.conferAbove,
  }
}

function changedCriteria({ criteria }: ContestSetup, change: RuleChange): CriterionForResults[] {
  const counts = new Map(change.countsOverall?.map((one) => [one.criterionId, one.countsOverall]))
  const kept = criteria
    .filter(({ id }) => !change.deletedCriterionIds?.includes(id))
    .map((criterion) => ({ ...criterion, countsOverall: counts.get(criterion.id) ?? countsOverall(criterion) }))
  // No criterion that is stored has such an id.
  const added = (change.addedCriteria ?? []).map((criterion, index) => ({ ...criterion, id: -1 - index, name: "" }))
  return [...kept, ...added]
}

/**
 * Product rule: all submitted sheets for another method, else those with a score on a criterion that is touched, and those
 * that would lack one that is added.
 */
function sheetsConcerned(contest: ContestSetup, change: RuleChange): number {
  const submitted = contest.sheets.filter(({ isSubmitted }) => isSubmitted)
  if (change.panelMethod !== undefined && change.panelMethod !== contest.rules.panelMethod) return submitted.length
  const lacking = entriesLacking(contest, change)
  const kept = new Map(changedCriteria(contest, change).map((criterion) => [criterion.id, countsOverall(criterion)]))
  const touched = new Set(
    contest.criteria.filter((criterion) => kept.get(criterion.id) !== countsOverall(criterion)).map(({ id }) => id),
  )
  return submitted.filter(
    ({ entryId, scores }) =>
      lacking.has(entryId) || scores.some((line) => line.isScore && touched.has(line.criterionId)),
  ).length
}

/** The entries that an added criterion applies to. */
function entriesLacking({ entries }: ContestSetup, { addedCriteria = [] }: RuleChange): ReadonlySet<number> {
  const tests = addedCriteria.map(applicabilityOf)
  return new Set(entries.filter((entry) => tests.some((applies) => applies(entry))).map(({ id }) => id))
}
