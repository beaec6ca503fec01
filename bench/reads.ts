// How much saves delay reads on SQLite, whose one writer runs on the event loop: npm run bench reads [-- --rounds 5]
// Reads of a finished show while the 32 judges of another show save as fast as they can, against the same reads without
// saves. The baseline reads and writes the same file directly. TMPDIR decides which disk is measured.
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { type BenchServer, startBaseline, startProduct } from "./lib/bench-server.ts"
import { type Blocking, recordBlocking } from "./lib/blocking.ts"
import { openConnection, requestOf } from "./lib/connection.ts"
import { freshDatabase } from "./lib/databases.ts"
import { median, percentile } from "./lib/figures.ts"
import { submitAllSheets } from "./lib/judged-show.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { drive } from "./lib/load.ts"
import { type Figure, report } from "./lib/report.ts"
import { savingRequest, sheetFor } from "./lib/sheets.ts"

const CONNECTIONS = 32
const FINISHED = { entries: 100, judges: 12, criteria: 14 }
const WARM_UP = 1
/** The mean pause between two reads over one connection, so that they take only a small part of the server. */
const PAUSE_MS = 20
const ALONE_MS = 2_000

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    sheets: { type: "string", default: "80" },
  },
})
const rounds = Number(values.rounds) + WARM_UP

type Reads = { name: string; request: Buffer; status: number }
type Subject = {
  name: string
  start(env: Record<string, string>): Promise<BenchServer>
  save(show: JudgingShow, judge: JudgingShow["judges"][number], entryId: number): Buffer
  reads(port: number, finished: JudgingShow, judged: JudgingShow): Promise<Reads[]>
}

/** The conditional request of somebody who has the results. */
async function conditionalResults(port: number, { eventId, organizerCookie: cookie }: JudgingShow): Promise<Buffer> {
  const path = `/api/events/${eventId}/results`
  const connection = await openConnection(port)
  const { head } = await connection.send(requestOf("GET", path, { cookie }))
  connection.close()
  const tag = /\r\netag: ("[^"]+")/.exec(head)?.[1] ?? ""
  return requestOf("GET", path, { cookie, headers: { "if-none-match": tag } })
}

const overviewOf = ({ eventId, organizerCookie: cookie }: JudgingShow) =>
  requestOf("GET", `/api/events/${eventId}/overview`, { cookie })

const SUBJECTS: Subject[] = [
  {
    name: "bare",
    start: (env) => startBaseline("bare-server", env),
    save: (show, judge, entryId) =>
      requestOf("POST", "/", { body: { eventId: show.eventId, judgeId: judge.id, ...sheetFor(show, entryId) } }),
    reads: async (_port, { eventId }) => [
      { name: "entries", request: requestOf("GET", `/entries/${eventId}`), status: 200 },
    ],
  },
  {
    name: "product",
    start: startProduct,
    save: (show, judge, entryId) => savingRequest(show, judge, entryId, "tRPC"),
    reads: async (port, finished, judged) => [
      { name: "results 304", request: await conditionalResults(port, finished), status: 304 },
      {
        name: "judge's workspace",
        request: requestOf("GET", "/api/judge/workspace", { cookie: finished.judges[0]?.cookie ?? "" }),
        status: 200,
      },
      { name: "overview", request: overviewOf(finished), status: 200 },
      { name: "overview of the judged show", request: overviewOf(judged), status: 200 },
    ],
  },
]

type Phase = { latencies: Map<string, number[]>; blocking: Blocking; ownDelayMs: number }
type Round = { alone: Phase; saving: Phase & { perSecond: number; lastedMs: number } }

async function readUntil(port: number, { request, status }: Reads, stopped: AbortSignal): Promise<number[]> {
  const connection = await openConnection(port)
  const latencies: number[] = []
  while (!stopped.aborted) {
    const answer = await connection.send(request)
    if (answer.status !== status) throw new Error(`${answer.status} ${answer.body.slice(0, 200)}`)
    latencies.push(answer.ms)
    // Of random length, so that the connections do not ask at the same moment.
    await wait(2 * PAUSE_MS * Math.random())
  }
  connection.close()
  return latencies
}

