import { NO_CLASS_NAME } from "@rosette/domain/contest/class-contests"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { ordinal, PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { numberAfter } from "@rosette/domain/contest/rules"
import { isSameSet } from "@rosette/domain/contest/settlements"
import type { EventWords } from "@rosette/domain/events/event-words"
import { plural } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import type { Outputs } from "../../../lib/trpc.ts"
import type { EntryResult } from "../entry-result.ts"

/** `contest`: the name of the class that the tie is in, where that is known and each class is a contest of its own. */
export type Tie = Outputs["organizer"]["ties"]["ties"][number] & { contest?: string | undefined }
export type Settlement = NonNullable<Tie["settlement"]>

type Criteria = readonly { criterionId: number; name: string }[]

/** The name of a criterion or section; null for another kind of step or ladder. */
function nameOf(text: string, criteria: Criteria, words: EventWords): string | null {
  const criterionId = numberAfter("criterion", text)
  if (criterionId !== null)
    return criteria.find((criterion) => criterion.criterionId === criterionId)?.name ?? "a criterion that was deleted"
  return words.sections[(numberAfter("section", text) ?? 0) - 1] ?? null
}

const STEPS: Record<string, string> = {
  median: "median sheet",
  headToHead: "head to head",
  firstPlaces: "first places",
}

const stepName = (step: string, criteria: Criteria, words: EventWords): string =>
  nameOf(step, criteria, words) ?? STEPS[step] ?? step

/** Points with one decimal, a share of a sheet as a percent, judges as a count. */
function stepValue(step: string, value: number): string {
  if (step === "median") return percentText({ percent: Math.round(value * 100) })
  return step in STEPS ? String(value) : value.toFixed(1)
}

const KINDS = {
  order: "head judge’s order",
  lot: "by lot",
  shared: "shared",
  open: "open tie",
} as const

/** What last separated an entry, in a few words; null if it was only the score. */
export function placedByText({ placedBy, criteria }: EntryResult, words: EventWords): string | null {
  if (placedBy === null || placedBy.kind === "score") return null
  if (placedBy.kind !== "step") return KINDS[placedBy.kind]
  const { step, value, against } = placedBy
  const [own, other] = [stepValue(step, value), stepValue(step, against)]
  // Why this place? shows both with decimals.
  const by = `by ${stepName(step, criteria, words)}`
  return own === other ? by : `${by}: ${own} against ${other}`
}

/** The ties with the names of the classes that they are in. */
export const withContests = (ties: readonly Tie[], classNames: ReadonlyMap<number, string>): readonly Tie[] =>
  ties.map((tie) => {
    const classId = numberAfter("class", tie.ladder)
    return classId === null ? tie : { ...tie, contest: classNames.get(classId) ?? NO_CLASS_NAME }
  })

/** Whether a ladder is by votes of the audience: no sheet changes it. */
export const isOfAudience = (ladder: string): boolean => numberAfter("audience", ladder) !== null

/** What must have changed if a tie of the ladder is another one now. */
export const measureOf = ({ ladder }: Pick<Tie, "ladder">): "votes" | "scores" =>
  isOfAudience(ladder) ? "votes" : "scores"

const BY_VOTES = " by votes of the audience"

/** "2nd place", "1st on Paint", "Trucks: 2nd place", "1st by votes of the audience". */
export function tieTitle({ ladder, place, state, contest }: Tie, criteria: Criteria, words: EventWords): string {
  const on = nameOf(ladder, criteria, words)
  const isByVotes = isOfAudience(ladder)
  if (place === null || state === "stale") {
    const where = contest ? ` of ${contest}` : isByVotes ? BY_VOTES : on ? ` on ${on}` : ""
    return `An earlier tie${where}`
  }
  if (contest) return PLACE_WORDS.inClass(contest, place)
  if (isByVotes) return `${ordinal(place)}${BY_VOTES}`
  return on ? `${ordinal(place)} on ${on}` : PLACE_WORDS.ranked(place)
}

/** Whether a ladder is by the percent, of all entries or of a class. */
const isOfAll = (ladder: string): boolean => ladder === "overall" || ladder.startsWith("class:")

/** What the tied entries have in common: their figure, then each step they went through. */
export function comparedBy(
  { ladder, entryIds, figure, steps }: Tie,
  entryById: ReadonlyMap<number, EntryResult>,
  words: EventWords,
): string[] {
  const first = entryById.get(entryIds[0] ?? 0)
  if (!first) return []
  const figures = steps.map(({ step, value }) => {
    const name = stepName(step, first.criteria, words)
    return value === null ? `${capital(name)} says nothing here` : `${capital(name)} ${stepValue(step, value)} each`
  })
  if (figure === null) return figures
  if (isOfAudience(ladder)) return [`${plural(figure.points, "vote")} each`]
  const percent = isOfAll(ladder) ? first.overallPercentRounded : null
  const points = `${pointsText(figure)} points each`
  return [percent === null ? points : `${percentText({ percent })}, ${points}`, ...figures]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How a tie was settled, as the beginning of a sentence. */
export const settledWords = ({ kind }: Settlement): string =>
  ({ order: "Head judge’s order", lot: "Drawn by lot", shared: "Shared place" })[kind]

/** "A1 · Blue Comet". */
export function entryLabel(entryId: number, entryById: ReadonlyMap<number, EntryResult>): string {
  const entry = entryById.get(entryId)
  return entry ? `${entry.votingId} · ${isolated(entry.entryName)}` : "An entry that was deleted"
}

/** Whether a lot was drawn for the tie that was withdrawn or does not count any more: it is not drawn again. */
export const isLotDrawn = ({ ladder, entryIds, withdrawnLots }: Tie, ties: readonly Tie[]): boolean =>
  withdrawnLots.length > 0 ||
  ties.some(
    (tie) =>
      tie.state === "stale" &&
      tie.settlement?.kind === "lot" &&
      tie.ladder === ladder &&
      isSameSet(tie.entryIds, entryIds),
  )

const ORDER_OF_STATES = { open: 0, settled: 1, stale: 2 } as const

/** Open ties first, then the settled, then the stale. */
export const inOrderOfNeed = (ties: readonly Tie[]): Tie[] =>
  ties.toSorted((a, b) => ORDER_OF_STATES[a.state] - ORDER_OF_STATES[b.state])

/**
 * The present state of a tie that was opened: still open, settled by somebody, or gone. `successor` is the open tie
 * that contains some of its entries now.
 */
export type PresentTie =
  | { kind: "open" }
  | { kind: "settled"; settlement: Settlement }
  | { kind: "gone"; successor: Tie | null }

export function presentTie(tie: Tie, ties: readonly Tie[]): PresentTie {
  const present = ties.find(({ key, state }) => key === tie.key && state !== "stale")
  if (present?.settlement) return { kind: "settled", settlement: present.settlement }
  if (present) return { kind: "open" }
  const successor = ties.find(
    ({ ladder, state, entryIds }) =>
      state === "open" && ladder === tie.ladder && entryIds.some((id) => tie.entryIds.includes(id)),
  )
  return { kind: "gone", successor: successor ?? null }
}
