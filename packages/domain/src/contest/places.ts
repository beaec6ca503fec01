import type { Poll } from "../audience/polls.ts"
import { competes } from "../entries/entry-status.ts"
import { type AwardForProposal, awardLadder } from "./awards.ts"
import {
  groupsByFigure,
  type Ladder,
  type LadderRules,
  type LadderTie,
  ladderOf,
  ladderOfClass,
  type PlacedBy,
  type Rung,
  type StepValue,
} from "./ladder.ts"
import { type PanelLine, type PanelSheet, panelLineSteps } from "./panel.ts"
import { type AwardProposal, type Holding, ladderedAward, proposeAwards, withLacking } from "./proposal.ts"
import {
  type CriterionForResults,
  type EntryForResults,
  type EntryLine,
  type EntryResult,
  entryResult,
  type ResultsSetup,
  resultsSetup,
} from "./results.ts"
import { type LadderName, numberAfter, type Rules } from "./rules.ts"
import type { Settlement } from "./settlements.ts"
import { runSteps, type Steps } from "./steps.ts"

/**
 * Places are numbered like ranks (1, 2, 2, 4); all fields are null if the entry has no score that counts, or does not compete. Where each
 * class is a contest of its own, `placedBy` is about the place in the class.
 */
type EntryPlace = {
  entryId: number
  place: number | null
  classPlace: number | null
  placedBy: PlacedBy | null
}

/** A tie as the organizer sees it; `place` is null if it is stale. */
export type Tie<S> = {
  key: string
  ladder: LadderName
  place: number | null
  entryIds: number[]
  /** The points that all of them have, of how many; null if the tie is stale or they are measured by different maxima. */
  figure: { points: number; maxPoints: number } | null
  /** The steps that the entries were compared by; empty if the tie is stale. */
  steps: StepValue[]
  state: "open" | "settled" | "stale"
  settlement: S | null
}

/** The places of all entries: rows by place and then voting ID, the ties of every used ladder, and the awards' proposal. */
export type Standings<S> = {
  rows: EntryPlace[]
  ties: Tie<S>[]
  proposal: AwardProposal[]
  ladders: ReadonlyMap<LadderName, Ladder<S>>
}

/** The input of an event's places. `winners` are the current assignments of all awards; `hash` makes the keys of ties. */
export type Contest<S extends Settlement> = {
  entries: EntryForResults[]
  criteria: CriterionForResults[]
  sheets: readonly PanelSheet[]
  rules: Rules
  settlements: readonly S[]
  awards: readonly AwardForProposal[]
  winners: readonly Holding[]
  /** The polls of the audience, as far as awards and settlements are about them. */
  polls?: readonly Poll[] | undefined
  hash: (text: string) => string
}

/** Returns the standings of an event from its sheets: places, class places, ties, awards. */
export const contestStandings = <S extends Settlement>(contest: Contest<S>): Standings<S> =>
  runSteps(contestStandingSteps(contest))

/** The same, entry by entry. */
export function* contestStandingSteps<S extends Settlement>(contest: Contest<S>): Steps<Standings<S>> {
  const setup = resultsSetup(contest.entries, contest.criteria, contest.rules.notApplicable)
  const lines = yield* panelLineSteps(setup, contest.sheets, contest.rules.panelMethod)
  return standings(setup, lines, contest)
}

/** Returns the standings from computed lines, which must be in the order of the setup (by voting ID). */
export function standings<S extends Settlement>(
  setup: ResultsSetup,
  lines: readonly PanelLine[],
  { rules, settlements, awards, winners, polls, hash }: Omit<Contest<S>, "entries" | "criteria" | "sheets">,
): Standings<S> {
  const ladderRules: LadderRules<S> = { setup, tieBreaks: rules.tieBreaks, settlements, polls, hash }
  const competing = lines.filter(({ entry }) => competes(entry))
  const names = [...usedLadders(competing, { awards, settlements, rules })]
  const ladders = new Map(names.map((name) => [name, ladderOf(name, competing, ladderRules)]))
  const entries = new Map(competing.map(({ entry }) => [entry.id, entry]))
  const proposed = proposeAwards(
    awards.map((award) => ladderedAward(award, ladders, entries, rules.ranks)),
    winners,
  )
  const proposal = withLacking(proposed, awards, competing, setup)
  const decided = proposal.flatMap(({ needsDecision }) => needsDecision?.key ?? [])
  const placed =
    rules.ranks === "classes"
      ? placedInClasses(ladders, rules.placesThatMatter)
      : placedOverall(ladders, entries, rules.placesThatMatter)
  const mattering = new Set([...decided, ...placed.mattering])
  return {
    rows: rowsOf(lines, placed.entries, mattering),
    ties: [
      ...[...ladders.values()].flatMap(({ ties }) => presentTies(ties, mattering)),
      ...staleTies(ladders, settlements),
    ],
    proposal,
    ladders,
  }
}

