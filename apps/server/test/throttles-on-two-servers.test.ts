import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { LIMITS } from "@rosette/contract/limits"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { dumpPostgresql } from "../src/backup/dump-postgresql.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { DATABASES } from "./databases.ts"
import { openShow, SHOW_PASSWORD, type Show } from "./scenes/show.ts"

const { organizerFailures, judgeFailures } = LIMITS.signIn
const POSTGRESQL = DATABASES.filter(({ dialect }) => dialect === "postgresql")
const SETTINGS = { LOGIN_RATE_LIMIT: "1", SESSION_SECRET: "a secret that only these two servers know" }

describe.each(POSTGRESQL)("two servers on one $dialect share their limits", ({ create }) => {
  let servers: TestApp[]
  let url: string
  let drop: () => Promise<void>
  let show: Show
  let address = 0
  beforeAll(async () => {
    const fresh = await create()
    ;({ url, drop } = fresh)
    servers = [await startTestApp(url, SETTINGS), await startTestApp(url, SETTINGS)]
    show = await openShow(servers[0] as TestApp)
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await drop()
  })

  const from = () => `198.51.100.${++address}`
  const at = (turn: number, venue: string) => (servers[turn % 2] as TestApp).browser({ address: venue })
  const asOrganizer = async (turn: number, venue: string, password: string) => {
    const login = { eventId: show.eventId, password }
    return (await at(turn, venue).rest("POST", "/organizer/login", login)).status
  }
  const count = (statuses: number[]) => ({
    401: statuses.filter((status) => status === 401).length,
    429: statuses.filter((status) => status === 429).length,
  })

  it("failed sign-ins one after the other", async () => {
    const venue = from()
    const statuses: number[] = []
    for (let turn = 0; turn < organizerFailures + 4; turn++) statuses.push(await asOrganizer(turn, venue, "wrong one"))
    expect(count(statuses)).toEqual({ 401: organizerFailures, 429: 4 })
    expect(await asOrganizer(0, venue, SHOW_PASSWORD)).toBe(429)
    expect(await asOrganizer(0, from(), SHOW_PASSWORD)).toBe(200)
  })

  it("failed sign-ins all at once", async () => {
    const venue = from()
    const turns = Array.from({ length: 3 * organizerFailures }, (_, turn) => asOrganizer(turn, venue, "wrong one"))
    const counts = count(await Promise.all(turns))
    expect(counts).toEqual({ 401: organizerFailures, 429: 2 * organizerFailures })
  })

  it("right passwords count for nothing", async () => {
    const venue = from()
    for (let turn = 0; turn < 2 * organizerFailures; turn++)
      expect(await asOrganizer(turn, venue, SHOW_PASSWORD)).toBe(200)
    expect(await asOrganizer(1, venue, "wrong one")).toBe(401)
  })

  it("wrong codes", async () => {
    const venue = from()
    const statuses: number[] = []
    for (let turn = 0; turn < judgeFailures + 4; turn++) {
      const accessCode = `WR0NG${String(turn).padStart(3, "0")}`
      statuses.push((await at(turn, venue).rest("POST", "/judges/login", { accessCode })).status)
    }
    expect(count(statuses)).toEqual({ 401: judgeFailures, 429: 4 })
  })

  it("new events", async () => {
    const venue = from()
    const statuses: number[] = []
    for (let turn = 0; turn < LIMITS.creation.perAddress + 4; turn++) {
      const criteria = [{ name: "Finish", description: "How well it is done", maxPoints: 10 }]
      const event = { name: `Show ${turn}`, organizerName: "Olive", organizerPassword: SHOW_PASSWORD, criteria }
      const created = at(turn, venue).trpc.organizer.createEvent.mutate(event)
      statuses.push(
        await created.then(
          () => 201,
          (error) => error.data?.httpStatus,
        ),
      )
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.creation.perAddress)
    expect(count(statuses)).toEqual({ 401: 0, 429: 4 })
  })

  it("no backup holds the counts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rosette-throttles-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { files } = await dumpPostgresql(url, folder)
    expect(files.map(({ path }) => path)).toContain("database/Event.jsonl")
    expect(files.map(({ path }) => path)).not.toContain("database/Throttle.jsonl")
  })

  it("no address is stored as it is", async () => {
    const rows = await (servers[0] as TestApp).services.db.read.all<{ key: string }>('SELECT "key" FROM "Throttle"')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => key.includes("198.51"))).toEqual([])
  })

  it("while the database cannot count, each server does", async () => {
    const venue = from()
    await (servers[0] as TestApp).services.db.write((sql) => sql.run('ALTER TABLE "Throttle" RENAME TO "Gone"'))
    const statuses: number[] = []
    for (let turn = 0; turn < organizerFailures + 4; turn++) statuses.push(await asOrganizer(0, venue, "wrong one"))
    expect(count(statuses)).toEqual({ 401: organizerFailures, 429: 4 })
  })
})
