import { setTimeout as wait } from "node:timers/promises"
import { startProduct } from "./bench-server.ts"
import { freshDatabase } from "./databases.ts"
import { percentile } from "./figures.ts"
import { openJudgingShow } from "./judging-show.ts"
import { processUsage } from "./process-usage.ts"
import type { Figure } from "./report.ts"
import { startSteadyJudging } from "./steady-judging.ts"

const BETWEEN_SAVES_MS = 60
const PHASE_MS = 6_000
const WARM_UP_MS = 1_000
const ROUNDS = 3
const ENTRIES = 3_000
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

/** Sends at this pace for so long, whether answers come or not, to this machine alone. */
async function flood(port: number, { path, body, perSecond }: Flood, forMs = PHASE_MS): Promise<void> {
  const ending = AbortSignal.timeout(forMs)
  const request = { method: "POST", body, headers: { "content-type": "application/json" }, signal: ending }
  const sent: Promise<unknown>[] = []
  while (!ending.aborted) {
    const answered = fetch(`http://127.0.0.1:${port}${path}`, request).then((answer) => answer.text())
    sent.push(answered.catch(() => null))
    await wait(1_000 / perSecond)
  }
  await Promise.all(sent)
}

/**
 * How a signed-in judge saves beside the floods of a stranger, on SQLite, in turns with phases without one, as other load on
 * the machine changes. `throttled` counts the calls as a real server does; otherwise each is read and refused.
 */
export async function besideFloods(throttled: boolean): Promise<Figure[]> {
  const database = await freshDatabase("sqlite")
  const show = await openJudgingShow(database.url, { entries: ENTRIES, judges: 1, criteria: 10 })
  const server = await startProduct({ DATABASE_URL: database.url, LOGIN_RATE_LIMIT: throttled ? "1" : "0" })
  const judging = startSteadyJudging(server.port, show, BETWEEN_SAVES_MS)
  const timesOf = async (phase: Promise<unknown>) => {
    judging.takeTimes()
    await phase
    return judging.takeTimes()
  }
  try {
    // What a first call loads is no harm of a flood.
    for (const one of FLOODS) await flood(server.port, one, WARM_UP_MS)
    await wait(PHASE_MS)
    const before = await processUsage(server.port)
    const measured: { name: string; alone: number[]; beside: number[] }[] = []
    for (const one of FLOODS) {
      const [alone, beside]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(...(await timesOf(wait(PHASE_MS))))
        beside.push(...(await timesOf(flood(server.port, one))))
      }
      measured.push({ name: one.name, alone, beside })
    }
    await wait(PHASE_MS)
    const after = await processUsage(server.port)
    const label = throttled ? "throttled" : "each refused"
    return [
      ...measured.flatMap((times) => figuresOf(label, times)),
      { name: `${label}: memory before`, value: before.megabytes, unit: "MB" },
      { name: `${label}: memory after`, value: after.megabytes, unit: "MB", atMost: MOST.memory * before.megabytes },
    ]
  } finally {
    await judging.stop()
    await server.stop()
    await database.drop()
  }
}

function figuresOf(
  label: string,
  { name, alone, beside }: { name: string; alone: number[]; beside: number[] },
): Figure[] {
  const p99Alone = percentile(alone, 0.99)
  return [
    { name: `${label}: a judge's save p99 alone`, value: p99Alone, unit: "ms" },
    { name: `${label}: beside ${name}`, value: percentile(beside, 0.99), unit: "ms", atMost: MOST.latency * p99Alone },
  ]
}
