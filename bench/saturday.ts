// A Saturday of several shows, faster than in life: npm run bench saturday [-- --shows 20 --servers 2 --seconds 120 --speed 24]
// [-- --database postgresql]. Judges save drafts and final sheets, pause for lunch and then catch up; each show has two dashboards, a live stream
// for each judge, photos, sign-ins and readers of its results. Ends with what 500 such shows need in real time.
import { randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { audit } from "./faults/audit.ts"
import { freshDatabase, stopDatabases } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"
import { openPanel, type Panel } from "./load/panel.ts"
import { seededRandom } from "./load/random.ts"
import { type LoadServer, startServer } from "./load/server.ts"
import { openAudience } from "./soak/audience.ts"

const { values } = parseArgs({
  options: {
    shows: { type: "string", default: "10" },
    servers: { type: "string", default: "1" },
    seconds: { type: "string", default: "60" },
    speed: { type: "string", default: "24" },
    database: { type: "string", default: "sqlite" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
    record: { type: "boolean", default: false },
  },
})
const shows = Number(values.shows)
const seconds = Number(values.seconds)
const speed = Number(values.speed)
const dialect = values.database === "postgresql" ? "postgresql" : "sqlite"
/** A SQLite file belongs to one server. */
const serverCount = dialect === "sqlite" ? 1 : Number(values.servers)

/** 300 entries in six hours, three saves an entry. */
const BETWEEN_SAVES_MS = 24_000
const JUDGES = 12
const SIZE = { judges: JUDGES, entries: 300, criteria: 10, pauseMs: (2 * BETWEEN_SAVES_MS) / speed }
const MANY_SHOWS = 500
const LUNCH_MS = 3_000
/** The share of the time after lunch in which everybody sends what has piled up. */
const CATCHING_UP = 0.1
const CATCH_UP_PAUSE_MS = 200

type Usage = { megabytes: number; cpuMs: number }
const usageOf = (servers: readonly LoadServer[]): Promise<Usage[]> =>
  Promise.all(servers.map(({ port }) => processUsage(Number(port))))
const total = (usages: readonly Usage[], of: keyof Usage) => usages.reduce((sum, usage) => sum + usage[of], 0)

type Place = readonly [Panel, string]

/** All phones judge for so long at their own servers. */
async function judge(places: readonly Place[], ms: number, pauseMs?: number): Promise<void> {
  const stopping = AbortSignal.timeout(ms)
  await Promise.all(
    places.flatMap(([panel, address]) => panel.phones.map((phone) => phone.judge(address, stopping, pauseMs))),
  )
}

const gather = (places: readonly Place[], until: AbortSignal) =>
  Promise.all(
    places.map(([panel, address]) =>
      openAudience(address, panel, until, { dashboards: 2, slower: Math.max(1, 240 / speed) }),
    ),
  )

/** Half of the shows in the morning and all of them after lunch: the difference is what a show takes. */
async function saturday(url: string, dataDir: string) {
  const random = seededRandom(Number(values.seed))
  const panels: Panel[] = []
  for (let count = 0; count < shows; count++) panels.push(await openPanel(url, random, SIZE))
  const servers: LoadServer[] = []
  for (let count = 0; count < serverCount; count++) servers.push(await startServer({ url, dataDir }))
  const places = panels.map((panel, index): Place => [panel, servers[index % servers.length]?.address ?? ""])
  const early = places.slice(0, Math.ceil(shows / 2))
  const before = await usageOf(servers)
  const leaving = new AbortController()
  const audiences = await gather(early, leaving.signal)
  const half = (seconds * 1_000) / 2
  await judge(early, half)
  const atLunch = await usageOf(servers)
  await wait(LUNCH_MS)
  audiences.push(...(await gather(places.slice(early.length), leaving.signal)))
  await judge(places, half * CATCHING_UP, CATCH_UP_PAUSE_MS)
  await judge(places, half * (1 - CATCHING_UP))
  const settling = AbortSignal.timeout(30_000)
  await Promise.all(places.flatMap(([{ phones }, address]) => phones.map((phone) => phone.settle(address, settling))))
  const after = await usageOf(servers)
  leaving.abort()
  await Promise.all(audiences.map(({ left }) => left))
  for (const server of servers) await server.end()
  const found = []
  for (const panel of panels) found.push(await audit(url, panel, { isSettled: true }))
  const phones = panels.flatMap((panel) => panel.phones)
  const unexpected = [...audiences, ...phones].flatMap((one) => one.unexpected)
  for (const answer of unexpected.slice(0, 5)) console.log(`an answer that nobody promised: ${answer}`)
  return { found, phones, before, atLunch, after, unexpected: unexpected.length }
}

const database = await freshDatabase(dialect)
const folder = mkdtempSync(join(tmpdir(), "rosette-saturday-"))
try {
  const { found, phones, before, atLunch, after, unexpected } = await saturday(database.url, folder)
  const saves = phones.reduce((sum, { counted }) => sum + counted.saves, 0)
  const waits = phones.flatMap((phone) => phone.waits)
  const cpuMsEach = (total(after, "cpuMs") - total(before, "cpuMs")) / saves
  const megabytes = total(after, "megabytes")
  const further = Math.max(0, megabytes - total(atLunch, "megabytes")) / Math.max(1, Math.floor(shows / 2))
  const savesPerMs = (MANY_SHOWS * JUDGES) / BETWEEN_SAVES_MS
  report([
    { name: "shows", value: shows },
    { name: "saves", value: saves },
    { name: "saves in a second", value: saves / seconds, unit: "/s" },
    { name: "save p50", value: percentile(waits, 0.5), unit: "ms" },
    { name: "save p99", value: percentile(waits, 0.99), unit: "ms" },
    { name: "lost or altered", value: found.flatMap(({ lost, altered }) => [...lost, ...altered]).length, atMost: 0 },
    { name: "doubled or miscounted", value: found.flatMap(({ unsound }) => unsound).length, atMost: 0 },
    { name: "unexpected answers", value: unexpected, atMost: 0 },
    { name: "CPU of a save, with all that goes with it", value: cpuMsEach, unit: "ms" },
    { name: `memory of ${serverCount} server(s) after ${shows} shows`, value: megabytes, unit: "MB" },
    { name: "memory of a further show", value: further, unit: "MB" },
    { name: `cores for ${MANY_SHOWS} shows in real time`, value: cpuMsEach * savesPerMs },
  ])
} finally {
  await database.drop()
  await stopDatabases()
  rmSync(folder, { recursive: true, force: true })
}
