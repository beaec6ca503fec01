// The audience votes while twelve judges save: npm run bench vote [-- --voters 5000] [--seconds 300] [--rest 60]
// [--database postgresql] [--servers 2] [--kill]. Each voter has a code, reads a ballot and votes, 100 of them in the fullest
// second; some vote twice, some codes are void, some votes are typed by the organizer, and a script guesses codes. What was
// acknowledged is counted here, and must be what closing the poll answers. --kill kills a server in the fullest second; the
// times then have no targets. Also CPU of a vote against a saved sheet, the size of a ballot, and closing 20,000 votes.
import { randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { audit } from "./faults/audit.ts"
import { startServer } from "./lib/bench-server.ts"
import { clientWith } from "./lib/client-with.ts"
import { freshDatabase, stopDatabases } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { openJudgingShow } from "./lib/judging-show.ts"
import { type Figure, report } from "./lib/report.ts"
import { openPanel } from "./load/panel.ts"
import { seededRandom } from "./load/random.ts"
import { openServers, type Servers } from "./load/servers.ts"
import { closeLargePoll } from "./vote/closing.ts"
import { COST_CODES, COST_SIZE, costOfVote } from "./vote/cost.ts"
import { type Evening, holdVote } from "./vote/evening.ts"
import { makePoll, nameEntries } from "./vote/voting-show.ts"

const { values } = parseArgs({
  options: {
    voters: { type: "string", default: "5000" },
    seconds: { type: "string", default: "300" },
    rest: { type: "string", default: "60" },
    database: { type: "string", default: "sqlite" },
    servers: { type: "string", default: "1" },
    kill: { type: "boolean", default: false },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
  },
})
const dialect = values.database === "postgresql" ? "postgresql" : "sqlite"
/** A SQLite file belongs to one server. */
const serverCount = dialect === "sqlite" ? 1 : Number(values.servers)
const voters = Number(values.voters)
const overMs = Number(values.seconds) * 1_000
const random = seededRandom(Number(values.seed))

const share = (of: number) => Math.ceil((voters * of) / 5_000)
const PEOPLE = { voters, twice: share(300), voided: share(50), typed: share(20), guesses: share(10_000) }
/** A judge finishes 300 entries in the five minutes of a vote and as long a time without. */
const SIZE = { entries: 300, judges: 12, criteria: 10, pauseMs: 3_000 }
const GUESSES_A_MINUTE = 600
const MOST = { voteMs: 500, slower: 1.25, memory: 1.1, ballotKb: 25 }
const MINUTE_MS = 60_000

const SERVER = { LOGIN_RATE_LIMIT: "1", LOG_LEVEL: "info", ...(serverCount > 1 && { TRUST_PROXY: "1" }) }

/** Kills the first server in the middle of the fullest second and starts it again. */
async function killFirst({ each }: Servers, url: string, dataDir: string, afterMs: number): Promise<void> {
  await wait(afterMs + 500)
  const [first] = each
  await first?.end("SIGKILL")
  each[0] = await startServer({ url, dataDir, port: first?.port ?? "0", env: SERVER })
}

async function measure(url: string, dataDir: string): Promise<Figure[]> {
  const panel = await openPanel(url, random, SIZE)
  await nameEntries(url, panel)
  const costShow = await openJudgingShow(url, COST_SIZE)
  const servers = await openServers(url, dataDir, serverCount, SERVER)
  try {
    const { address, port } = servers
    const poll = await makePoll(address, costShow, COST_CODES)
    await clientWith(address, costShow.organizerCookie).api.organizer.openPoll.mutate({ pollId: poll.pollId })
    const serverPorts = servers.each.map((server) => Number(server.port))
    const cost = await costOfVote({ port, serverPorts, show: costShow, poll })
    const fault = async (afterMs: number) => {
      if (values.kill) await killFirst(servers, url, dataDir, afterMs)
    }
    const restMs = Number(values.rest) * 1_000
    const evening = await holdVote({ panel, servers, random, overMs, restMs, people: PEOPLE, fault })
    const { lost, altered, unsound } = await audit(url, panel, { isSettled: true })
    const wrong = { name: "sheets lost or altered", value: [...lost, ...altered, ...unsound].length, atMost: 0 }
    return [...cost, ...countFigures(evening), wrong, ...timeFigures(evening)]
  } finally {
    await servers.end()
  }
}

function countFigures({
  voters: { chosen, ballots, votes, unexpected },
  guessed,
  isSameCount,
  voidStatus,
  tookMs,
}: Evening): Figure[] {
  for (const answer of unexpected.slice(0, 5)) console.log(`unexpected answer: ${answer}`)
  // A server that counts in its memory forgets the guesses when it is killed.
  const windows = Math.ceil(tookMs / MINUTE_MS) + (values.kill && dialect === "sqlite" ? 1 : 0)
  const guessedAs = (status: number) => guessed.filter((one) => one === status).length
  return [
    { name: "tickets whose vote was acknowledged", value: chosen.size, atLeast: voters },
    { name: "votes by phone", value: votes.length },
    { name: "calls that were repeated", value: [...ballots, ...votes].filter(({ repeats }) => repeats > 0).length },
    { name: "unexpected answers", value: unexpected.length, atMost: 0 },
    { name: "the count is the independent one", value: Number(isSameCount), atLeast: 1 },
    { name: "answer to a void code", value: voidStatus, atLeast: 404 },
    { name: "guesses answered as unknown", value: guessedAs(404), atMost: windows * GUESSES_A_MINUTE },
    { name: "guesses refused", value: guessedAs(429) },
    { name: "guesses that hit", value: guessedAs(200), atMost: 0 },
  ]
}

function timeFigures({ voters: { ballots, votes }, saves, ballotBytes, megabytes }: Evening): Figure[] {
  const target = (atMost: number) => (values.kill ? {} : { atMost })
  const msOf = (asked: Evening["voters"]["votes"]) => asked.map(({ ms }) => ms)
  const times = (name: string, of: number[], atMost?: number): Figure[] => [
    { name: `${name} p50`, value: percentile(of, 0.5), unit: "ms" },
    { name: `${name} p99`, value: percentile(of, 0.99), unit: "ms", ...(atMost !== undefined && target(atMost)) },
  ]
  return [
    ...times("vote", msOf(votes), MOST.voteMs),
    ...times("ballot", msOf(ballots)),
    ...times(`${saves.quiet.length} saves without voters`, saves.quiet),
    ...times(`${saves.busy.length} saves meanwhile`, saves.busy, MOST.slower * percentile(saves.quiet, 0.99)),
    { name: `ballot of ${SIZE.entries} entries, gzip`, value: ballotBytes / 1_024, unit: "KB", atMost: MOST.ballotKb },
    { name: "memory before the first vote", value: megabytes.before, unit: "MB" },
    { name: "memory afterwards", value: megabytes.after, unit: "MB", ...target(MOST.memory * megabytes.before) },
    { name: "load of the machine", value: loadavg()[0] ?? Number.NaN },
  ]
}

const database = await freshDatabase(dialect)
const folder = mkdtempSync(join(tmpdir(), "rosette-vote-"))
try {
  const figures = await measure(database.url, folder)
  report([...figures, ...(await closeLargePoll(dialect))])
} finally {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
  await stopDatabases()
}
