import { competes } from "../entries/entry-status.ts"
import { compareVotingIds } from "../entries/voting-id.ts"
import { type Pair, type PanelEntry, type PanelJudge, pairTest, type Team, teamKey } from "./needs.ts"

/**
 * An entry that a judge is asked for or has a sheet of. `done` and `need` are those of the judge's team. `isAsked`: somebody asked this
 * judge to take it next. `isElsewhere`: it is open on another phone of the team, or was reported as not here.
 */
export type OfferedEntry = {
  entryId: number
  votingId: string
  isDue: boolean
  isSubmitted: boolean
  isCheckedIn: boolean
  done: number
  need: number
  isAsked?: boolean
  isElsewhere?: boolean
}

/** The judge's place among the `of` judges of the team who have not left, from 0, by id. */
export type PlaceInTeam = { index: number; of: number }

/** For how long an entry that is open on one judge's phone is not offered to others, as long as others are left. */
const HELD_MS = 10 * 60_000

/** What a judge's phone has open, as it was last told. */
type OpenOnPhone = { id: number; openEntryId: number | null; openSince: Date | null }

/** A judge's place in their team, of judges in order of their ids; null for one who has left, or is not among them. */
export function placeInTeam(judges: readonly PanelJudge[], judgeId: number): PlaceInTeam | null {
  const judge = judges.find(({ id }) => id === judgeId)
  if (!judge || judge.hasLeft) return null
  const present = judges.filter((one) => !one.hasLeft && teamKey(one) === teamKey(judge))
  return { index: present.indexOf(judge), of: present.length }
}

/**
 * Returns what decides a judge's offer of each entry: the competing ones that they are asked for or have submitted. `team` is the
 * judge's own.
 */
export function entriesOfOffer(
  entries: readonly (PanelEntry & { votingId: string })[],
  { entries: needs }: Pick<Team, "entries">,
  submitted: readonly Pair[],
  judgeId: number,
): OfferedEntry[] {
  const hasSubmitted = pairTest(submitted)
  const needOf = new Map(needs.map((need) => [need.entryId, need]))
  return entries.filter(competes).flatMap(({ id: entryId, votingId, status }) => {
    const { need = 0, done = 0, open = [] } = needOf.get(entryId) ?? {}
    const isDue = open.includes(judgeId)
    const isSubmitted = hasSubmitted(judgeId, entryId)
    if (!isDue && !isSubmitted) return []
    return [{ entryId, votingId, isDue, isSubmitted, isCheckedIn: status === "checkedIn", done, need }]
  })
}

/** The entries that other judges of the team have open, for ten minutes at most, and have not submitted. */
export function heldElsewhere(
  phones: readonly OpenOnPhone[],
  { judgeIds }: Pick<Team, "judgeIds">,
  submitted: readonly Pair[],
  { judgeId, now }: { judgeId: number; now: Date },
): number[] {
  const hasSubmitted = pairTest(submitted)
  return phones.flatMap(({ id, openEntryId, openSince }) => {
    const isHeld = openSince !== null && now.getTime() - openSince.getTime() <= HELD_MS
    const isOther = id !== judgeId && judgeIds.includes(id)
    return openEntryId !== null && isHeld && isOther && !hasSubmitted(id, openEntryId) ? [openEntryId] : []
  })
}

/**
 * Returns the entry that a judge should take next; null if nothing is needed of them. Product rule, in turn: asked of this judge, not
 * at another judge of the team, checked in, the fewest sheets of the team, the next one in voting ID order after
 * `lastSubmittedId`. A judge who has not begun starts at their place: judges of one team do not all start at the first entry.
 */
export function nextOffer(
  entries: readonly OfferedEntry[],
  lastSubmittedId: number | null,
  { index, of }: PlaceInTeam,
): number | null {
  const inOrder = [...entries].sort((a, b) => compareVotingIds(a.votingId, b.votingId))
  const last = inOrder.findIndex(({ entryId }) => entryId === lastSubmittedId)
  const start = last >= 0 ? last + 1 : Math.floor((index * inOrder.length) / Math.max(1, of))
  const candidates = inOrder.flatMap((entry, at) =>
    entry.isDue && !entry.isSubmitted && entry.done < entry.need
      ? [{ entry, steps: (at - start + inOrder.length) % inOrder.length }]
      : [],
  )
  const [first] = candidates.sort(
    (a, b) => compareWishes(a.entry, b.entry) || a.entry.done - b.entry.done || a.steps - b.steps,
  )
  return first?.entry.entryId ?? null
}

const compareWishes = (a: OfferedEntry, b: OfferedEntry): number =>
  Number(b.isAsked === true) - Number(a.isAsked === true) ||
  Number(a.isElsewhere === true) - Number(b.isElsewhere === true) ||
  Number(b.isCheckedIn) - Number(a.isCheckedIn)
