// How fast the pages are on a phone: npm run bench web [-- --rounds 3] [--only lighthouse|taps|first|weights]
// Lighthouse's mobile profile on three pages, the time from a tap to its feedback at a quarter of the CPU speed, the
// transfer size of each route, and a judge's time to the first score on a slow 4G with an empty cache.
import { parseArgs } from "node:util"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { median, percentile } from "./lib/figures.ts"
import { type Figure, report } from "./lib/report.ts"
import { signIn, withPhone } from "./web/browser.ts"
import { timeToFirstScore } from "./web/first-score.ts"
import { auditPage, openLighthouse, type PageFigures } from "./web/lighthouse.ts"
import { tapsToFeedback } from "./web/taps.ts"
import { weighRoutes } from "./web/weights.ts"

const AUDITED = ["/", "/judge-login", "/judge"]

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, only: { type: "string" }, record: { type: "boolean" } },
})
const rounds = Number(values.rounds)

const MEASURES: Record<string, (baseURL: string) => Promise<Figure[]>> = { lighthouse, taps, first, weights }
const wanted = Object.entries(MEASURES).filter(([name]) => values.only === undefined || values.only === name)

const server = await startServer({ database: "sqlite", hasDemo: true, throttlesSignIn: false, env: {} })
const figures: Figure[] = []
try {
  for (const [, measure] of wanted) figures.push(...(await measure(server.baseURL)))
} finally {
  await server.remove()
}
report(figures)
process.exit()

async function lighthouse(baseURL: string): Promise<Figure[]> {
  const audit = await openLighthouse()
  if (!audit) return []
  const found = new Map<string, PageFigures[]>(AUDITED.map((path) => [path, []]))
  await withPhone(baseURL, async (context, port) => {
    await signIn(await context.newPage())
    for (let round = 0; round < rounds; round++)
      for (const [path, pages] of found) pages.push(await auditPage(audit, `${baseURL}${path}`, port))
  })
  return [...found].flatMap(([path, pages]) => {
    const middle = (of: (page: PageFigures) => number) => median(pages.map(of))
    return [
      { name: `${path} Lighthouse mobile`, value: middle(({ score }) => score), atLeast: 95 },
      { name: `${path} largest paint`, value: middle(({ lcp }) => lcp), unit: "ms", atMost: 2_000 },
      { name: `${path} layout shift`, value: middle(({ cls }) => cls), digits: 3, atMost: 0.02 },
      { name: `${path} first paint`, value: middle(({ fcp }) => fcp), unit: "ms" },
      { name: `${path} blocked`, value: middle(({ tbt }) => tbt), unit: "ms" },
      { name: `${path} benchmark index`, value: middle(({ machine }) => machine) },
    ]
  })
}

async function taps(baseURL: string): Promise<Figure[]> {
  const durations = await tapsToFeedback(baseURL)
  return [
    { name: `tap to feedback p50 (${durations.length} taps)`, value: median(durations), unit: "ms" },
    { name: "tap to feedback p98", value: percentile(durations, 0.98), unit: "ms", atMost: 100 },
  ]
}

async function first(baseURL: string): Promise<Figure[]> {
  const runs = []
  for (let round = 0; round < rounds; round++) runs.push(await timeToFirstScore(baseURL))
  return [
    { name: "slow 4G, cold: sign-in shown", value: median(runs.map((run) => run.signInShown)), unit: "ms" },
    { name: "slow 4G, cold: judging shown", value: median(runs.map((run) => run.judgingShown)), unit: "ms" },
    { name: "slow 4G, cold: first score", value: median(runs.map((run) => run.firstScore)), unit: "ms" },
  ]
}

async function weights(baseURL: string): Promise<Figure[]> {
  const weighed = await weighRoutes(baseURL)
  return weighed.flatMap(({ path, files, ...kinds }) => [
    ...Object.entries(kinds).map(([kind, value]) => ({ name: `${path} ${kind}`, value, unit: "kB", digits: 1 })),
    { name: `${path} requests`, value: files },
  ])
}
