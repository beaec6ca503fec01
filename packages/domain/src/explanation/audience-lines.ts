import { type EntryOfPoll, type Poll, pollResult } from "../audience/polls.ts"
import type { Standings } from "../contest/places.ts"
import type { LadderName } from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"
import { votesWords } from "../contest/vote-words.ts"

type NamedPoll = Poll & { name: string }

/** What the audience chose of an entry in one poll: "Audience: 214 of 812 votes, 1st". */
export type AudienceLine = { pollId: number; sentence: string }

type Source = {
  entryId: number
  /** All polls of the event; only closed ones say something. */
  polls: readonly NamedPoll[]
  /** In voting ID order. */
  entries: readonly EntryOfPoll[]
  standings: Pick<Standings<Settlement>, "ladders">
}

/** A line for each closed poll in which the entry has votes; where there are several polls it names the poll. */
export function audienceLines({ entryId, polls, entries, standings }: Source): AudienceLine[] {
  return polls.flatMap((poll) => {
    const { id: pollId, state, counts } = poll
    if (state !== "closed" || counts === null) return []
    const ladder: LadderName = `audience:${pollId}`
    const rung = standings.ladders.get(ladder)?.rungs.find(({ entryIds }) => entryIds.includes(entryId))
    const words = votesWords(pollResult({ ...poll, counts }, entries), entryId, rung?.place)
    const named = polls.length > 1 ? `Audience, ${poll.name}` : "Audience"
    return words === null ? [] : [{ pollId, sentence: `${named}: ${words}` }]
  })
}
