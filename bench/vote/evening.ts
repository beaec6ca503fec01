import { setTimeout as wait } from "node:timers/promises"
import { clientWith } from "../lib/client-with.ts"
import { openConnection } from "../lib/connection.ts"
import { processUsage } from "../lib/process-usage.ts"
import type { Panel } from "../load/panel.ts"
import type { Random } from "../load/random.ts"
import type { Servers } from "../load/servers.ts"
import { ask } from "./asking.ts"
import { zippedBallot } from "./cost.ts"
import { guess } from "./guesses.ts"
import { typeVotes } from "./typing.ts"
import { letVote, type Voters } from "./voters.ts"
import { makePoll } from "./voting-show.ts"

const QUIET_MS = 30_000
const SETTLING_MS = 30_000

export type EveningPlan = {
  panel: Panel
  servers: Servers
  random: Random
  overMs: number
  /** How long the server rests after the last vote, before its memory is read. */
  restMs: number
  /** How many people there are of each kind; all have a code, except the script that guesses. */
  people: { voters: number; twice: number; voided: number; typed: number; guesses: number }
  /** What happens to the servers in the middle. */
  fault(): Promise<void>
}

export type Evening = {
  /** Milliseconds of each save before and after people vote, and meanwhile. */
  saves: { quiet: number[]; busy: number[] }
  voters: Voters
  /** The status of the answer to each guess. */
  guessed: number[]
  /** Whether closing the poll answers what was counted here. */
  isSameCount: boolean
  voidStatus: number
  ballotBytes: number
  megabytes: { before: number; after: number }
}

/** A poll from its first ticket to its result, while everybody judges. */
export async function holdVote(plan: EveningPlan): Promise<Evening> {
  const { panel, servers, people } = plan
  const { eventId, organizerCookie } = panel
  const { organizer } = clientWith(servers.address, organizerCookie).api
  const { pollId, codes } = await makePoll(servers.address, panel, people.voters)
  await organizer.openPoll.mutate({ pollId })
  const { waits: quiet } = await whileJudging(panel, servers.address, () => wait(QUIET_MS))
  const ballotBytes = await bytesOfBallot(servers.port, codes[0] ?? "")
  const before = await megabytesOf(servers)
  const { voters, guessed, busy } = await vote(plan, { pollId, codes })
  const voided = codes.slice(-people.voided)
  await organizer.voidVoteCodes.mutate({ eventId, codes: voided, reason: "Photographed" })
  const { status: voidStatus } = await ask({
    port: servers.port,
    path: "/vote/ballot",
    body: { code: voided[0] ?? "" },
  })
  const closed = await organizer.closePoll.mutate({ pollId })
  const counted = sumsOf(voters.chosen, new Set(voided))
  const answered = inOrder((closed.votes ?? []).map(({ entryId, votes }) => [entryId, votes]))
  // Before and after, as other load on the machine changes.
  const { waits: quietAgain } = await whileJudging(panel, servers.address, () => wait(QUIET_MS))
  await wait(plan.restMs)
  return {
    saves: { quiet: [...quiet, ...quietAgain], busy },
    voters,
    guessed,
    isSameCount: answered === counted && closed.voters === people.voters - people.voided,
    voidStatus,
    ballotBytes,
    megabytes: { before, after: await megabytesOf(servers) },
  }
}

type Ticketed = { pollId: number; codes: readonly string[] }

async function vote({ panel, servers, random, overMs, people, fault }: EveningPlan, { pollId, codes }: Ticketed) {
  const voting = { port: servers.port, pollId, entryIds: panel.entryIds, overMs, random }
  const { result, waits } = await whileJudging(panel, servers.address, () =>
    Promise.all([
      letVote(voting, codes.slice(people.typed), people.twice),
      guess(voting, people.guesses),
      typeVotes(voting, panel, codes.slice(0, people.typed)),
      fault(),
    ]),
  )
  const [voters, guessed, typed] = result
  for (const [code, entryId] of typed.chosen) voters.chosen.set(code, entryId)
  voters.unexpected.push(...typed.unexpected)
  return { voters, guessed, busy: waits }
}

/** Everybody judges during the work; `waits` is how long each save took meanwhile. */
async function whileJudging<Result>(panel: Panel, address: string, work: () => Promise<Result>) {
  const isOver = new AbortController()
  const before = panel.phones.map(({ waits }) => waits.length)
  const judging = Promise.all(panel.phones.map((phone) => phone.judge(address, isOver.signal)))
  const result = await work().finally(() => isOver.abort())
  await judging
  await Promise.all(panel.phones.map((phone) => phone.settle(address, AbortSignal.timeout(SETTLING_MS))))
  return { result, waits: panel.phones.flatMap(({ waits }, index) => waits.slice(before[index])) }
}

/** The votes of each entry by the last acknowledged vote of each valid code, without the rules of the product. */
function sumsOf(chosen: ReadonlyMap<string, number>, isVoid: ReadonlySet<string>): string {
  const sums = new Map<number, number>()
  for (const [code, entryId] of chosen) if (!isVoid.has(code)) sums.set(entryId, (sums.get(entryId) ?? 0) + 1)
  return inOrder([...sums])
}

const inOrder = (sums: [number, number][]) => JSON.stringify(sums.sort(([a], [b]) => a - b))

async function bytesOfBallot(port: number, code: string): Promise<number> {
  const connection = await openConnection(port)
  const { sentBytes } = await connection.send(zippedBallot(code))
  connection.close()
  return sentBytes
}

async function megabytesOf({ each }: Servers): Promise<number> {
  const usages = await Promise.all(each.map(({ port }) => processUsage(Number(port))))
  return usages.reduce((sum, { megabytes }) => sum + megabytes, 0)
}
