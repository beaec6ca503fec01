// How fast the pages are on a phone: npm run bench web [-- --rounds 3] [--only lighthouse|taps]
// The largest paint of three screens in Lighthouse's mobile profile, and the time from a tap to its feedback at a quarter of
// the CPU speed.
import { parseArgs } from "node:util"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { median, percentile } from "./lib/figures.ts"
import { type Figure, report } from "./lib/report.ts"
import { signIn, storePhotos, withPhone } from "./web/browser.ts"
import { auditPage, openLighthouse, type PageFigures } from "./web/lighthouse.ts"
import { type Tap, tapsToFeedback } from "./web/taps.ts"

/** The longest time until the largest paint of each page, in milliseconds. */
const LARGEST_PAINT = new Map([
  ["/", 2_000],
  ["/judge-login", 2_500],
  ["/judge", 2_500],
])

const TAPPED: Record<Tap["on"], string> = {
  score: "a point more or less",
  keypad: "opening the keypad",
  next: "moving to the next entry",
}

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, only: { type: "string" } },
})
const rounds = Number(values.rounds)

const MEASURES: Record<string, (baseURL: string) => Promise<Figure[]>> = { lighthouse, taps }
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
  const run = await openLighthouse()
  if (!run) return []
  const audited = new Map<string, PageFigures[]>([...LARGEST_PAINT.keys()].map((path) => [path, []]))
  await withPhone(baseURL, async (context, port) => {
    const audit = async (path: string) => audited.get(path)?.push(await auditPage(run, baseURL + path, port))
    for (const path of ["/", "/judge-login"]) for (let round = 0; round < rounds; round++) await audit(path)
    const page = await context.newPage()
    await signIn(page)
    await storePhotos(page)
    for (let round = 0; round < rounds; round++) await audit("/judge")
  })
  return [...audited].flatMap(([path, found]) => {
    const middle = (of: (page: PageFigures) => number) => median(found.map(of))
    return [
      { name: `${path} largest paint`, value: middle(({ lcp }) => lcp), unit: "ms", atMost: LARGEST_PAINT.get(path) },
      { name: `${path} layout shift`, value: middle(({ cls }) => cls), atMost: 0.02 },
      { name: `${path} blocked`, value: middle(({ tbt }) => tbt), unit: "ms" },
      { name: `${path} speed of the machine`, value: middle(({ machine }) => machine) },
    ]
  })
}

async function taps(baseURL: string): Promise<Figure[]> {
  const made: Tap[] = []
  for (let round = 0; round < rounds; round++) made.push(...(await tapsToFeedback(baseURL)))
  const durations = made.map(({ ms }) => ms)
  const ofKind = (kind: Tap["on"]) => made.filter(({ on }) => on === kind).map(({ ms }) => ms)
  return [
    { name: `tap to feedback p50 (${durations.length} taps)`, value: median(durations), unit: "ms" },
    { name: "tap to feedback p98", value: percentile(durations, 0.98), unit: "ms", atMost: 100 },
    ...(["score", "keypad", "next"] as const).flatMap((kind) => [
      { name: `${TAPPED[kind]} p50`, value: median(ofKind(kind)), unit: "ms" },
      { name: `${TAPPED[kind]} slowest`, value: Math.max(...ofKind(kind)), unit: "ms" },
    ]),
  ]
}
