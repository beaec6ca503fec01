import { requestOf } from "../lib/connection.ts"
import { median } from "../lib/figures.ts"
import type { JudgingShow } from "../lib/judging-show.ts"
import { drive } from "../lib/load.ts"
import { processUsage } from "../lib/process-usage.ts"
import type { Figure } from "../lib/report.ts"
import { savingRequest } from "../lib/sheets.ts"

const ROUNDS = 7
const WARM_UP = 2
const SHEETS_EACH = 40
const MOST_OF_A_SHEET = 0.6

/** The show must have so many entries, judges and codes. */
export const COST_SIZE = { entries: (ROUNDS + WARM_UP) * SHEETS_EACH, judges: 12, criteria: 10 }
export const COST_CODES = (ROUNDS + WARM_UP) * SHEETS_EACH * COST_SIZE.judges

type Poll = { pollId: number; codes: readonly string[] }
export type CostPlan = { port: number; serverPorts: readonly number[]; show: JudgingShow; poll: Poll }

/** CPU of a first vote, a ballot and a saved sheet, as many of each in every round, so that other load affects all. */
export async function costOfVote({ port, serverPorts, show, poll }: CostPlan): Promise<Figure[]> {
  const { entryIds, judges } = show
  const each = SHEETS_EACH * judges.length
  const cpu = async () => {
    const usages = await Promise.all(serverPorts.map(processUsage))
    return usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  }
  async function cpuOf(requests: Buffer[]): Promise<number> {
    const before = await cpu()
    await drive(port, judges.length, requests)
    return ((await cpu()) - before) / requests.length
  }
  const cpuMs = { sheet: [] as number[], vote: [] as number[], ballot: [] as number[] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const entries = entryIds.slice(round * SHEETS_EACH, (round + 1) * SHEETS_EACH)
    const codes = poll.codes.slice(round * each, (round + 1) * each)
    const sheet = await cpuOf(
      entries.flatMap((entryId) => judges.map((judge) => savingRequest(show, judge, entryId, "REST"))),
    )
    const ballot = await cpuOf(codes.map((code) => zippedBallot(code)))
    const vote = await cpuOf(
      codes.map((code, index) => {
        const body = { code, pollId: poll.pollId, entryId: entryIds[index % entryIds.length] }
        return requestOf("POST", "/api/vote", { body })
      }),
    )
    if (round < WARM_UP) continue
    cpuMs.sheet.push(sheet)
    cpuMs.ballot.push(ballot)
    cpuMs.vote.push(vote)
  }
  const against = (of: readonly number[]) => median(of.map((ms, round) => ms / (cpuMs.sheet[round] ?? Number.NaN)))
  return [
    { name: "CPU of a saved sheet", value: median(cpuMs.sheet), unit: "ms" },
    { name: "CPU of a vote", value: median(cpuMs.vote), unit: "ms" },
    { name: "CPU of a vote against a sheet", value: against(cpuMs.vote), atMost: MOST_OF_A_SHEET },
    { name: "CPU of a ballot, compressed, nothing changed", value: median(cpuMs.ballot), unit: "ms" },
  ]
}

/** The ballot of a code as phones ask for it. */
export const zippedBallot = (code: string): Buffer =>
  requestOf("POST", "/api/vote/ballot", { body: { code }, headers: { "accept-encoding": "gzip" } })
