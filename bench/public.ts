// An announcement that everybody follows: npm run bench public [-- --readers 10000] [--seconds 60] [--watchers 200]
// So many readers of the public page in that time, each over a connection of its own, half of them with If-None-Match, while
// the announcer goes on each second, stages follow, and the judges of another show save. No page that is read may name an entry
// before the announcer has. The baseline is the same judges saving at the same pace before the first reader.
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { startProduct } from "./lib/bench-server.ts"
import { openConnection } from "./lib/connection.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { submitAllSheets } from "./lib/judged-show.ts"
import { type JudgingShow, openJudgingShow } from "./lib/judging-show.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"
import { savingRequest } from "./lib/sheets.ts"
import { announceShow } from "./public/announced-show.ts"
import { holdEvening } from "./public/evening.ts"

const PUBLISHED = { entries: 100, judges: 6, criteria: 10 }
const JUDGED = { entries: 1_000, judges: 12, criteria: 10 }
const BETWEEN_SHEETS_MS = 250
/** The first saves find a server whose code is not compiled yet: they belong to neither figure. */
const WARM_UP_MS = 3_000
const QUIET_MS = 10_000

const { values } = parseArgs({
  options: {
    readers: { type: "string", default: "10000" },
    seconds: { type: "string", default: "60" },
    watchers: { type: "string", default: "200" },
    record: { type: "boolean", default: false },
  },
})
const readers = Number(values.readers)
const overMs = Number(values.seconds) * 1_000
const watchers = Number(values.watchers)

type Judge = JudgingShow["judges"][number]

/** Saves sheet after sheet at a steady pace, and records how long each took. */
async function keepJudging(port: number, show: JudgingShow, judge: Judge, took: number[], stopped: AbortSignal) {
  const connection = await openConnection(port)
  for (const entryId of show.entryIds) {
    if (stopped.aborted) break
    const { status, body, ms } = await connection.send(savingRequest(show, judge, entryId, "tRPC"))
    if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`)
    took.push(ms)
    await wait(BETWEEN_SHEETS_MS)
  }
  connection.close()
}

const database = await freshDatabase("sqlite")
try {
  const published = await openJudgingShow(database.url, PUBLISHED)
  const judged = await openJudgingShow(database.url, JUDGED)
  submitAllSheets(database.url.slice("file:".length), published.eventId)
  const server = await startProduct({ DATABASE_URL: database.url })
  const { port } = server
  const show = await announceShow(port, published)
  const isOver = new AbortController()
  const took: number[] = []
  const judging = Promise.all(judged.judges.map((judge) => keepJudging(port, judged, judge, took, isOver.signal)))
  await wait(WARM_UP_MS)
  took.splice(0)
  await wait(QUIET_MS)
  const quiet = took.splice(0)

  const { cpuMs: cpuBefore } = await processUsage(port)
  const ownDelay = monitorEventLoopDelay({ resolution: 1 })
  ownDelay.enable()
  const { reads, steps, followed } = await holdEvening(port, show, { readers, watchers, overMs })
  ownDelay.disable()
  const { cpuMs, megabytes } = await processUsage(port)
  const busy = took.splice(0)
  isOver.abort()
  await judging
  show.close()
  await server.stop()

  const msOf = (status: number) => reads.filter((read) => read.status === status).map(({ ms }) => ms)
  const ms = { unit: "ms" }
  report([
    { name: "readers in a minute", value: (reads.length / overMs) * 60_000, atLeast: 10_000 },
    { name: "bytes of the largest page", value: Math.max(...reads.map(({ bytes }) => bytes)) / 1_024, unit: "kB" },
    { name: "whole pages", value: msOf(200).length },
    { name: "whole page p50", value: percentile(msOf(200), 0.5), ...ms },
    { name: "whole page p99", value: percentile(msOf(200), 0.99), ...ms },
    { name: "not modified", value: msOf(304).length },
    { name: "not modified p99", value: percentile(msOf(304), 0.99), ...ms },
    { name: "saves without readers p99", value: percentile(quiet, 0.99), ...ms },
    { name: "saves meanwhile", value: busy.length },
    { name: "saves meanwhile p50", value: percentile(busy, 0.5), ...ms },
    { name: "saves meanwhile p99", value: percentile(busy, 0.99), ...ms, atMost: 100 },
    { name: "moments that stages heard of", value: followed.length, atLeast: steps * watchers },
    { name: "stage follows p50", value: percentile(followed, 0.5), ...ms },
    { name: "stage follows p99", value: percentile(followed, 0.99), ...ms, atMost: 500 },
    // What this program itself kept waiting, and counts as the server's time above.
    { name: "delay within the load generator p99", value: ownDelay.percentile(99) / 1e6, ...ms },
    { name: "share of a core", value: (cpuMs - cpuBefore) / overMs },
    { name: "memory afterwards", value: megabytes, unit: "MB" },
  ])
} finally {
  await database.drop()
}
