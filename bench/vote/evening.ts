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

/** People come in as many parts, with as long a pause before each: other load on the machine changes, and hits both. */
const PARTS = 10
const FULLEST_SECOND = 100
const SETTLING_MS = 30_000

export type EveningPlan = {
  panel: Panel
  servers: Servers
  random: Random
  /** The time of all parts, without the pauses. */
  overMs: number
  /** How long the server rests after the last vote, before its memory is read. */
  restMs: number
  /** How many people there are of each kind, in all; all have a code, except the script that guesses. */
  people: { voters: number; twice: number; voided: number; typed: number; guesses: number }
  /** What happens to the servers in the fullest second, which begins after so many milliseconds. */
  fault(afterMs: number): Promise<void>
}

export type Evening = {
  /** Milliseconds of each save while nobody votes, and while people do. */
  saves: { quiet: number[]; busy: number[] }
  tookMs: number
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
  const ballotBytes = await bytesOfBallot(servers.port, codes[0] ?? "")
  const before = await megabytesOf(servers)
  const begunAt = performance.now()
  const { voters, guessed, saves } = await voteInParts(plan, { pollId, codes })
  const tookMs = performance.now() - begunAt
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
  await wait(plan.restMs)
  return {
    saves,
    tookMs,
    voters,
    guessed,
    isSameCount: answered === counted && closed.voters === people.voters - people.voided,
    voidStatus,
    ballotBytes,
    megabytes: { before, after: await megabytesOf(servers) },
  }
}

type Ticketed = { pollId: number; codes: readonly string[] }

async function voteInParts(plan: EveningPlan, { pollId, codes }: Ticketed) {
  const { panel, servers, overMs } = plan
  const all: Pick<Evening, "voters" | "guessed" | "saves"> = {
    voters: { chosen: new Map(), ballots: [], votes: [], unexpected: [] },
    guessed: [],
    saves: { quiet: [], busy: [] },
  }
  const codesEach = Math.ceil(codes.length / PARTS)
  for (let part = 0; part < PARTS; part++) {
    const quiet = await whileJudging(panel, servers.address, () => wait(overMs / PARTS))
    const ofPart = codes.slice(part * codesEach, (part + 1) * codesEach)
    const busy = await whileJudging(panel, servers.address, () =>
      vote(plan, { pollId, codes: ofPart, isFullest: part === PARTS / 2 }),
    )
    all.saves.quiet.push(...quiet.waits)
    all.saves.busy.push(...busy.waits)
    const [voters, guessed, typed] = busy.result
    for (const [code, entryId] of [...voters.chosen, ...typed.chosen]) all.voters.chosen.set(code, entryId)
    all.voters.ballots.push(...voters.ballots)
    all.voters.votes.push(...voters.votes)
    all.voters.unexpected.push(...voters.unexpected, ...typed.unexpected)
    all.guessed.push(...guessed)
  }
  return all
}

/** One part of everything. */
function vote(
  { panel, servers, random, overMs, people, fault }: EveningPlan,
  { pollId, codes, isFullest }: Ticketed & { isFullest: boolean },
) {
  const voting = { port: servers.port, pollId, entryIds: panel.entryIds, overMs: overMs / PARTS, random }
  const typed = Math.ceil(people.typed / PARTS)
  const habits = { together: isFullest ? FULLEST_SECOND : 0, twice: Math.ceil(people.twice / PARTS) }
  return Promise.all([
    letVote(voting, codes.slice(typed), habits),
    guess(voting, Math.ceil(people.guesses / PARTS)),
    typeVotes(voting, panel, codes.slice(0, typed)),
    isFullest ? fault(voting.overMs / 2) : undefined,
  ])
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
