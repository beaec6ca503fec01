import { monitorEventLoopDelay } from "node:perf_hooks"
import type { BenchDatabase } from "../lib/databases.ts"
import { percentile } from "../lib/figures.ts"
import type { Panel } from "../load/panel.ts"
import type { LoadServer } from "../load/server.ts"
import type { Audience } from "./audience.ts"

const MEGABYTE = 1_048_576

/** This program's own event loop: if its delay grows, the machine is overloaded, not the server. */
export const CONTROL = "own delay p99"

/** What is sampled. Series with `growsWithSheets` are expected to grow. */
export const SERIES = [
  { name: "RSS", unit: "MB" },
  { name: "heap used", unit: "MB" },
  { name: "external memory", unit: "MB" },
  { name: "event-loop delay p99", unit: "ms" },
  { name: "save p50", unit: "ms" },
  { name: "save p99", unit: "ms" },
  { name: "results p50", unit: "ms", growsWithSheets: true },
  { name: "overview p50", unit: "ms", growsWithSheets: true },
  { name: "sign-in p50", unit: "ms" },
  { name: "photo p50", unit: "ms" },
  { name: "write-ahead log", unit: "MB" },
  { name: "database", unit: "MB", growsWithSheets: true },
  { name: CONTROL, unit: "ms" },
] as const

export type SeriesName = (typeof SERIES)[number]["name"]
export type Sample = { atMs: number; savesPerSecond: number; values: Record<SeriesName, number> }

/** Returns a function that takes a sample; each sample covers the time since the previous one. */
export function openSampler(server: LoadServer, database: BenchDatabase, panel: Panel, audience: Audience) {
  let [lastAt, lastSaves] = [performance.now(), 0]
  const ownDelay = monitorEventLoopDelay()
  ownDelay.enable()
  return async (): Promise<Sample> => {
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1])
    const stored = await database.bytes()
    const saves = panel.phones.flatMap(({ waits }) => waits.splice(0))
    const latencies = audience.takeLatencies()
    const now = performance.now()
    const total = panel.phones.reduce((sum, { counted }) => sum + counted.saves, 0)
    const savesPerSecond = ((total - lastSaves) / (now - lastAt)) * 1_000
    const ownDelayMs = ownDelay.percentile(99) / 1e6
    ownDelay.reset()
    lastAt = now
    lastSaves = total
    return {
      atMs: now,
      savesPerSecond,
      values: {
        RSS: figure("process_resident_memory_bytes") / MEGABYTE,
        "heap used": figure("nodejs_heap_size_used_bytes") / MEGABYTE,
        "external memory": figure("nodejs_external_memory_bytes") / MEGABYTE,
        "event-loop delay p99": figure("nodejs_eventloop_lag_p99_seconds") * 1_000,
        "save p50": percentile(saves, 0.5),
        "save p99": percentile(saves, 0.99),
        "results p50": percentile(latencies.results, 0.5),
        "overview p50": percentile(latencies.overview, 0.5),
        "sign-in p50": percentile(latencies["sign-in"], 0.5),
        "photo p50": percentile(latencies.photo, 0.5),
        "write-ahead log": stored.log === null ? Number.NaN : stored.log / MEGABYTE,
        database: stored.database / MEGABYTE,
        [CONTROL]: ownDelayMs,
      },
    }
  }
}
