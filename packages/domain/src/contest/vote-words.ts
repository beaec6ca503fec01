import type { PollResult } from "../audience/polls.ts"
import { ordinal } from "./place-words.ts"

/**
 * An entry's votes in a closed poll: "214 of 812 votes, 1st"; null without any. `place` is given where people have settled a tie;
 * otherwise equal entries share it.
 */
export function votesWords({ voters, votes }: PollResult, entryId: number, place?: number): string | null {
  const own = votes.find((one) => one.entryId === entryId)
  return own ? `${voteShare(own.votes, voters)}, ${ordinal(place ?? placeInPoll(votes, own))}` : null
}

/** Its place by votes alone: equal entries share it. */
export const placeInPoll = (votes: readonly { votes: number }[], own: { votes: number }): number =>
  votes.filter((one) => one.votes > own.votes).length + 1

/** "214 of 812 votes" */
export const voteShare = (votes: number, voters: number): string =>
  `${grouped(votes)} of ${grouped(voters)} ${voters === 1 ? "vote" : "votes"}`

const grouped = (count: number): string => count.toLocaleString("en-US")
