import { compareVotingIds } from "../entries/voting-id.ts"

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
