// How the pages feel on a phone: npm run bench web [-- --rounds 3]
// Lighthouse's mobile profile on three pages, the time from a tap to its feedback under a four times slower processor, what
// each route weighs over the line, and how long a judge waits for the first score on a slow 4G with an empty cache.
import { parseArgs } from "node:util"
import { startServer } from "../e2e/fixtures/server-process.ts"
import { signIn, withPhone } from "./web/browser.ts"
import { timeToFirstScore } from "./web/first-score.ts"
import { auditPage, openLighthouse, type PageFigures } from "./web/lighthouse.ts"
import { tapsToFeedback } from "./web/taps.ts"
import { weighRoutes } from "./web/weights.ts"

const AUDITED = ["/", "/judge-login", "/judge"]

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, record: { type: "boolean" }, only: { type: "string" } },
})
const rounds = Number(values.rounds)

const server = await startServer({ database: "sqlite", hasDemo: true, throttlesSignIn: false, env: {} })
try {
  await measure(server.baseURL)
} finally {
  await server.remove()
}
process.exit()

async function measure(baseURL: string) {
  const wants = (part: string) => !values.only || values.only === part
  if (wants("lighthouse")) console.log(await pages(baseURL))
  if (wants("taps")) {
    const t = (await tapsToFeedback(baseURL)).sort((a, b) => a - b)
    console.log("taps", t.length, t[t.length >> 1], t[Math.ceil(t.length * 0.98) - 1], t.at(-1))
  }
  if (wants("first")) for (let n = 0; n < rounds; n++) console.log(await timeToFirstScore(baseURL))
  if (wants("weights")) console.table(await weighRoutes(baseURL))
}

async function pages(baseURL: string): Promise<Map<string, PageFigures[]>> {
  const found = new Map<string, PageFigures[]>()
  const lighthouse = await openLighthouse()
  if (!lighthouse) return found
  await withPhone(baseURL, async (context, port) => {
    await signIn(await context.newPage())
    for (let round = 0; round < rounds; round++)
      for (const path of AUDITED) {
        const figures = await auditPage(lighthouse, `${baseURL}${path}`, port)
        found.set(path, [...(found.get(path) ?? []), figures])
      }
  })
  return found
}
