// How fast an update reaches all viewers, and what that costs: npm run bench live [-- --clients 2000] [--rounds 40]
// Half of the clients are dashboards, half are judges' devices, with as many sessions as the limit of streams requires. A round is one change that concerns all of them; each
// client's time runs from sending the change to the arrival of its update.
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { LIMITS } from "@rosette/contract/limits"
import { startProduct } from "./lib/bench-server.ts"
import { openConnection, requestOf } from "./lib/connection.ts"
import { freshDatabase } from "./lib/databases.ts"
import { percentile } from "./lib/figures.ts"
import { type JudgingShow, openJudgingShow, signInOrganizers } from "./lib/judging-show.ts"
import { type LiveClient, openLiveClient } from "./lib/live-client.ts"
import { processUsage } from "./lib/process-usage.ts"
import { report } from "./lib/report.ts"

const OPENED_AT_ONCE = 50
const BETWEEN_ROUNDS_MS = 250
const MAX_WAIT_MS = 20_000

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "2000" },
    rounds: { type: "string", default: "40" },
  },
})
const clientCount = Number(values.clients)
const rounds = Number(values.rounds)
const sessionsPerRole = Math.ceil(clientCount / 2 / LIMITS.live.streamsPerSession)

async function openClients(
  port: number,
  { eventId, judges }: JudgingShow,
  organizerCookies: readonly string[],
): Promise<LiveClient[]> {
  const dashboard = `organizer.live?input=${JSON.stringify({ eventId })}`
  const clients: LiveClient[] = []
  while (clients.length < clientCount) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, clientCount - clients.length) }, (_, n) => {
      const index = clients.length + n
      const session = Math.floor(index / 2) % sessionsPerRole
      const [path, cookie] =
        index % 2 === 0 ? [dashboard, organizerCookies[session]] : ["judge.live", judges[session]?.cookie]
      return openLiveClient(`http://127.0.0.1:${port}/trpc/${path}`, cookie ?? "")
    })
    clients.push(...(await allOf(batch)))
  }
  return clients
}

/** Returns all results. Throws if one does not arrive in time. */
async function allOf<Result>(expected: Promise<Result>[]): Promise<Result[]> {
  let arrived = 0
  for (const one of expected) void one.then(() => (arrived += 1))
  const patience = new AbortController()
  const late = wait(MAX_WAIT_MS, null, { signal: patience.signal }).catch(() => null)
  const all = await Promise.race([Promise.all(expected), late])
  patience.abort()
  if (!all) throw new Error(`After ${MAX_WAIT_MS} ms ${arrived} of ${expected.length} clients were notified.`)
  return all
}

/** Renames the show, which notifies all its viewers. */
async function change(port: number, { eventId, organizerCookie }: JudgingShow, round: number): Promise<void> {
  const connection = await openConnection(port)
  const body = { name: `Harbour Show ${round}` }
  const { status } = await connection.send(
    requestOf("PUT", `/api/events/${eventId}`, { cookie: organizerCookie, body }),
  )
  connection.close()
  if (status !== 200) throw new Error(`The change returned ${status}.`)
}

const database = await freshDatabase("sqlite")
const show = await openJudgingShow(database.url, { entries: 10, judges: sessionsPerRole, criteria: 1 })
const organizerCookies = await signInOrganizers(database.url, show, sessionsPerRole)
const server = await startProduct({ DATABASE_URL: database.url })
try {
  const { megabytes: bare } = await processUsage(server.port)
  const clients = await openClients(server.port, show, organizerCookies)
  const delays: number[] = []
  let { megabytes: most, cpuMs: cpuBefore } = await processUsage(server.port)
  for (let round = 1; round <= rounds; round++) {
    await wait(BETWEEN_ROUNDS_MS)
    const updates = clients.map((client) => client.nextUpdate())
    const sentAt = performance.now()
    await change(server.port, show, round)
    for (const arrivedAt of await allOf(updates)) delays.push(arrivedAt - sentAt)
    most = Math.max(most, (await processUsage(server.port)).megabytes)
  }
  const cpuMs = (await processUsage(server.port)).cpuMs - cpuBefore
  report([
    { name: "clients", value: clients.length },
    { name: "update p50", value: percentile(delays, 0.5), unit: "ms" },
    { name: "update p99", value: percentile(delays, 0.99), unit: "ms", atMost: 1_000 },
    { name: "slowest update", value: percentile(delays, 1), unit: "ms" },
    { name: "CPU per change", value: cpuMs / rounds, unit: "ms" },
    { name: "memory without clients", value: bare, unit: "MB" },
    { name: "memory with all clients", value: most, unit: "MB" },
  ])
  for (const client of clients) client.close()
} finally {
  await server.stop()
  await database.drop()
}
