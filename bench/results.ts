// How long the results of a large show take: npm run bench results [-- --sizes 1,10] [--rounds 15]
// Server time: from the request's arrival in the server's code to the last byte of its response, including session and
// permission, without the network. The baseline computes the same response from arrays in memory.
import { DatabaseSync } from "node:sqlite"
import { parseArgs } from "node:util"
import type { FastifyInstance } from "fastify"
import { buildApp } from "../apps/server/src/app.ts"
import { raiseVersions } from "../apps/server/src/data/change/event-change.ts"
import { retally } from "../apps/server/src/data/records/tally.ts"
import type { Services } from "../apps/server/src/kernel/services.ts"
import { changeInMemory, type InMemory, loadInMemory, typedResults } from "./baseline/typed-results.ts"
import { startClientThread } from "./lib/client-thread.ts"
import { growthExponent, median } from "./lib/figures.ts"
import { onJudgedShow } from "./lib/judged-stage.ts"
import type { JudgingShow } from "./lib/judging-show.ts"
import { type Figure, report } from "./lib/report.ts"

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
    record: { type: "boolean", default: false },
  },
})
const rounds = Number(values.rounds)

type Times = Record<"inMemory" | "cold" | "warm" | "notModified" | "changed", number>

type Stage = { services: Services; show: JudgingShow; memory: InMemory }

type Asking = { app: FastifyInstance; tookMs(): number; port: number }

const client = startClientThread()

async function ask(
  { tookMs, port }: Asking,
  { show }: Stage,
  tag = "",
): Promise<{ ms: number; tag: string; body: string }> {
  const headers = { cookie: show.organizerCookie, ...(tag && { "if-none-match": tag }) }
  const { status, head, body } = await client.ask({ port, path: `/api/events/${show.eventId}/results`, headers })
  if (status !== (tag ? 304 : 200)) throw new Error(`${status} ${body.slice(0, 200)}`)
  return { ms: tookMs(), tag: /\r\netag: ("[^"]+")/.exec(head)?.[1] ?? "", body }
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

/** A server with an empty cache: the cache belongs to the database object, and this server gets a copy. */
async function coldApp({ services, show }: Stage): Promise<Asking> {
  let [begun, ended] = [performance.now(), performance.now()]
  const logTo = {
    // The request is logged when the last byte of its response is sent.
    write() {
      ended = performance.now()
    },
  }
  const settings = { ...services.settings, logLevel: "info" }
  const app = await buildApp({ ...services, settings, db: { ...services.db } }, { webRoot: "no-pages", logTo })
  app.server.prependListener("request", () => {
    begun = performance.now()
  })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const address = app.server.address()
  const port = typeof address === "object" && address ? address.port : 0
  await client.ask({ port, path: `/api/events/${show.eventId}`, headers: { cookie: show.organizerCookie } })
  return { app, port, tookMs: () => ended - begun }
}

async function oneRound(stage: Stage, round: number): Promise<Times> {
  const begun = performance.now()
  const expected = typedResults(stage.memory)
  const inMemory = performance.now() - begun

  const asking = await coldApp(stage)
  try {
    const cold = await ask(asking, stage)
    if (cold.body !== expected) throw new Error("The baseline and the product return different results.")
    const warm = await ask(asking, stage)
    const notModified = await ask(asking, stage, warm.tag)
    await changeOneSheet(stage, round)
    const changed = await ask(asking, stage)
    return { inMemory, cold: cold.ms, warm: warm.ms, notModified: notModified.ms, changed: changed.ms }
  } finally {
    await asking.app.close()
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

async function measure(size: (typeof ALL_SIZES)[number]): Promise<Times> {
  const times = await onJudgedShow(size, async ({ services, show, file }) => {
    const enough = size.entries > 1_000 ? Math.ceil(rounds / 3) : rounds
    const stage = { services, show, memory: memoryOf(file, show.eventId) }
    const taken: Times[] = []
    for (let round = 0; round <= enough; round++) taken.push(await oneRound(stage, round))
    return taken
  })
  const measured = times.slice(1)
  const of = (name: keyof Times) => median(measured.map((each) => each[name]))
  return {
    inMemory: of("inMemory"),
    cold: of("cold"),
    warm: of("warm"),
    notModified: of("notModified"),
    changed: of("changed"),
  }
}

const sizes = ALL_SIZES.filter(({ name }) => values.sizes.split(",").includes(name))
const found = new Map<string, Times>()
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
    { name: "cold", value: base.cold, atMost: 5, ...ms },
    { name: "warm", value: base.warm, atMost: 1, ...ms },
    { name: "warm, not modified", value: base.notModified, atMost: 1, ...ms },
    { name: "after one changed sheet", value: base.changed, atMost: 1, ...ms },
    { name: "the same in memory", value: base.inMemory, ...ms },
    { name: "cold against in memory", value: base.cold / base.inMemory, atMost: 2 },
    { name: "changed against in memory", value: base.changed / base.inMemory, atMost: 2 },
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
