// Preloaded into a measured server by `recordBlocking`: how long its event loop is blocked, and how long commits take.
import { createServer } from "node:http"
import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks"
import { DatabaseSync } from "node:sqlite"
import type { Blocking } from "./blocking.ts"

/** The timer that is measured fires this often, so a delay includes up to this time. */
const RESOLUTION_MS = 1
const NS_PER_MS = 1e6

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
const commits = createHistogram()
let commitMs = 0

function timed<Answer>(work: () => Answer): Answer {
  const begun = performance.now()
  try {
    return work()
  } finally {
    const ms = performance.now() - begun
    commitMs += ms
    commits.record(Math.max(1, Math.round(ms * NS_PER_MS)))
  }
}

// The product commits by exec, the baseline by a prepared statement.
const { exec, prepare } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  return sql === "COMMIT" ? timed(() => exec.call(this, sql)) : exec.call(this, sql)
}
DatabaseSync.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql)
  if (sql !== "COMMIT") return statement
  const { run } = statement
  return Object.assign(statement, { run: () => timed(() => Reflect.apply(run, statement, [])) })
}

function take(): Blocking {
  const inMs = (histogram: typeof delays | typeof commits) => ({
    p50: histogram.percentile(50) / NS_PER_MS,
    p99: histogram.percentile(99) / NS_PER_MS,
    max: histogram.max / NS_PER_MS,
  })
  const taken = { loop: inMs(delays), commit: { ...inMs(commits), count: commits.count, totalMs: commitMs } }
  delays.reset()
  commits.reset()
  commitMs = 0
  return taken
}

createServer((_request, response) => response.end(JSON.stringify(take())))
  .listen(process.env.BLOCKING_SOCKET)
  .unref()
