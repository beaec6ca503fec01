// A show's load for a while, and what grows under it: npm run soak -- --minutes 10 [--seed 7] [--database postgresql]
// Judges save, organizers read, screens watch, photos are uploaded, people sign in and out. Prints a sample every five seconds
// and, at the end, the slope of each series per hour with its error, and whether every acknowledged sheet is in the database.
import { randomInt } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { audit } from "./faults/audit.ts"
import { inFolder, whileJudging } from "./faults/scenario.ts"
import { type BenchDatabase, freshDatabase, stopDatabases } from "./lib/databases.ts"
import { openPanel } from "./load/panel.ts"
import { seededRandom } from "./load/random.ts"
import { startServer } from "./load/server.ts"
import { openAudience } from "./soak/audience.ts"
import { openSampler, type Sample } from "./soak/sample.ts"
import { trendsOf, verdictOf } from "./soak/verdict.ts"

const SAMPLE_EVERY_MS = 5_000
const JUDGES = 12
const CRITERIA = 10
/** Half a second on average between a judge's sheets. */
const LONGEST_PAUSE_MS = 1_000
/** More than a judge can do. */
const ENTRIES_PER_MINUTE = 120

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    database: { type: "string", default: "sqlite" },
  },
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error("--minutes must be a number greater than 0, such as 10.")
  process.exit(1)
}
const dialect = values.database === "postgresql" ? "postgresql" : "sqlite"
const database = await freshDatabase(dialect)
const failures = await inFolder((dataDir) => soak(database, dataDir)).finally(async () => {
  await database.drop()
  await stopDatabases()
})
process.exit(failures === 0 ? 0 : 1)

/** Runs the load and prints its effect on the server; returns the number of failures. */
async function soak(database: BenchDatabase, dataDir: string): Promise<number> {
  const { url } = database
  const entries = Math.ceil(minutes * ENTRIES_PER_MINUTE)
  const size = { judges: JUDGES, entries, criteria: CRITERIA, pauseMs: LONGEST_PAUSE_MS }
  const panel = await openPanel(url, seededRandom(Number(values.seed)), size)
  const server = await startServer({ url, dataDir, env: { LOG_LEVEL: "error" } })
  const leaving = new AbortController()
  const audience = await openAudience(server.address, panel, leaving.signal)
  const sample = openSampler(server, database, panel, audience)
  console.log(
    `${dialect}, seed ${values.seed}, ${JUDGES} judges, ${entries} entries, ${CRITERIA} criteria, ${minutes} minutes`,
  )
  const samples: Sample[] = []
  await whileJudging(panel, server.address, async () => {
    for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
      await wait(SAMPLE_EVERY_MS)
      const taken = await sample()
      samples.push(taken)
      console.log(lineOf(taken))
    }
  })
  leaving.abort()
  await audience.left
  const code = await server.end()
  const { lost, altered, unsound } = await audit(url, panel, { isSettled: true })
  const unexpected = [
    ...audience.unexpected,
    ...panel.phones.flatMap((phone) => phone.unexpected),
    ...lost,
    ...altered,
    ...unsound,
  ]
  if (code !== 0) unexpected.push(`the server ended with ${code}`)
  report(samples, unexpected)
  return unexpected.length
}

function lineOf({ values, savesPerSecond }: Sample): string {
  const figure = (value: number, unit: string) => `${value.toFixed(1).padStart(7)} ${unit}`
  return [
    figure(savesPerSecond, "saves/s"),
    `RSS ${figure(values.RSS, "MB")}`,
    `heap ${figure(values["heap used"], "MB")}`,
    `save p99 ${figure(values["save p99"], "ms")}`,
    `results ${figure(values["results p50"], "ms")}`,
    ...(dialect === "sqlite" ? [`log ${figure(values["write-ahead log"], "MB")}`] : []),
    `database ${figure(values.database, "MB")}`,
  ].join("  ")
}

function report(samples: readonly Sample[], unexpected: readonly string[]): void {
  const row = (name: string, ...figures: string[]) =>
    name.padEnd(24) + figures.map((figure) => figure.padStart(18)).join("")
  const trends = trendsOf(samples)
  console.log(`\n${row("series", "mean", "most", "per hour", "± error")}`)
  for (const { name, unit, mean, most, perHour, error } of trends.filter((trend) => !Number.isNaN(trend.mean)))
    console.log(row(name, ...[mean, most, perHour, error].map((value) => `${value.toFixed(1)} ${unit}`)))
  const rate = samples.reduce((sum, { savesPerSecond }) => sum + savesPerSecond, 0) / samples.length
  console.log(`\n${rate.toFixed(1)} saves/s on average.`)
  for (const sentence of unexpected.slice(0, 10)) console.log(`  ${sentence}`)
  console.log(unexpected.length === 0 ? "Every acknowledged sheet is in the database." : `${unexpected.length} errors.`)
  console.log(verdictOf(trends, minutes))
}
