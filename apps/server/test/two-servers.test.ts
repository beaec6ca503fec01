import { LIMITS } from "@rosette/contract/limits"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../src/data/database.ts"
import { openDatabase } from "../src/data/open-database.ts"
import { createSealer } from "../src/kernel/sessions/seal.ts"
import { type NewSession, openSession, ROLE_COOKIES } from "../src/kernel/sessions/session-store.ts"
import { DATABASES } from "./databases.ts"
import { openViewer } from "./live/live-viewer.ts"
import { type Contest, makeContest } from "./scenes/contest.ts"
import { type ServerProcess, spawnServer } from "./server-process.ts"

const SECRET = "a secret that only these two servers know"
const POSTGRESQL = DATABASES.filter(({ dialect }) => dialect === "postgresql")

describe.each(POSTGRESQL)("two servers on one $dialect", ({ create }) => {
  let db: Database
  let drop: () => Promise<void>
  let contest: Contest
  let servers: [ServerProcess, ServerProcess]
  beforeAll(async () => {
    const fresh = await create()
    drop = fresh.drop
    db = await openDatabase(fresh)
    contest = await makeContest(db, { entries: Array.from({ length: 20 }, () => ({})) })
    const start = () => spawnServer({ DATABASE_URL: fresh.url, SESSION_SECRET: SECRET, LOG_LEVEL: "error" })
    servers = [start(), start()]
    await Promise.all(servers.map(({ port }) => port))
  })
  afterAll(async () => {
    for (const server of servers) await server.remove()
    await db.close()
    await drop()
  })

  async function signedIn(session: NewSession) {
    const sessionId = await openSession(db.prisma, session, new Date())
    return { cookies: new Map([[ROLE_COOKIES[session.role], await createSealer([SECRET], 86_400).seal(sessionId)]]) }
  }
  const asOrganizer = () => signedIn({ role: "organizer", eventId: contest.event.id, actor: "Olive" })
  const judge = () => {
    const [first] = contest.judges
    if (!first) throw new Error("A contest has a judge.")
    return first
  }

  async function submit(port: number, entry: number): Promise<void> {
    const { id, eventId, name } = judge()
    const { cookies } = await signedIn({ role: "judge", eventId, judgeId: id, actor: name })
    const response = await fetch(`http://127.0.0.1:${port}/api/judges/${id}/scores`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      body: JSON.stringify({ entryId: contest.entries[entry]?.id, scores: [], isSubmitted: true }),
    })
    expect(response.status).toBe(200)
  }

  async function watchAt(port: number) {
    const viewer = await openViewer(port, await asOrganizer(), {
      procedure: "organizer.live",
      input: { eventId: contest.event.id },
    })
    await viewer.next()
    return viewer
  }

  it("a sheet saved by one server is shown at the other at once, not at its next ping", async () => {
    const [here, there] = await Promise.all(servers.map(({ port }) => port))
    const viewer = await watchAt(there ?? 0)
    for (let entry = 0; entry < 5; entry++) {
      await submit(here ?? 0, entry)
      const saved = performance.now()
      expect((await viewer.next()).versions.resultsVersion).toBe(entry + 1)
      expect(performance.now() - saved).toBeLessThan((LIMITS.live.pingSeconds * 1_000) / 2)
    }
    viewer.close()
  })

  it("a judge seen at one server is shown at the other", async () => {
    const [here, there] = await Promise.all(servers.map(({ port }) => port))
    const viewer = await watchAt(there ?? 0)
    const { id, eventId, name } = judge()
    const { cookies } = await signedIn({ role: "judge", eventId, judgeId: id, actor: name })
    await fetch(`http://127.0.0.1:${here}/api/judge/report`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      body: JSON.stringify({ waitingSheets: 7 }),
    })
    const { lastSeenAt } = await db.prisma.judge.findUniqueOrThrow({ where: { id } })
    expect((await viewer.next()).versions.presenceVersion).toBe(lastSeenAt?.getTime())
    viewer.close()
  })

  it("after the listening connections were cut, the servers reconnect, and nobody misses a change", async () => {
    const [here, there] = await Promise.all(servers.map(({ port }) => port))
    const viewer = await watchAt(there ?? 0)
    const before = await db.prisma.event.findUniqueOrThrow({ where: { id: contest.event.id } })
    const cut = await db.read.all(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'rosette-news'`,
    )
    expect(cut).toHaveLength(2)
    await submit(here ?? 0, 10)
    expect((await viewer.next()).versions.resultsVersion).toBe(before.resultsVersion + 1)
    await submit(here ?? 0, 11)
    expect((await viewer.next()).versions.resultsVersion).toBe(before.resultsVersion + 2)
    viewer.close()
  })

  it("when one is killed, its viewers catch up at the other", async () => {
    const [here, there] = await Promise.all(servers.map(({ port }) => port))
    const viewer = await watchAt(there ?? 0)
    await submit(here ?? 0, 12)
    const { id } = await viewer.next()
    servers[1].process.kill("SIGKILL")
    await expect(viewer.ended()).rejects.toThrow()
    await submit(here ?? 0, 13)
    const again = await openViewer(here ?? 0, await asOrganizer(), {
      procedure: "organizer.live",
      input: { eventId: contest.event.id },
      lastEventId: id ?? "",
    })
    const { resultsVersion } = await db.prisma.event.findUniqueOrThrow({ where: { id: contest.event.id } })
    expect((await again.next()).versions.resultsVersion).toBe(resultsVersion)
    again.close()
  })
})
