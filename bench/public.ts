// An announcement with many readers: npm run bench public [-- --readers 10000] [--seconds 60] [--watchers 200]
// The readers open the public page over that time, each on its own connection, half of them with If-None-Match. Meanwhile the
// announcer moves on each second, stages follow, and the judges of another show save. No page may name an entry before the
// announcer has. The baseline: the same judges save at the same pace before the first reader.
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { startProduct } from "./lib/bench-server.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { submitAllSheets } from "./lib/judged-show.ts"
import { openJudgingShow } from "./lib/judging-show.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"
import { startSteadyJudging } from "./lib/steady-judging.ts"
import { announceShow } from "./public/announced-show.ts"
import { holdEvening } from "./public/evening.ts"

const PUBLISHED = { entries: 100, judges: 6, criteria: 10 }
const JUDGED = { entries: 1_000, judges: 12, criteria: 10 }
const BETWEEN_SHEETS_MS = 250
/** During the first saves the server's code is not compiled yet: they count for no figure. */
const WARM_UP_MS = 3_000
const QUIET_MS = 10_000

const { values } = parseArgs({
  options: {
    readers: { type: "string", default: "10000" },
    seconds: { type: "string", default: "60" },
    watchers: { type: "string", default: "200" },
  },
})
const readers = Number(values.readers)
const overMs = Number(values.seconds) * 1_000
const watchers = Number(values.watchers)

const database = await freshDatabase("sqlite")
try {
  const published = await openJudgingShow(database.url, PUBLISHED)
  const judged = await openJudgingShow(database.url, JUDGED)
  submitAllSheets(database.url.slice("file:".length), published.eventId)
  const server = await startProduct({ DATABASE_URL: database.url })
  const { port } = server
  const show = await announceShow(port, published)
  const judging = startSteadyJudging(port, judged, BETWEEN_SHEETS_MS)
  await wait(WARM_UP_MS)
  judging.takeTimes()
  await wait(QUIET_MS)
  const quiet = judging.takeTimes()

  const { cpuMs: cpuBefore } = await processUsage(port)
  const ownDelay = monitorEventLoopDelay({ resolution: 1 })
  ownDelay.enable()
  const { reads, steps, followed } = await holdEvening(port, show, { readers, watchers, overMs })
  ownDelay.disable()
  const { cpuMs, megabytes } = await processUsage(port)
  const busy = judging.takeTimes()
  await judging.stop()
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
    { name: "updates that stages got", value: followed.length, atLeast: steps * watchers },
    { name: "stage follows p50", value: percentile(followed, 0.5), ...ms },
    { name: "stage follows p99", value: percentile(followed, 0.99), ...ms, atMost: 500 },
    // This program's own delay, which the times above include.
    { name: "delay within the load generator p99", value: ownDelay.percentile(99) / 1e6, ...ms },
    { name: "share of a core", value: (cpuMs - cpuBefore) / overMs },
    { name: "memory afterwards", value: megabytes, unit: "MB" },
  ])
} finally {
  await database.drop()
}