type Deciding = Pick<Contest<Settlement>, "awards" | "settlements" | "rules">

/** The entries that share their figure with others on a used ladder with steps: only they need those that compare sheets. */
export function equalEntries(setup: ResultsSetup, lines: readonly PanelLine[], decisions: Deciding): Set<number> {
  const competing = lines.filter(({ entry }) => competes(entry))
  const stepped = [...usedLadders(competing, decisions)].filter((name) => numberAfter("audience", name) === null)
  const groups = stepped.flatMap((name) => groupsByFigure(name, competing, { setup }))
  return new Set(groups.filter((group) => group.length > 1).flatMap((group) => group.map(({ entry }) => entry.id)))
}

/** The ladders that awards and settlements are about, the overall one, and those of the classes where each is a contest of its own. */
function usedLadders(competing: readonly PanelLine[], { awards, settlements, rules }: Deciding): Set<LadderName> {
  const classes = rules.ranks === "classes" ? competing.map(({ entry }) => ladderOfClass(entry.classId)) : []
  const settled = settlements.filter(({ isWithdrawn }) => !isWithdrawn).map(({ ladder }) => ladder)
  const isUsed = (ladder: LadderName) => rules.ranks === "classes" || !ladder.startsWith("class:")
  const ofAwards = awards.flatMap((award) => awardLadder(award, rules.ranks) ?? [])
  return new Set(["overall", ...classes, ...ofAwards, ...settled.filter(isUsed)])
}

type EntryById = ReadonlyMap<number, EntryForResults>

/** The place of each entry in its class. Product rule: the overall ladder, filtered by class, without running steps again. */
function placesInClasses(overall: readonly Rung<unknown>[], entries: EntryById): Map<number, number> {
  const placeOf = new Map<number, number>()
  const placedOf = new Map<number, number>()
  for (const { entryIds } of overall) {
    const byClass = Map.groupBy(entryIds, (id) => entries.get(id)?.classId ?? null)
    for (const [classId, ids] of byClass) {
      if (classId === null) continue
      const placed = placedOf.get(classId) ?? 0
      for (const id of ids) placeOf.set(id, placed + 1)
      placedOf.set(classId, placed + ids.length)
    }
  }
  return placeOf
}

/** The rung of each placed entry that says what decided its place, in the order of the overall ladder, and its places. */
type Placed<S> = {
  entries: { entryId: number; place: number; classPlace: number | null; rung: Rung<S> }[]
  /** The keys of the ties at a place that matters. */
  mattering: string[]
}

const rungsOf = <S>(ladders: ReadonlyMap<LadderName, Ladder<S>>, name: LadderName) => ladders.get(name)?.rungs ?? []

/** Product rule: a tie matters at a place that matters, overall or in a class. */
function placedOverall<S>(
  ladders: ReadonlyMap<LadderName, Ladder<S>>,
  entries: EntryById,
  placesThatMatter: number,
): Placed<S> {
  const overall = rungsOf(ladders, "overall")
  const classPlaces = placesInClasses(overall, entries)
  const isHigh = (place: number | undefined) => place !== undefined && place <= placesThatMatter
  const isHighInClass = (entryIds: readonly number[]) =>
    [...Map.groupBy(entryIds, (id) => entries.get(id)?.classId ?? null)].some(
      ([classId, [first = 0, ...others]]) => classId !== null && others.length > 0 && isHigh(classPlaces.get(first)),
    )
  return {
    entries: overall.flatMap((rung) =>
      rung.entryIds.map((entryId) => {
        return { entryId, place: rung.place, classPlace: classPlaces.get(entryId) ?? null, rung }
      }),
    ),
    mattering: overall.flatMap(({ tie, place, entryIds }) =>
      tie && (isHigh(place) || isHighInClass(entryIds)) ? [tie.key] : [],
    ),
  }
}

