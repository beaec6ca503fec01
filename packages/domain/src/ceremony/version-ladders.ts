import type { Poll } from "../audience/polls.ts"
import { type AwardForProposal, awardLadder } from "../contest/awards.ts"
import { type Ladder, ladderOf, ladderOfClass, type Rung } from "../contest/ladder.ts"
import { type CriterionForResults, type EntryForResults, lineOf, resultsSetup } from "../contest/results.ts"
import {
  comparesSheets,
  type LadderName,
  numberAfter,
  type Rules,
  readTieBreak,
  type TieBreak,
} from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"
import { tenthsOf } from "../contest/shown-points.ts"
import { competes } from "../entries/entry-status.ts"

/** The parts of a published version that its ladders are made from. */
type PublishedStandings = {
  rules: { tieBreaks: readonly string[] } & Partial<Pick<Rules, "notApplicable" | "ranks">>
  entries: readonly EntryForResults[]
  criteria: readonly CriterionForResults[]
  results: readonly {
    entryId: number
    place: number | null
    classPlace: number | null
    criteria: readonly { criterionId: number; average: number; judgeCount: number }[]
  }[]
  settlements: readonly (Omit<Settlement, "ladder" | "isWithdrawn"> & { ladder: string; withdrawnAt: string | null })[]
  polls?:
    | readonly { id: number; classIds: readonly number[]; votes: readonly { entryId: number; votes: number }[] }[]
    | undefined
}

/**
 * Returns the ladders that these awards go by, as they were published. A version has places and averages but no judge's points:
 * on the ladder of a criterion or section, entries that only a step on sheets separates stay level.
 */
export function versionLadders(
  version: PublishedStandings,
  awards: readonly AwardForProposal[],
  hash: (text: string) => string,
): ReadonlyMap<LadderName, Ladder<Settlement>> {
  const { ranks = "overall" } = version.rules
  const names = new Set(awards.flatMap((award) => awardLadder(award, ranks) ?? []))
  return new Map([...names].map((name) => [name, byPlace(version, name) ?? byFigure(version, name, hash)]))
}

/** The ladder by the published places, overall or in a class; null for a ladder of criteria. */
function byPlace({ results, entries }: PublishedStandings, ladder: LadderName): Ladder<Settlement> | null {
  if (ladder === "overall") return ladderByPlace(ladder, results)
  if (numberAfter("class", ladder) === null) return null
  const ids = new Set(entries.flatMap(({ id, classId }) => (ladderOfClass(classId) === ladder ? [id] : [])))
  const inClass = results.filter(({ entryId }) => ids.has(entryId))
  return ladderByPlace(
    ladder,
    inClass.map(({ entryId, classPlace }) => ({ entryId, place: classPlace })),
  )
}

function ladderByPlace(
  ladder: LadderName,
  results: readonly { entryId: number; place: number | null }[],
): Ladder<Settlement> {
  const placed = Map.groupBy(results, ({ place }) => place)
  const rungs = [...placed].flatMap(([place, group]): Rung<Settlement>[] => {
    const entryIds = group.map(({ entryId }) => entryId)
    return place === null ? [] : [{ entryIds, place, separatedBy: null, trail: [], tie: null }]
  })
  return { ladder, rungs: rungs.sort((a, b) => a.place - b.place), ties: [] }
}

function byFigure(version: PublishedStandings, ladder: LadderName, hash: (text: string) => string): Ladder<Settlement> {
  const setup = resultsSetup([...version.entries], [...version.criteria], version.rules.notApplicable)
  const resultOf = new Map(version.results.map((result) => [result.entryId, result]))
  const competing = setup.entries.filter(({ entry }) => competes(entry))
  const lines = competing.map((one) => {
    const scored = new Map(resultOf.get(one.entry.id)?.criteria.map((line) => [line.criterionId, line]))
    const line = lineOf(setup, one, 0, ({ id }) => {
      const { average = 0, judgeCount = 0 } = scored.get(id) ?? {}
      return { tenths: tenthsOf(average), judges: judgeCount }
    })
    return { ...line, sheets: [] }
  })
  const { tieBreaks } = version.rules
  const steps = stepsOnAverages(tieBreaks)
  const settlements = version.settlements
    .filter((settlement) => settlement.ladder === ladder)
    .map((settlement) => ({ ...settlement, ladder, isWithdrawn: settlement.withdrawnAt !== null }))
  // Without all steps, the key of a tie can be that of a settlement that did not count.
  const isWhole = steps.length === tieBreaks.length || numberAfter("audience", ladder) !== null
  return ladderOf(ladder, lines, {
    setup,
    tieBreaks: steps,
    settlements: isWhole ? settlements : [],
    polls: pollsOf(version),
    hash,
  })
}

const pollsOf = ({ polls = [] }: PublishedStandings): Poll[] =>
  polls.map(({ id, classIds, votes }) => {
    return { id, classIds, state: "closed", counts: votes.map((one) => [one.entryId, one.votes] as const) }
  })

/** The steps before the first one that compares sheets. */
function stepsOnAverages(texts: readonly string[]): TieBreak[] {
  const steps = texts.map(readTieBreak)
  const end = steps.findIndex((step) => step === null || comparesSheets(step))
  return steps.slice(0, end < 0 ? steps.length : end).flatMap((step) => step ?? [])
}
