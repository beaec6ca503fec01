import { setTimeout as wait } from "node:timers/promises"
import type { Random } from "../load/random.ts"
import { type Asked, ask } from "./asking.ts"

/** The most time that somebody looks at the entries, or thinks again. */
const THINKING_MS = 2_000

export type Voting = { port: number; pollId: number; entryIds: readonly number[]; overMs: number; random: Random }

/** How many come in the fullest second, the others steadily before and after; and how many change their mind. */
type Habits = { together: number; twice: number }

/** What voters were told, and what their votes are by it, counted here alone. */
export type Voters = {
  /** By code, the entry of its last acknowledged vote. */
  chosen: Map<string, number>
  ballots: Asked[]
  votes: Asked[]
  unexpected: string[]
}

/** The milliseconds at which each of `count` people comes. */
function arrivals(count: number, most: number, overMs: number): number[] {
  const together = Math.min(most, count)
  const steady = count - together
  const middle = Math.floor(overMs / 2)
  const due = Array.from({ length: count }, (_, index) =>
    index < steady ? (index * overMs) / steady : middle + ((index - steady) * 1_000) / together,
  )
  return due.sort((a, b) => a - b)
}

/** People with these codes come, look at their ballot and vote; the first of them change their mind. */
export async function letVote(voting: Voting, codes: readonly string[], { together, twice }: Habits): Promise<Voters> {
  const voters: Voters = { chosen: new Map(), ballots: [], votes: [], unexpected: [] }
  const begunAt = performance.now()
  const coming: Promise<void>[] = []
  const changing = new Set(codes.slice(0, twice))
  const inAnyOrder = shuffled(codes, voting.random)
  for (const [index, due] of arrivals(codes.length, together, voting.overMs).entries()) {
    const late = begunAt + due - performance.now()
    if (late > 1) await wait(late)
    const code = inAnyOrder[index] ?? ""
    coming.push(
      voteOnce(voting, voters, code).then(() => (changing.has(code) ? voteOnce(voting, voters, code) : undefined)),
    )
  }
  await Promise.all(coming)
  return voters
}

async function voteOnce({ port, pollId, entryIds, random }: Voting, voters: Voters, code: string): Promise<void> {
  const ballot = await ask({ port, path: "/vote/ballot", body: { code } })
  voters.ballots.push(ballot)
  await wait(random.below(THINKING_MS))
  const entryId = entryIds[random.below(entryIds.length)] ?? 0
  const vote = await ask({ port, path: "/vote", body: { code, pollId, entryId } })
  voters.votes.push(vote)
  if (vote.status === 200) voters.chosen.set(code, entryId)
  for (const { status, body } of [ballot, vote])
    if (status !== 200) voters.unexpected.push(`${status} ${body.slice(0, 200)}`)
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(random.below(left.length), 1))
}
