import { competes, type EntryStatus } from "../entries/entry-status.ts"
import { compareVotingIds } from "../entries/voting-id.ts"

type PublishedEntry = {
  id: number
  votingId: string
  entryName: string
  showEntryName: boolean
  status?: EntryStatus | undefined
}

/**
 * The line below a ranking for everybody: "Withdrawn: C12 Blue Comet. Not placed: C31." Product rule: nothing says why an entry is not
 * placed, an absent one is not named, and a hidden name is not shown. "" if there is nothing to say.
 */
export function outOfContest(entries: readonly PublishedEntry[]): string {
  const inOrder = entries.toSorted((a, b) => compareVotingIds(a.votingId, b.votingId))
  const named = (status: EntryStatus) => inOrder.filter((entry) => entry.status === status).map(publicName)
  const sentence = (word: string, names: readonly string[]) =>
    names.length > 0 ? [`${word}: ${names.join(", ")}.`] : []
  return [...sentence("Withdrawn", named("withdrawn")), ...sentence("Not placed", named("disqualified"))].join(" ")
}

const publicName = ({ votingId, entryName, showEntryName }: PublishedEntry): string =>
  showEntryName ? `${votingId} ${entryName}` : votingId

/** Whether an entry of a published version competed, by its id. */
export function competedIn(entries: readonly Pick<PublishedEntry, "id" | "status">[]): (entryId: number) => boolean {
  const out = new Set(entries.filter((entry) => !competes(entry)).map(({ id }) => id))
  return (entryId) => !out.has(entryId)
}
