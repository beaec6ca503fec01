// How long the results of a large show take: npm run bench results [-- --sizes 1,10] [--rounds 15]
// Server time on a running server: from the request's arrival in the server's code to the last byte of its response,
// including session and permission, without the network. The baseline computes the same response from arrays in memory.
import { DatabaseSync } from "node:sqlite"
import { parseArgs } from "node:util"
import { raiseVersions } from "../apps/server/src/data/change/event-change.ts"
import { retally } from "../apps/server/src/data/sql/tally.ts"
import { resultsCache } from "../apps/server/src/features/results/current-results-query.ts"
import type { Services } from "../apps/server/src/kernel/services.ts"
import { changeInMemory, type InMemory, loadInMemory, typedResults } from "./baseline/typed-results.ts"
import { startClientThread } from "./lib/client-thread.ts"
import { growthExponent, median } from "./lib/figures.ts"
import { onJudgedShow } from "./lib/judged-stage.ts"
import type { JudgingShow } from "./lib/judging-show.ts"
import { type Figure, report } from "./lib/report.ts"
import { openTimedApp, type TimedApp } from "./lib/timed-app.ts"

const BASE = { entries: 300, judges: 12, criteria: 20 }
const ALL_SIZES = [
  { name: "1", ...BASE },
  { name: "10x-entries", ...BASE, entries: 10 * BASE.entries },
  { name: "100x-entries", ...BASE, entries: 100 * BASE.entries },
  { name: "10x-judges", ...BASE, judges: 10 * BASE.judges },
]
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: ALL_SIZES.map(({ name }) => name).join(",") },
    rounds: { type: "string", default: "15" },
  },
})
const rounds = Number(values.rounds)
/** Rounds that are not counted: until the server's code and the baseline's are compiled. */
const WARM_UP = { small: 10, large: 1 }
/** Under this a person feels no wait. */
const FELT_MS = 50
/** How often an unchanged answer is requested in a round. */
const REPEATED = 5

const TIMES = ["inMemory", "cold", "warm", "zipped", "notModified", "changed", "changedInMemory"] as const
type Times = Record<(typeof TIMES)[number], number[]>

type Stage = {
  services: Services
  show: JudgingShow
  memory: InMemory
  app: TimedApp
}

const client = startClientThread()

type Asked = { ms: number; tag: string; body: string }

async function ask(
  { app, show }: Stage,
  path: string,
  status: number,
  more: Record<string, string> = {},
): Promise<Asked> {
  const headers = { cookie: show.organizerCookie, ...more }
  const { status: got, head, body } = await client.ask({ port: app.port, path, headers })
  if (got !== status) throw new Error(`${got} ${body.slice(0, 200)}`)
  return { ms: await app.tookMs(), tag: /\r\netag: ("[^"]+")/.exec(head)?.[1] ?? "", body }
}

const resultsOf = ({ show }: Stage) => `/api/events/${show.eventId}/results`

async function repeatedly(work: () => Promise<Asked>): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < REPEATED; count++) times.push((await work()).ms)
  return times
}

function timed<Answer>(work: () => Answer): { ms: number; answer: Answer } {
  const begun = performance.now()
  const answer = work()
  return { ms: performance.now() - begun, answer }
}

/** The effect of a judge's submitted sheet on the results, without its request. */
async function changeOneSheet({ services, show, memory }: Stage, round: number): Promise<void> {
  const { db } = services
  const entry = (round * 37) % memory.entries.length
  const entryId = memory.entries[entry]?.id ?? 0
  const judgeId = show.judges[0]?.id ?? 0
  await db.write(async (sql) => {
    await raiseVersions(sql, { eventId: show.eventId, judgeId }, "decisions")
    await sql.run(
      `UPDATE "Score" SET "points" = ("points" + 5) % 11 WHERE "sheetId" = (SELECT "id" FROM "Sheet" WHERE "judgeId" = ? AND "entryId" = ?)`,
      [judgeId, entryId],
    )
    await retally(sql, show.eventId, [entryId])
  })
  changeInMemory(memory, entry, (points) => (points + 5) % 11)
}

