import { setTimeout as wait } from "node:timers/promises"
import type { JudgingShow } from "../lib/judging-show.ts"
import { ask } from "./asking.ts"
import type { Voters, Voting } from "./voters.ts"

/** The organizer types the votes of these tickets, which are on paper, over the same time. */
export async function typeVotes(
  { port, pollId, overMs, random, entryIds }: Voting,
  { eventId, organizerCookie: cookie }: JudgingShow,
  codes: readonly string[],
): Promise<Pick<Voters, "chosen" | "unexpected">> {
  const chosen = new Map<string, number>()
  const unexpected: string[] = []
  for (const code of codes) {
    const at = random.below(entryIds.length)
    const body = { code, pollId, votingId: String(at + 1) }
    const answer = await ask({ port, path: `/events/${eventId}/desk/votes`, body, cookie })
    if (answer.status === 200) chosen.set(code, entryIds[at] ?? 0)
    else unexpected.push(`${answer.status} ${answer.body.slice(0, 200)}`)
    await wait(overMs / codes.length)
  }
  return { chosen, unexpected }
}