/** Reads while the work runs. */
async function readDuring<Answer>(
  port: number,
  reads: readonly Reads[],
  takeBlocking: () => Promise<Blocking>,
  work: () => Promise<Answer>,
): Promise<Phase & { answer: Answer; lastedMs: number }> {
  await takeBlocking()
  const stopping = new AbortController()
  const own = monitorEventLoopDelay({ resolution: 1 })
  own.enable()
  const reading = Promise.all(
    reads.map(async (each) => [each.name, await readUntil(port, each, stopping.signal)] as const),
  )
  const begun = performance.now()
  const answer = await Promise.race([work(), reading.then(() => Promise.reject(new Error("The reads ended.")))])
  const lastedMs = performance.now() - begun
  const blocking = await takeBlocking()
  stopping.abort()
  const latencies = new Map(await reading)
  return { answer, latencies, blocking, lastedMs, ownDelayMs: own.percentile(99) / 1e6 }
}

async function run({ name, start, save, reads }: Subject) {
  const database = await freshDatabase("sqlite")
  const finished = await openJudgingShow(database.url, FINISHED)
  submitAllSheets(database.url.slice("file:".length), finished.eventId)
  const size = { entries: Number(values.sheets), judges: CONNECTIONS, criteria: 10 }
  const shows: JudgingShow[] = []
  for (let count = 0; count < rounds; count++) shows.push(await openJudgingShow(database.url, size))
  const { env, take } = recordBlocking(name)
  const server = await start({ ...env, DATABASE_URL: database.url })
  return {
    name,
    async round(index: number): Promise<Round> {
      const show = shows[index]
      if (!show) throw new Error(`There is no show ${index}.`)
      const wanted = await reads(server.port, finished, show)
      const alone = await readDuring(server.port, wanted, take, () => wait(ALONE_MS))
      const requests = show.entryIds.flatMap((entryId) => show.judges.map((judge) => save(show, judge, entryId)))
      const saving = await readDuring(server.port, wanted, take, () => drive(server.port, CONNECTIONS, requests))
      return { alone, saving: { ...saving, perSecond: saving.answer.perSecond } }
    },
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}

function figuresOf(name: string, measured: readonly Round[]): Figure[] {
  const ms = { unit: "ms" }
  const names = [...(measured[0]?.alone.latencies.keys() ?? [])]
  const all = (phase: "alone" | "saving", read: string) =>
    measured.flatMap((round) => round[phase].latencies.get(read) ?? [])
  const of = (figure: (round: Round) => number) => median(measured.map(figure))
  return [
    { name: `${name} sheets`, value: of(({ saving }) => saving.perSecond), unit: "/s" },
    ...names.flatMap((read) => [
      { name: `${name} ${read}, p50`, value: percentile(all("alone", read), 0.5), ...ms },
      { name: `${name} ${read}, p99`, value: percentile(all("alone", read), 0.99), ...ms },
      { name: `${name} ${read} during saves, p50`, value: percentile(all("saving", read), 0.5), ...ms },
      { name: `${name} ${read} during saves, p99`, value: percentile(all("saving", read), 0.99), ...ms },
    ]),
    { name: `${name} event loop delay, p99`, value: of(({ saving }) => saving.blocking.loop.p99), ...ms },
    { name: `${name} event loop delay, most`, value: of(({ saving }) => saving.blocking.loop.max), ...ms },
    { name: `${name} commit, p50`, value: of(({ saving }) => saving.blocking.commit.p50), ...ms },
    { name: `${name} commit, p99`, value: of(({ saving }) => saving.blocking.commit.p99), ...ms },
    { name: `${name} commit, most`, value: of(({ saving }) => saving.blocking.commit.max), ...ms },
    {
      name: `${name} commits`,
      value: of(({ saving }) => saving.blocking.commit.count / (saving.lastedMs / 1e3)),
      unit: "/s",
    },
    {
      name: `${name} time in commits`,
      value: of(({ saving }) => (100 * saving.blocking.commit.totalMs) / saving.lastedMs),
      unit: "%",
    },
    { name: `${name} delay of this client, p99`, value: of(({ saving }) => saving.ownDelayMs), ...ms },
  ]
}

const running: Awaited<ReturnType<typeof run>>[] = []
const figures: Figure[] = []
try {
  for (const subject of SUBJECTS) running.push(await run(subject))
  const measured = new Map<string, Round[]>(running.map(({ name }) => [name, []]))
  // In turns, so that other load on the machine affects both.
  for (let index = 0; index < rounds; index++)
    for (const { name, round } of running) {
      const taken = await round(index)
      if (index >= WARM_UP) measured.get(name)?.push(taken)
    }
  figures.push(...[...measured].flatMap(([name, taken]) => figuresOf(name, taken)))
} finally {
  for (const { stop } of running) await stop()
}
report(figures)
