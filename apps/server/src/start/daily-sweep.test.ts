import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { eachDatabase } from "../../test/each-database.ts"
import type { Database } from "../data/database.ts"
import { openDatabase } from "../data/open-database.ts"
import { sweepExpired } from "../data/sql/sweep-expired.ts"
import { openSession } from "../kernel/sessions/session-store.ts"
import { startDailySweep } from "./background-jobs.ts"

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const sweepOf = (db: Database) => (leaving: AbortSignal) => sweepExpired(db, new Date(), leaving)

eachDatabase((startApp) => {
  let db: Database
  beforeAll(async () => {
    db = (await startApp()).services.db
  })
  afterEach(() => void vi.useRealTimers())

  const openExpiredSession = () =>
    openSession(
      db.prisma,
      { role: "masterAdmin", actor: "Master Admin", secretTag: "-" },
      new Date(Date.now() - 2 * DAY_MS),
    )
  const sessions = () => db.prisma.session.count()

  it("runs at start and every 24 hours, and no longer once it is stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    await openExpiredSession()
    const sweeping = startDailySweep(sweepOf(db), (error) => expect.unreachable(String(error)))
    // Waiting advances the fake clock by less than a second.
    await vi.waitUntil(async () => (await sessions()) === 0)
    await openExpiredSession()
    vi.advanceTimersByTime(DAY_MS - MINUTE_MS)
    expect(await sessions()).toBe(1)
    vi.advanceTimersByTime(MINUTE_MS)
    await sweeping.stop()
    expect(await sessions()).toBe(0)
    await openExpiredSession()
    vi.advanceTimersByTime(2 * DAY_MS)
    await sweeping.stop()
    expect(await sessions()).toBe(1)
  })

  it("reports a failure and tries again the next day", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const folder = mkdtempSync(join(tmpdir(), "rosette-sweep-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const closed = await openDatabase({ url: `file:${join(folder, "rosette.db")}` })
    await closed.close()
    const failures: unknown[] = []
    const sweeping = startDailySweep(sweepOf(closed), (error) => failures.push(error))
    await vi.waitUntil(() => failures.length === 1)
    vi.advanceTimersByTime(DAY_MS)
    await sweeping.stop()
    expect(failures).toHaveLength(2)
  })
})