/** Product rule: each class is a contest of its own, also the entries in no class; the overall places decide nothing. */
function placedInClasses<S>(ladders: ReadonlyMap<LadderName, Ladder<S>>, placesThatMatter: number): Placed<S> {
  const ofClasses = [...ladders.values()].flatMap(({ ladder, rungs }) => (ladder.startsWith("class:") ? rungs : []))
  const rungOf = new Map(ofClasses.flatMap((rung) => rung.entryIds.map((id) => [id, rung] as const)))
  return {
    entries: rungsOf(ladders, "overall").flatMap(({ place, entryIds }) =>
      entryIds.flatMap((entryId) => {
        const rung = rungOf.get(entryId)
        return rung ? [{ entryId, place, classPlace: rung.place, rung }] : []
      }),
    ),
    mattering: ofClasses.flatMap(({ tie, place }) => (tie && place <= placesThatMatter ? [tie.key] : [])),
  }
}

/** Entries without a place come last: first those without a score, then those that do not compete. */
function rowsOf<S extends Settlement>(
  lines: readonly PanelLine[],
  placed: Placed<S>["entries"],
  mattering: ReadonlySet<string>,
): EntryPlace[] {
  const ids = new Set(placed.map(({ entryId }) => entryId))
  const unplaced = lines.flatMap(({ entry }) => (ids.has(entry.id) ? [] : [entry]))
  const others = [...unplaced.filter(competes), ...unplaced.filter((entry) => !competes(entry))]
  return [
    ...placed.map(({ rung, ...places }) => ({ ...places, placedBy: placedBy(rung, mattering) })),
    ...others.map(({ id }) => ({ entryId: id, place: null, classPlace: null, placedBy: null })),
  ]
}

/** Product rule: an unsettled tie is open if it matters, else shared. */
function placedBy({ tie, separatedBy }: Rung<Settlement>, mattering: ReadonlySet<string>): PlacedBy {
  if (tie) return { kind: tie.settlement?.kind ?? (mattering.has(tie.key) ? "open" : "shared") }
  return separatedBy ? { kind: "step", ...separatedBy } : { kind: "score" }
}

function presentTies<S>(ties: readonly LadderTie<S>[], mattering: ReadonlySet<string>): Tie<S>[] {
  return ties
    .filter(({ key, settlement }) => settlement !== null || mattering.has(key))
    .map((tie) => ({ ...tie, state: tie.settlement ? "settled" : "open" }))
}

/** Settlements whose tie no longer exists or has changed. */
function staleTies<S extends Settlement>(
  ladders: ReadonlyMap<LadderName, Ladder<S>>,
  settlements: readonly S[],
): Tie<S>[] {
  const counting = new Set([...ladders.values()].flatMap(({ ties }) => ties.map(({ settlement }) => settlement?.id)))
  return settlements
    .filter(({ id, isWithdrawn }) => !isWithdrawn && !counting.has(id))
    .map((settlement) => ({
      key: settlement.key,
      ladder: settlement.ladder,
      place: null,
      entryIds: [...settlement.entryIds],
      figure: null,
      steps: [],
      state: "stale" as const,
      settlement,
    }))
}

/** One line of the results with its place, overall and in its class; `rank` is by the percent alone. */
export type PlacedResult = EntryResult & { classId: number | null } & Omit<EntryPlace, "entryId">

export function placedResult(
  line: EntryLine,
  rank: number | null,
  { place, classPlace, placedBy }: EntryPlace,
): PlacedResult {
  return { ...entryResult(line, rank), classId: line.entry.classId ?? null, place, classPlace, placedBy }
}

/** Whether both have the same places for the same reason. */
export function isSamePlace(a: Omit<EntryPlace, "entryId">, b: Omit<EntryPlace, "entryId">): boolean {
  return a.place === b.place && a.classPlace === b.classPlace && isSameReason(a.placedBy, b.placedBy)
}

function isSameReason(a: PlacedBy | null, b: PlacedBy | null): boolean {
  if (a?.kind !== "step" || b?.kind !== "step") return a?.kind === b?.kind
  return a.step === b.step && a.value === b.value && a.against === b.against
}
