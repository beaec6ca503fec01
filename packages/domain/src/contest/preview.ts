import { competes } from "../entries/entry-status.ts"
import { applicabilityOf } from "./applicability.ts"
import { type Contest, contestStandingSteps, contestStandings, type Standings } from "./places.ts"
import { type CriterionForResults, countsOverall, type EntryForResults } from "./results.ts"
import { numberAfter, type Rules } from "./rules.ts"
import { scorecardOf } from "./scorecard.ts"
import type { Settlement } from "./settlements.ts"
import { runSteps, type Steps } from "./steps.ts"

/** A criterion that does not exist yet. */
type AddedCriterion = Omit<CriterionForResults, "id" | "name">

/** A possible change of the rules; omitted fields stay unchanged. */
export type RuleChange = Partial<Rules> & {
  countsOverall?: readonly { criterionId: number; countsOverall: boolean }[] | undefined
  deletedCriterionIds?: readonly number[] | undefined
  addedCriteria?: readonly AddedCriterion[] | undefined
  criteria?: readonly { criterionId: number; classIds: readonly number[] }[] | undefined
  entries?: readonly ChangedEntry[] | undefined
  /** Judges who would step aside from entries. */
  conflicts?: readonly Pair[] | undefined
}

type Pair = { judgeId: number; entryId: number }

/** Another status or class of an entry; omitted fields stay. */
type ChangedEntry = { entryId: number } & Pick<EntryForResults, "status" | "classId">

/**
 * How many submitted sheets a change affects, and the entries whose place would change (null means no place): the place in the class if
 * each is a contest of its own, before and after.
 */
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
    entries: changedEntries(contest, change),
    criteria: changedCriteria(contest, change),
    sheets: contest.sheets.filter(isLeft(change)),
    rules: changedRules(contest, change),
  })
  const isByClass = contest.rules.ranks === "classes" && changedRules(contest, change).ranks === "classes"
  const placeOf = ({ place, classPlace }: { place: number | null; classPlace: number | null }) =>
    isByClass ? classPlace : place
  const placeBefore = new Map(before.rows.map((row) => [row.entryId, placeOf(row)]))
  const moves = after.rows
    .map((row) => ({ entryId: row.entryId, from: placeBefore.get(row.entryId) ?? null, to: placeOf(row) }))
    .filter(({ from, to }) => from !== to)
  return { sheets: sheetsAffected(contest, change), moves }
}

/** A test of the sheets that a change does not set aside. */
function isLeft({ conflicts = [] }: RuleChange): (sheet: Pair) => boolean {
  const aside = new Set(conflicts.map(({ judgeId, entryId }) => `${judgeId}/${entryId}`))
  return ({ judgeId, entryId }) => !aside.has(`${judgeId}/${entryId}`)
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
    notApplicable: change.notApplicable ?? rules.notApplicable,
    ranks: change.ranks ?? rules.ranks,
    sheetsPerEntry: change.sheetsPerEntry === undefined ? rules.sheetsPerEntry : change.sheetsPerEntry,
  }
}

function changedCriteria({ criteria }: ContestSetup, change: RuleChange): CriterionForResults[] {
  const counts = new Map(change.countsOverall?.map((one) => [one.criterionId, one.countsOverall]))
  const classes = new Map(change.criteria?.map((one) => [one.criterionId, one.classIds]))
  const kept = criteria
    .filter(({ id }) => !change.deletedCriterionIds?.includes(id))
    .map((criterion) => ({
      ...criterion,
      countsOverall: counts.get(criterion.id) ?? countsOverall(criterion),
      classIds: classes.get(criterion.id) ?? criterion.classIds,
    }))
  // Negative ids, because no stored criterion has one.
  const added = (change.addedCriteria ?? []).map((criterion, index) => ({ ...criterion, id: -1 - index, name: "" }))
  return [...kept, ...added]
}

function changedEntries({ entries }: ContestSetup, change: RuleChange): EntryForResults[] {
  const changes = new Map(change.entries?.map(({ entryId, ...fields }) => [entryId, fields]))
  return entries.map((entry) => ({ ...entry, ...changes.get(entry.id) }))
}

/**
 * Product rule: another panel method affects all submitted sheets; any other change those with a score for a changed criterion, those
 * that would lack an added one or one that comes on their scorecard, those with a score on one that leaves it, all of an entry
 * that starts or stops competing, and those that are set aside.
 */
function sheetsAffected(contest: ContestSetup, change: RuleChange): number {
  const submitted = contest.sheets.filter(({ isSubmitted }) => isSubmitted)
  if (change.panelMethod !== undefined && change.panelMethod !== contest.rules.panelMethod) return submitted.length
  const criteria = changedCriteria(contest, change)
  const changed = changedCounting(contest, criteria)
  const entries = new Map(changedEntries(contest, change).map((entry) => [entry.id, entry]))
  const effects = new Map(
    contest.entries.map((entry) => {
      const after = entries.get(entry.id) ?? entry
      return [entry.id, effectOn({ entry, after }, contest.criteria, criteria)]
    }),
  )
  const counts = isLeft(change)
  return submitted.filter((sheet) => {
    const { entryId, scores } = sheet
    const effect = effects.get(entryId)
    const touches = ({ criterionId }: { criterionId: number }) =>
      changed.has(criterionId) || effect?.leaving.has(criterionId)
    return !counts(sheet) || effect?.concernsAll === true || scores.some((line) => line.isScore && touches(line))
  }).length
}

/** The criteria that are deleted, or begin or cease to count overall. */
function changedCounting({ criteria }: ContestSetup, after: readonly CriterionForResults[]): ReadonlySet<number> {
  const kept = new Map(after.map((criterion) => [criterion.id, countsOverall(criterion)]))
  return new Set(criteria.filter((one) => kept.get(one.id) !== countsOverall(one)).map(({ id }) => id))
}

/** What a change does to the sheets of an entry. `leaving`: the criteria that leave its scorecard. */
type EffectOnEntry = { concernsAll: boolean; leaving: ReadonlySet<number> }

function effectOn(
  { entry, after }: { entry: EntryForResults; after: EntryForResults },
  before: readonly CriterionForResults[],
  criteria: readonly CriterionForResults[],
): EffectOnEntry {
  const idsOf = (list: readonly CriterionForResults[]) => new Set(list.map(({ id }) => id))
  const [old, now] = [idsOf(scorecardOf(before, entry)), scorecardOf(criteria, after)]
  const coming = now.filter(({ id }) => !old.has(id))
  const stay = idsOf(now)
  return {
    concernsAll: competes(entry) !== competes(after) || coming.some((one) => applicabilityOf(one)(after)),
    leaving: new Set([...old].filter((id) => !stay.has(id))),
  }
}
