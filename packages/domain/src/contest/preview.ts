import { applicabilityOf } from "./applicability.ts"
import { type Contest, contestStandingSteps, contestStandings, type Standings } from "./places.ts"
import { type CriterionForResults, countsOverall } from "./results.ts"
import { numberAfter, type Rules } from "./rules.ts"
import type { Settlement } from "./settlements.ts"
import { runSteps, type Steps } from "./steps.ts"

/** A criterion that does not exist yet. */
type AddedCriterion = Omit<CriterionForResults, "id" | "name">

/** A possible change of the rules; omitted fields stay unchanged. */
export type RuleChange = Partial<Rules> & {
  countsOverall?: readonly { criterionId: number; countsOverall: boolean }[] | undefined
  deletedCriterionIds?: readonly number[] | undefined
  addedCriteria?: readonly AddedCriterion[] | undefined
}

/** How many submitted sheets a change affects, and the entries whose place would change (null means no place). */
type RulePreview = { sheets: number; moves: { entryId: number; from: number | null; to: number | null }[] }

/** Returns the effect of the change. Moves are sorted by new place and voting ID; entries that lose their place come last. */
export const previewRules = <S extends Settlement>(contest: Contest<S>, change: RuleChange): RulePreview =>
  runSteps(previewSteps(contest, contestStandings(contest), change))

/** The same in steps, from the standings without the change. */
export function* previewSteps<S extends Settlement>(
  contest: Contest<S>,
  before: Pick<Standings<S>, "rows">,
  change: RuleChange,
): Steps<RulePreview> {
  const after = yield* contestStandingSteps({
    ...contest,
    criteria: changedCriteria(contest, change),
    rules: changedRules(contest, change),
  })
  const placeBefore = new Map(before.rows.map(({ entryId, place }) => [entryId, place]))
  const moves = after.rows
    .map(({ entryId, place }) => ({ entryId, from: placeBefore.get(entryId) ?? null, to: place }))
    .filter(({ from, to }) => from !== to)
  return { sheets: sheetsAffected(contest, change), moves }
}

type ContestSetup = Pick<Contest<Settlement>, "entries" | "criteria" | "sheets" | "rules">

/** A deleted criterion is removed from the tie-breaks. */
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
  // Negative ids, because no stored criterion has one.
  const added = (change.addedCriteria ?? []).map((criterion, index) => ({ ...criterion, id: -1 - index, name: "" }))
  return [...kept, ...added]
}

/**
 * Product rule: another panel method affects all submitted sheets; any other change those with a score for a changed criterion,
 * and those that would lack an added one.
 */
function sheetsAffected(contest: ContestSetup, change: RuleChange): number {
  const submitted = contest.sheets.filter(({ isSubmitted }) => isSubmitted)
  if (change.panelMethod !== undefined && change.panelMethod !== contest.rules.panelMethod) return submitted.length
  const lacking = entriesLacking(contest, change)
  const kept = new Map(changedCriteria(contest, change).map((criterion) => [criterion.id, countsOverall(criterion)]))
  const changed = new Set(
    contest.criteria.filter((criterion) => kept.get(criterion.id) !== countsOverall(criterion)).map(({ id }) => id),
  )
  return submitted.filter(
    ({ entryId, scores }) =>
      lacking.has(entryId) || scores.some((line) => line.isScore && changed.has(line.criterionId)),
  ).length
}

/** The entries that an added criterion applies to. */
function entriesLacking({ entries }: ContestSetup, { addedCriteria = [] }: RuleChange): ReadonlySet<number> {
  const tests = addedCriteria.map(applicabilityOf)
  return new Set(entries.filter((entry) => tests.some((applies) => applies(entry))).map(({ id }) => id))
}