/** Both must return the same bytes. */
function compare({ body }: Asked, expected: string): void {
  if (body !== expected) throw new Error("The baseline and the product return different results.")
}

async function oneRound(stage: Stage, round: number): Promise<Times> {
  const { services, show, memory } = stage
  const inMemory = timed(() => typedResults(memory))

  resultsCache(services.db).delete(show.eventId)
  const cold = await ask(stage, resultsOf(stage), 200)
  compare(cold, inMemory.answer)
  const whole = () => ask(stage, resultsOf(stage), 200)
  const warm = await repeatedly(whole)
  const zipped = await repeatedly(() => ask(stage, resultsOf(stage), 200, { "accept-encoding": "gzip" }))
  const notModified = await repeatedly(() => ask(stage, resultsOf(stage), 304, { "if-none-match": cold.tag }))

  await changeOneSheet(stage, round)
  const changedInMemory = timed(() => typedResults(memory))
  const changed = await whole()
  compare(changed, changedInMemory.answer)
  return {
    inMemory: [inMemory.ms],
    cold: [cold.ms],
    // The first one after an answer also compresses it.
    zipped: zipped.slice(1),
    warm,
    notModified,
    changed: [changed.ms],
    changedInMemory: [changedInMemory.ms],
  }
}

function memoryOf(file: string, eventId: number): InMemory {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return loadInMemory(db, eventId)
  } finally {
    db.close()
  }
}

type Medians = Record<keyof Times, number>

async function measure(size: (typeof ALL_SIZES)[number]): Promise<Medians> {
  const isLarge = size.entries > 1_000
  const enough = isLarge ? Math.ceil(rounds / 3) : rounds
  const warmUp = isLarge ? WARM_UP.large : WARM_UP.small
  const taken = await onJudgedShow(size, async ({ services, show, file }) => {
    const app = await openTimedApp(services)
    try {
      const stage = { services, show, memory: memoryOf(file, show.eventId), app }
      const all: Times[] = []
      for (let round = 0; round < warmUp + enough; round++) all.push(await oneRound(stage, round))
      return all.slice(warmUp)
    } finally {
      await app.close()
    }
  })
  const medians = TIMES.map((name) => [name, median(taken.flatMap((times) => times[name]))])
  return Object.fromEntries(medians)
}

const sizes = ALL_SIZES.filter(({ name }) => values.sizes.split(",").includes(name))
const found = new Map<string, Medians>()
for (const size of sizes) {
  found.set(size.name, await measure(size))
  const scores = size.entries * size.judges * size.criteria
  console.log(`${size.name}: ${size.entries} entries, ${size.judges} judges, ${scores.toLocaleString("en")} scores`)
}

const figures: Figure[] = []
const base = found.get("1")
if (base) {
  const ms = { unit: "ms" }
  figures.push(
    { name: "cold", value: base.cold, atMost: FELT_MS, ...ms },
    { name: "warm", value: base.warm, ...ms },
    { name: "warm, gzip", value: base.zipped, ...ms },
    { name: "warm, not modified", value: base.notModified, ...ms },
    { name: "after one changed sheet", value: base.changed, atMost: FELT_MS, ...ms },
    { name: "the same in memory", value: base.inMemory, ...ms },
    { name: "cold against in memory", value: base.cold / base.inMemory },
    { name: "changed against in memory", value: base.changed / base.changedInMemory },
  )
}
const FACTORS: Record<string, number> = { "10x-entries": 10, "100x-entries": 100, "10x-judges": 10 }
for (const [name, times] of found) {
  const factor = FACTORS[name]
  if (!base || factor === undefined) continue
  for (const part of ["cold", "warm", "notModified", "changed", "inMemory"] as const) {
    const exponent = growthExponent(factor, times[part] / base[part])
    figures.push({ name: `${name} ${part} (n^${exponent.toFixed(2)})`, value: times[part], unit: "ms" })
  }
}
await client.stop()
report(figures)
