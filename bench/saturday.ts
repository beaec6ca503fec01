// A Saturday of several shows, faster than real time: npm run bench saturday [-- --shows 20 --servers 2 --seconds 120]
// [--speed 24] [--database postgresql]. Judges save drafts and final sheets, pause for lunch and then catch up. Each show has two
// dashboards, a live stream for each judge, photos, sign-ins and readers of its results. The first show ends early: its winners
// are announced and the public reads its page, while the others go on. HAProxy balances several servers round robin. The last
// figures say what 500 such shows need in real time.
import { randomInt } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { audit } from "./faults/audit.ts"
import type { LoadServer } from "./lib/bench-server.ts"
import { freshDatabase, stopDatabases } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"
import { openAudience } from "./load/audience.ts"
import { openPanel, type Panel } from "./load/panel.ts"
import { seededRandom } from "./load/random.ts"
import { openServers } from "./load/servers.ts"
import { announceShow } from "./public/announced-show.ts"
import { holdEvening } from "./public/evening.ts"

const { values } = parseArgs({
  options: {
    shows: { type: "string", default: "10" },
    servers: { type: "string", default: "1" },
    seconds: { type: "string", default: "60" },
    speed: { type: "string", default: "24" },
    readers: { type: "string", default: "1000" },
    database: { type: "string", default: "sqlite" },
    seed: { type: "string", default: String(randomInt(1_000_000)) },
  },
})
const shows = Number(values.shows)
const seconds = Number(values.seconds)
const speed = Number(values.speed)
const dialect = values.database === "postgresql" ? "postgresql" : "sqlite"
/** A SQLite file belongs to one server. */
const serverCount = dialect === "sqlite" ? 1 : Number(values.servers)

/** 300 entries in six hours, three saves per entry. */
const BETWEEN_SAVES_MS = 24_000
const JUDGES = 12
const SIZE = { judges: JUDGES, entries: 300, criteria: 10, pauseMs: (2 * BETWEEN_SAVES_MS) / speed }
const MANY_SHOWS = 500
const LUNCH_MS = 3_000
/** The share of the time after lunch in which the judges catch up. */
const CATCHING_UP = 0.1
const CATCH_UP_PAUSE_MS = 200
const SETTLING_MS = 30_000
/** The stage, and the announcer's own view of it. */
const STAGES = 2

type Usage = { megabytes: number; cpuMs: number }
const usageOf = (servers: readonly LoadServer[]): Promise<Usage[]> =>
  Promise.all(servers.map(({ port }) => processUsage(Number(port))))
const total = (usages: readonly Usage[], of: keyof Usage) => usages.reduce((sum, usage) => sum + usage[of], 0)

const allPhones = (panels: readonly Panel[]) => panels.flatMap(({ phones }) => phones)

/** All phones judge for `ms` milliseconds. */
async function judge(panels: readonly Panel[], address: string, ms: number, pauseMs?: number): Promise<void> {
  const stopping = AbortSignal.timeout(ms)
  await Promise.all(allPhones(panels).map((phone) => phone.judge(address, stopping, pauseMs)))
}

async function settle(panels: readonly Panel[], address: string): Promise<void> {
  const patience = AbortSignal.timeout(SETTLING_MS)
  await Promise.all(allPhones(panels).map((phone) => phone.settle(address, patience)))
}

/** Opens the screens of these shows. `leave` closes them and returns the unexpected answers they got. */
async function openAudiences(panels: readonly Panel[], address: string) {
  const leaving = new AbortController()
  const slower = Math.max(1, 240 / speed)
  const audiences = await Promise.all(panels.map((panel) => openAudience(address, panel, leaving.signal, slower)))
  return {
    async leave() {
      leaving.abort()
      await Promise.all(audiences.map(({ left }) => left))
      return audiences.flatMap((audience) => audience.unexpected)
    },
  }
}

/** Half of the shows run in the morning, all after lunch: the difference in memory is what a further show takes. */
async function saturday(url: string, dataDir: string) {
  const random = seededRandom(Number(values.seed))
  const panels: Panel[] = []
  for (let count = 0; count < shows; count++) panels.push(await openPanel(url, random, SIZE))
  const servers = await openServers(url, dataDir, serverCount)
  const { address, port } = servers
  const [first, ...others] = panels
  if (!first) throw new Error("--shows must be at least 1.")
  const morning = panels.slice(0, Math.ceil(shows / 2))
  const before = await usageOf(servers.each)
  const firstScreens = await openAudiences([first], address)
  const morningScreens = await openAudiences(morning.slice(1), address)
  const half = (seconds * 1_000) / 2
  await judge(morning, address, half)
  const atLunch = await usageOf(servers.each)
  await wait(LUNCH_MS)
  const afternoonScreens = await openAudiences(panels.slice(morning.length), address)
  await judge(panels, address, half * CATCHING_UP, CATCH_UP_PAUSE_MS)
  await settle([first], address)
  const unexpected = await firstScreens.leave()
  const restMs = half * (1 - CATCHING_UP)
  const announced = await announceShow(port, first)
  const [evening] = await Promise.all([
    holdEvening(port, announced, { readers: Number(values.readers), watchers: STAGES, overMs: restMs }),
    judge(others, address, restMs),
  ])
  await settle(others, address)
  const after = await usageOf(servers.each)
  unexpected.push(...(await morningScreens.leave()), ...(await afternoonScreens.leave()))
  await servers.end()
  const found = []
  for (const panel of panels) found.push(await audit(url, panel, { isSettled: true }))
  const phones = allPhones(panels)
  unexpected.push(...phones.flatMap((phone) => phone.unexpected))
  for (const answer of unexpected.slice(0, 5)) console.log(`unexpected answer: ${answer}`)
  return { found, phones, before, atLunch, after, evening, unexpected: unexpected.length }
}

const database = await freshDatabase(dialect)
const folder = mkdtempSync(join(tmpdir(), "rosette-saturday-"))
try {
  const { found, phones, before, atLunch, after, evening, unexpected } = await saturday(database.url, folder)
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
    { name: "readers of the public page", value: evening.reads.length },
    {
      name: "page p99",
      value: percentile(
        evening.reads.map((read) => read.ms),
        0.99,
      ),
      unit: "ms",
    },
    { name: "stage follows p99", value: percentile(evening.followed, 0.99), unit: "ms" },
    { name: "unexpected answers", value: unexpected, atMost: 0 },
    { name: "CPU per save, everything included", value: cpuMsEach, unit: "ms" },
    { name: `memory of ${serverCount} server(s) after ${shows} shows`, value: megabytes, unit: "MB" },
    { name: "memory of a further show", value: further, unit: "MB" },
    { name: `cores for ${MANY_SHOWS} shows in real time`, value: cpuMsEach * savesPerMs },
  ])
} finally {
  await database.drop()
  await stopDatabases()
  rmSync(folder, { recursive: true, force: true })
}
