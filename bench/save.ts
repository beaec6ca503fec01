// The cost of the whole stack when 32 judges save at once, in one event or several:
// npm run bench save [-- --database postgresql] [--rounds 5] [--events 16]
// Every request is a final sheet of 10 scores for an entry that the judge has not scored yet, as a phone sends it. The
// baseline writes the same sheet, scores and history line with the same durability, and does nothing else.
// --divided compares saves in an event whose judges have sections, conflicts and a number of sheets for each entry.
// Then a single judge saves beside floods of odd bodies from a stranger; --no-floods leaves that out.
import { parseArgs } from "node:util"
import { startBaseline, startProduct } from "./lib/bench-server.ts"
import { besideFloods } from "./lib/beside-floods.ts"
import { requestOf } from "./lib/connection.ts"
import { type BenchDatabase, freshDatabase, stopDatabases } from "./lib/databases.ts"
import { median, percentile } from "./lib/figures.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { drive, type Load } from "./lib/load.ts"
import { processUsage } from "./lib/process-usage.ts"
import { type Figure, report } from "./lib/report.ts"
import { savingRequest, sheetFor } from "./lib/sheets.ts"

const CONNECTIONS = 32
const CRITERIA = 10
const WARM_UP = 1

const { values } = parseArgs({
  allowNegative: true,
  options: {
    database: { type: "string", default: "both" },
    rounds: { type: "string", default: "7" },
    sheets: { type: "string", default: "60" },
    only: { type: "string", default: "" },
    events: { type: "string", default: "1" },
    floods: { type: "boolean", default: true },
    divided: { type: "boolean", default: false },
  },
})
const rounds = Number(values.rounds) + WARM_UP
const sheetsEach = Number(values.sheets)
const events = Number(values.events)

type Subject = {
  name: string
  start(url: string): ReturnType<typeof startProduct>
  request: RequestMaker
  isDivided?: boolean
}
type RequestMaker = (show: JudgingShow, judge: JudgingShow["judges"][number], entryId: number) => Buffer

const product = (url: string) => startProduct({ DATABASE_URL: url })
const SUBJECTS: Subject[] = [
  {
    name: "bare",
    start: (url) => startBaseline("bare-server", { DATABASE_URL: url }),
    request: (show, judge, entryId) =>
      requestOf("POST", "/", { body: { eventId: show.eventId, judgeId: judge.id, ...sheetFor(show, entryId) } }),
  },
  {
    name: "REST",
    start: product,
    request: (show, judge, entryId) => savingRequest(show, judge, entryId, "REST"),
  },
  ...(values.divided
    ? [
        {
          name: "REST divided",
          start: product,
          isDivided: true,
          request: (show, judge, entryId) => savingRequest(show, judge, entryId, "REST"),
        } satisfies Subject,
      ]
    : []),
  {
    name: "tRPC",
    start: product,
    request: (show, judge, entryId) => savingRequest(show, judge, entryId, "tRPC"),
  },
]

type Round = Load & { cpuMsEach: number }
type Running = { name: string; round(index: number): Promise<Round>; stop(): Promise<void> }

async function run({ name, start, request, isDivided }: Subject, database: BenchDatabase): Promise<Running> {
  const size = { entries: rounds * sheetsEach, judges: CONNECTIONS / events, criteria: CRITERIA }
  const shows: JudgingShow[] = []
  for (let count = 0; count < events; count++) shows.push(await openJudgingShow(database.url, size))
  const server = await start(database.url)
  if (isDivided) for (const show of shows) await divide(show, server.port)
  return {
    name,
    async round(index) {
      const entryIndexes = Array.from({ length: sheetsEach }, (_, offset) => index * sheetsEach + offset)
      const requests = entryIndexes.flatMap((at) => shows.flatMap((show) => requestsFor(show, at, request)))
      const before = await processUsage(server.port)
      const load = await drive(server.port, CONNECTIONS, requests)
      const after = await processUsage(server.port)
      return { ...load, cpuMsEach: (after.cpuMs - before.cpuMs) / requests.length }
    },
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}

/** A quarter of the judges scores one section, each has stepped aside from an entry, and each entry needs three sheets. */
async function divide({ eventId, judges, entryIds, organizerCookie }: JudgingShow, port: number): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { "content-type": "application/json", cookie: organizerCookie }
    const url = `http://127.0.0.1:${port}/api/events/${eventId}/${path}`
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const limited = judges.filter((_, index) => index % 4 === 0)
  const assignments = limited.map(({ id: judgeId }) => ({ judgeId, classIds: [], sections: [1] }))
  await send("PUT", "assignments", { assignments, sheetsPerEntry: 3 })
  for (const [index, { id: judgeId }] of judges.entries())
    await send("POST", "conflicts", { judgeId, entryId: entryIds[index] })
}

