import type { WithStatus } from "../entries/entry-status.ts"
import { competes } from "../entries/entry-status.ts"

export const POLL_STATES = ["draft", "open", "closed"] as const
export type PollState = (typeof POLL_STATES)[number]

/** How many votes each entry got when the poll was closed. */
export type VoteCounts = readonly (readonly [entryId: number, votes: number])[]

/** A vote of the audience; empty `classIds` mean all classes. `counts` are those of the last time it was closed, null if it never was. */
export type Poll = { id: number; classIds: readonly number[]; state: PollState; counts: VoteCounts | null }

export type EntryOfPoll = WithStatus & { id: number; classId?: number | null | undefined }

/** Whether the entry can be chosen in the poll: it competes, in one of the poll's classes. */
export function isInPoll({ classIds }: Pick<Poll, "classIds">, entry: EntryOfPoll): boolean {
  if (!competes(entry)) return false
  return classIds.length === 0 || (entry.classId != null && classIds.includes(entry.classId))
}

/** The present choices of a poll: how many codes, valid or void, chose the entry. */
export type Choices = { entryId: number; isVoid: boolean; votes: number }

/** The sums that are stored when a poll is closed. Product rule: the choice of a void code does not count. */
export function countChoices(choices: readonly Choices[]): { counts: [number, number][]; voided: number } {
  const counts = new Map<number, number>()
  let voided = 0
  for (const { entryId, isVoid, votes } of choices) {
    if (isVoid) voided += votes
    else counts.set(entryId, (counts.get(entryId) ?? 0) + votes)
  }
  return { counts: [...counts].sort(([a], [b]) => a - b), voided }
}

/** What a closed poll answers: its votes, most first, and how many they are together. */
export type PollResult = { voters: number; votes: { entryId: number; votes: number }[] }

/**
 * The result of stored sums for the entries as they are now, which must be in voting ID order. Product rule: only the votes of entries
 * that can be chosen count; if one stops or starts competing, the result follows from the same votes.
 */
export function pollResult(
  poll: Pick<Poll, "classIds"> & { counts: VoteCounts },
  entries: readonly EntryOfPoll[],
): PollResult {
  const counts = new Map(poll.counts)
  const votes = entries
    .filter((entry) => isInPoll(poll, entry))
    .flatMap(({ id: entryId }) => {
      const count = counts.get(entryId) ?? 0
      return count > 0 ? [{ entryId, votes: count }] : []
    })
    .sort((a, b) => b.votes - a.votes)
  return { voters: votes.reduce((sum, one) => sum + one.votes, 0), votes }
}

type PollRefusal = "POLL_CLOSED" | "POLL_IN_USE"

/** Why a poll cannot be opened or closed, or null. Closing a closed one changes nothing. */
export function refusePollState(state: PollState, to: "open" | "closed"): PollRefusal | null {
  const isRefused = to === "open" ? state === "open" : state === "draft"
  return isRefused ? "POLL_CLOSED" : null
}

/** Why a poll cannot be deleted, or null. */
export const refusePollRemoval = (used: { votes: number; awards: number }): PollRefusal | null =>
  used.votes > 0 || used.awards > 0 ? "POLL_IN_USE" : null
