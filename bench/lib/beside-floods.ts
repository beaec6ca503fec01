import { setTimeout as wait } from "node:timers/promises"
import { startProduct } from "./bench-server.ts"
import { freshDatabase } from "./databases.ts"
import { percentile } from "./figures.ts"
import { openJudgingShow } from "./judging-show.ts"
import { processUsage } from "./process-usage.ts"
import type { Figure } from "./report.ts"
import { startSteadyJudging } from "./steady-judging.ts"

const BETWEEN_SAVES_MS = 60
const PHASE_MS = 10_000
const ENTRIES = 1_500
/** Against the same judge without a flood, and against the memory before it. */
const MOST = { latency: 2, memory: 1.1 }

type Flood = { name: string; path: string; body: string; perSecond: number }

/** What nobody may be held up by: bodies of strangers that are large, odd and refused. */
const FLOODS: Flood[] = [
  {
    name: "4/s of 1 MB with 90,000 keys",
    path: "/api/events",
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, key) => [`k${key}`, 1]))),
    perSecond: 4,
  },
  {
    name: "20/s of a logout with 8,000 roles",
    path: "/api/logout",
    body: JSON.stringify({ roles: Array(8_000).fill(1) }),
    perSecond: 20,
  },
  {
    name: "20/s of a logout with 1,900 roles",
    path: "/api/logout",
    body: JSON.stringify({ roles: Array(1_900).fill(1) }),
    perSecond: 20,
  },
]

/** Sends at this pace, whether answers come or not, to this machine alone. */
async function flood(port: number, { path, body, perSecond }: Flood): Promise<void> {
  const ending = AbortSignal.timeout(PHASE_MS)
  const request = { method: "POST", body, headers: { "content-type": "application/json" }, signal: ending }
  const sent: Promise<unknown>[] = []
  while (!ending.aborted) {
    sent.push(
      fetch(`http://127.0.0.1:${port}${path}`, request)
        .then((answer) => answer.text())
        .catch(() => null),
    )
    await wait(1_000 / perSecond)
  }
  await Promise.all(sent)
}

/** How a signed-in judge saves beside the floods of a stranger, on SQLite. `throttled` counts the calls as a real server does. */
export async function besideFloods(throttled: boolean): Promise<Figure[]> {
  const database = await freshDatabase("sqlite")
  const show = await openJudgingShow(database.url, { entries: ENTRIES, judges: 1, criteria: 10 })
  const server = await startProduct({ DATABASE_URL: database.url, LOGIN_RATE_LIMIT: throttled ? "1" : "0" })
  const judging = startSteadyJudging(server.port, show, BETWEEN_SAVES_MS)
  const label = throttled ? "judge" : "judge, no throttle"
  const p99After = async (phase: Promise<unknown>) => {
    judging.takeTimes()
    await phase
    return percentile(judging.takeTimes(), 0.99)
  }
  try {
    await wait(PHASE_MS / 2)
    const before = await processUsage(server.port)
    const quiet = await p99After(wait(PHASE_MS))
    const figures: Figure[] = [{ name: `${label}: p99 alone`, value: quiet, unit: "ms" }]
    for (const one of FLOODS) {
      const value = await p99After(flood(server.port, one))
      figures.push({ name: `${label}: p99 beside ${one.name}`, value, unit: "ms", atMost: MOST.latency * quiet })
    }
    await wait(PHASE_MS)
    const after = await processUsage(server.port)
    const atMost = MOST.memory * before.megabytes
    figures.push({ name: `${label}: memory before`, value: before.megabytes, unit: "MB" })
    figures.push({ name: `${label}: memory after`, value: after.megabytes, unit: "MB", atMost })
    return figures
  } finally {
    await judging.stop()
    await server.stop()
    await database.drop()
  }
}
