// How fast news reach everybody who watches, and what the watching costs: node bench/live.ts --clients 2000 [--rounds 40]
// Half of the clients are dashboards, half are judges' devices. A round is one change that concerns all of them; the time
// runs from sending the change to the arrival of its news, client by client.
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { spawnServer } from "../apps/server/test/server-process.ts"
import { type LiveClient, openLiveClient } from "./live-client.ts"

const JUDGES = 50
const OPENED_AT_ONCE = 50
const BETWEEN_ROUNDS_MS = 250
const LONGEST_WAIT_MS = 20_000

const { values } = parseArgs({
  options: { clients: { type: "string", default: "2000" }, rounds: { type: "string", default: "40" } },
})
const clientCount = Number(values.clients)
const rounds = Number(values.rounds)

const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? ""

async function send(url: string, method: string, body: unknown, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie }
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
  return response
}

type Show = { eventId: number; organizer: string; judges: string[] }

async function openShow(api: string): Promise<Show> {
  const created = await send(`${api}/events`, "POST", {
    name: "Harbour Show",
    organizerName: "Olive",
    organizerPassword: "open-the-hood",
    criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
  })
  const organizer = cookieOf(created)
  const { event } = (await created.json()) as { event: { id: number } }
  const judges: string[] = []
  for (let n = 1; n <= JUDGES; n++) {
    const added = await send(`${api}/events/${event.id}/judges`, "POST", { name: `Judge ${n}` }, organizer)
    const { accessCode } = (await added.json()) as { accessCode: string }
    judges.push(cookieOf(await send(`${api}/judges/login`, "POST", { accessCode })))
  }
  return { eventId: event.id, organizer, judges }
}

async function openClients(address: string, { eventId, organizer, judges }: Show): Promise<LiveClient[]> {
  const dashboard = { path: `organizer.live?input=${JSON.stringify({ eventId })}`, cookie: organizer }
  const clients: LiveClient[] = []
  while (clients.length < clientCount) {
    const batch = Array.from({ length: Math.min(OPENED_AT_ONCE, clientCount - clients.length) }, (_, n) => {
      const index = clients.length + n
      const device = { path: "judge.live", cookie: judges[index % judges.length] ?? "" }
      const { path, cookie } = index % 2 === 0 ? dashboard : device
      return openLiveClient(`${address}/trpc/${path}`, cookie)
    })
    clients.push(...(await allOf(batch)))
  }
  return clients
}

/** What all of them give. Rejects where one does not come at all. */
async function allOf<Result>(expected: Promise<Result>[]): Promise<Result[]> {
  let arrived = 0
  for (const one of expected) void one.then(() => (arrived += 1))
  const patience = new AbortController()
  const late = wait(LONGEST_WAIT_MS, null, { signal: patience.signal }).catch(() => null)
  const all = await Promise.race([Promise.all(expected), late])
  patience.abort()
  if (!all) throw new Error(`After ${LONGEST_WAIT_MS} ms ${arrived} of ${expected.length} clients have been told.`)
  return all
}

/** What the server's process has taken so far: memory in megabytes, CPU in milliseconds. */
async function taken(address: string): Promise<{ megabytes: number; cpuMs: number }> {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1])
  return {
    megabytes: figure("process_resident_memory_bytes") / 1_048_576,
    cpuMs: figure("process_cpu_seconds_total") * 1_000,
  }
}

const server = spawnServer({ LOGIN_RATE_LIMIT: "0", LOG_LEVEL: "error", MASTER_ADMIN_PASSWORD: "master-of-all-shows" })
try {
  const address = `http://127.0.0.1:${await server.port}`
  const show = await openShow(`${address}/api`)
  const { megabytes: bare } = await taken(address)
  const clients = await openClients(address, show)
  const delays: number[] = []
  let { megabytes: most, cpuMs: cpuBefore } = await taken(address)
  for (let round = 1; round <= rounds; round++) {
    await wait(BETWEEN_ROUNDS_MS)
    const news = clients.map((client) => client.nextNews())
    const sentAt = performance.now()
    await send(`${address}/api/events/${show.eventId}`, "PUT", { name: `Harbour Show ${round}` }, show.organizer)
    for (const arrivedAt of await allOf(news)) delays.push(arrivedAt - sentAt)
    most = Math.max(most, (await taken(address)).megabytes)
  }
  const cpuMs = (await taken(address)).cpuMs - cpuBefore
  delays.sort((a, b) => a - b)
  const percentile = (share: number) => (delays[Math.ceil(delays.length * share) - 1] ?? 0).toFixed(0)
  console.log(`${clients.length} clients, ${rounds} rounds, ${delays.length} news`)
  console.log(`server: ${bare.toFixed(0)} MB before anybody watched, ${(cpuMs / rounds).toFixed(0)} ms of CPU a change`)
  console.log(`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, last ${percentile(1)} ms, ${most.toFixed(0)} MB`)
  for (const client of clients) client.close()
} finally {
  await server.remove()
}
