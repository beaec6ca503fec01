// How fast the pages are on a phone: npm run bench web [-- --rounds 3] [--only lighthouse|public|taps]
// Lighthouse's mobile profile on three screens, and all its categories on the two public pages of a published show; the time
// from a tap to its feedback at a quarter of the CPU speed.
import { parseArgs } from "node:util"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { median, percentile } from "./lib/figures.ts"
import { type Figure, report } from "./lib/report.ts"
import { signIn, storePhotos, withPhone } from "./web/browser.ts"
import { auditPage, CATEGORIES, type Category, openLighthouse, type PageFigures } from "./web/lighthouse.ts"
import { publishDemoShow } from "./web/published-page.ts"
import { type Tap, tapsToFeedback } from "./web/taps.ts"

/** The longest time until the largest paint of each page, and of the public pages. */
const LARGEST_PAINT = new Map([
  ["/", 2_000],
  ["/judge-login", 2_500],
  ["/judge", 2_500],
])
const OF_PUBLIC_PAGES = 2_000

const TAPPED: Record<Tap["on"], string> = {
  score: "a point more or less",
  keypad: "opening the keypad",
  next: "moving to the next entry",
}

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, only: { type: "string" } },
})
const rounds = Number(values.rounds)

const MEASURES: Record<string, (baseURL: string) => Promise<Figure[]>> = {
  lighthouse,
  taps,
  public: publicPages,
}
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

function lighthouse(baseURL: string): Promise<Figure[]> {
  const pages = new Map([...LARGEST_PAINT.keys()].map((path) => [path, path]))
  return audit(baseURL, { pages, categories: ["performance"], isSignedIn: true })
}

/** Must run last: a published show takes no more scores. */
async function publicPages(baseURL: string): Promise<Figure[]> {
  const { results, entry } = await publishDemoShow(baseURL)
  const pages = new Map([
    ["public results", results],
    ["public entry", entry],
  ])
  return audit(baseURL, { pages, categories: CATEGORIES, isSignedIn: false })
}

type Audits = { pages: Map<string, string>; categories: readonly Category[]; isSignedIn: boolean }

/** Audits pages, keyed by their name in the report, and prints the checks that cost points. */
async function audit(baseURL: string, { pages, categories, isSignedIn }: Audits): Promise<Figure[]> {
  const run = await openLighthouse()
  if (!run) return []
  const found = new Map<string, PageFigures[]>([...pages.keys()].map((name) => [name, []]))
  await withPhone(baseURL, async (context, port) => {
    if (isSignedIn) {
      const page = await context.newPage()
      await signIn(page)
      await storePhotos(page)
    }
    for (let round = 0; round < rounds; round++)
      for (const [name, path] of pages)
        found.get(name)?.push(await auditPage(run, baseURL + path, { port, categories }))
  })
  return [...found].flatMap(([path, audited]) => {
    const atMost = LARGEST_PAINT.get(path) ?? OF_PUBLIC_PAGES
    const middle = (of: (page: PageFigures) => number) => median(audited.map(of))
    for (const fault of new Set(audited.flatMap(({ faults }) => faults))) console.log(`${path}: ${fault}`)
    return [
      ...categories.map((category) => ({
        name: `${path} Lighthouse ${category === "performance" ? "mobile" : category}`,
        value: middle(({ scores }) => scores[category] ?? Number.NaN),
      })),
      { name: `${path} largest paint`, value: middle((page) => page.lcp), unit: "ms", atMost },
      { name: `${path} largest paint, slowest`, value: Math.max(...audited.map((page) => page.lcp)), unit: "ms" },
      { name: `${path} layout shift`, value: middle(({ cls }) => cls), digits: 3, atMost: 0.02 },
      { name: `${path} first paint`, value: middle(({ fcp }) => fcp), unit: "ms" },
      { name: `${path} blocked`, value: middle(({ tbt }) => tbt), unit: "ms" },
      { name: `${path} benchmark index`, value: middle(({ machine }) => machine) },
    ]
  })
}

async function taps(baseURL: string): Promise<Figure[]> {
  const taps: Tap[] = []
  for (let round = 0; round < rounds; round++) {
    const made = await tapsToFeedback(baseURL)
    const slowest = [...made.entries()].sort(([, a], [, b]) => b.ms - a.ms).slice(0, 4)
    console.log(`slowest: ${slowest.map(([at, { on, ms }]) => `tap ${at + 1} (${TAPPED[on]}) ${ms} ms`).join(", ")}`)
    taps.push(...made)
  }
  const durations = taps.map(({ ms }) => ms)
  const ofKind = (kind: Tap["on"]) => taps.filter(({ on }) => on === kind).map(({ ms }) => ms)
  return [
    { name: `tap to feedback p50 (${durations.length} taps)`, value: median(durations), unit: "ms" },
    { name: "tap to feedback p98", value: percentile(durations, 0.98), unit: "ms", atMost: 100 },
    ...(["score", "keypad", "next"] as const).flatMap((kind) => [
      { name: `${TAPPED[kind]} p50`, value: median(ofKind(kind)), unit: "ms" },
      { name: `${TAPPED[kind]} slowest`, value: Math.max(...ofKind(kind)), unit: "ms" },
    ]),
  ]
}