/** One request per judge, for the show's entry at this index. */
const requestsFor = (show: JudgingShow, entryIndex: number, request: RequestMaker): Buffer[] =>
  show.judges.map((judge) => request(show, judge, show.entryIds[entryIndex] ?? 0))

/** Measures the subjects in turn each round, so that other load on the machine affects all of them. */
async function measure(dialect: "sqlite" | "postgresql"): Promise<Figure[]> {
  const wanted = SUBJECTS.filter(({ name }) => values.only === "" || values.only === name)
  const running: Running[] = []
  for (const subject of wanted) running.push(await run(subject, await freshDatabase(dialect)))
  const loads = new Map<string, Round[]>(running.map(({ name }) => [name, []]))
  try {
    for (let index = 0; index < rounds; index++)
      for (const { name, round } of running) {
        const load = await round(index)
        if (index >= WARM_UP) loads.get(name)?.push(load)
      }
  } finally {
    for (const { stop } of running) await stop()
  }
  return [
    ...[...loads].flatMap(([name, measured]) => figuresOf(dialect, name, measured, loads.get("bare") ?? [])),
    ...dividedFigures(dialect, loads.get("REST divided") ?? [], loads.get("REST") ?? []),
  ]
}

const DIVIDED_CPU = 1.1
const DIVIDED_RATE = 0.95

/** Saves in a divided event against those in one where every judge is asked for everything, in the same rounds. */
function dividedFigures(dialect: string, divided: readonly Round[], plain: readonly Round[]): Figure[] {
  if (divided.length === 0 || plain.length === 0) return []
  const ratios = (of: (round: Round) => number) =>
    median(divided.map((round, index) => of(round) / (plain[index] ? of(plain[index]) : Number.NaN)))
  return [
    { name: `${dialect} divided against plain, CPU`, value: ratios(({ cpuMsEach }) => cpuMsEach), atMost: DIVIDED_CPU },
    {
      name: `${dialect} divided against plain, rate`,
      value: ratios(({ perSecond }) => perSecond),
      atLeast: DIVIDED_RATE,
    },
  ]
}

/** The rate against the baseline; with several shows the baseline has no lock to wait for either. */
const TARGETS: Record<string, number> = { sqlite: 0.8, postgresql: events > 1 ? 0.6 : 0.45 }
/** On SQLite the baseline waits for the same disk. */
const P99_AGAINST_BARE = 1.25
const P99_MS = 50

function figuresOf(dialect: string, name: string, loads: readonly Round[], bare: readonly Round[]): Figure[] {
  const perSecond = median(loads.map((load) => load.perSecond))
  const latencies = loads.flatMap((load) => load.latencies)
  const subject = `${dialect} ${name}`
  const isProduct = name !== "bare"
  const bareP99 = percentile(
    bare.flatMap((load) => load.latencies),
    0.99,
  )
  const atMost = dialect === "sqlite" ? P99_AGAINST_BARE * bareP99 : P99_MS
  const ratios = loads.map((load, index) => load.perSecond / (bare[index]?.perSecond ?? Number.NaN))
  const ratio: Figure = { name: `${subject} against bare`, value: median(ratios), atLeast: TARGETS[dialect] }
  return [
    { name: `${subject} sheets`, value: perSecond, unit: "/s" },
    { name: `${subject} p50`, value: percentile(latencies, 0.5), unit: "ms" },
    {
      name: `${subject} p99`,
      value: percentile(latencies, 0.99),
      unit: "ms",
      ...(isProduct && { atMost }),
    },
    { name: `${subject} CPU a sheet`, value: median(loads.map(({ cpuMsEach }) => cpuMsEach)), unit: "ms" },
    ...(isProduct && bare.length > 0 ? [ratio] : []),
  ]
}

const figures: Figure[] = []
try {
  for (const dialect of ["sqlite", "postgresql"] as const)
    if (values.database === "both" || values.database === dialect) figures.push(...(await measure(dialect)))
  if (values.floods) for (const throttled of [true, false]) figures.push(...(await besideFloods(throttled)))
} finally {
  await stopDatabases()
}
report(figures)
