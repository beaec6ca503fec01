import { testDatabases } from "@rosette/testkit"
import pg from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { AfterCommitNotifier } from "./after-commit-notifier.ts"
import { postgresqlPool } from "./pool.ts"

const CHANNEL = "notifier_test"
const PATIENCE_MS = 800
const POSTGRESQL = testDatabases(async () => {}).filter(({ dialect }) => dialect === "postgresql")

describe.each(POSTGRESQL)("a notification after a commit, on $dialect", ({ create }) => {
  let pool: pg.Pool
  let listener: pg.Client
  let heard: (string | undefined)[]
  let notifier: AfterCommitNotifier
  let drop: () => Promise<void>
  beforeEach(async () => {
    const fresh = await create()
    drop = fresh.drop
    listener = new pg.Client({ connectionString: fresh.url })
    heard = []
    listener.on("notification", ({ payload }) => heard.push(payload))
    await listener.connect()
    await listener.query(`LISTEN ${CHANNEL}`)
    // The only connection can be taken, and a caller that waits for it soon fails.
    pool = postgresqlPool(fresh.url, { max: 1, connectionTimeoutMillis: PATIENCE_MS })
    await pool.query("SELECT 1")
    notifier = new AfterCommitNotifier(pool, CHANNEL)
  })
  afterEach(async () => {
    await pool.end()
    await listener.end()
    await drop()
  })

  it("reaches all processes, once for equal payloads", async () => {
    for (const payload of ["1 7 3 none", "2 4 4 all", "2 4 4 all"]) notifier.notify(payload)
    await expect.poll(() => heard.toSorted()).toEqual(["1 7 3 none", "2 4 4 all"])
  })

  it("is sent again after a failure, together with later ones", async () => {
    const taken = await pool.connect()
    notifier.notify("1 1 1 none")
    // Callers that wait for a connection are served in order: this one fails after the announcement did.
    await expect(pool.query("SELECT 1")).rejects.toThrow("timeout")
    notifier.notify("1 2 2 none")
    expect(heard).toEqual([])
    taken.release()
    await expect.poll(() => heard.toSorted()).toEqual(["1 1 1 none", "1 2 2 none"])
  })

  it("is sent before the pool closes", async () => {
    notifier.notify("1 1 1 none")
    notifier.notify("1 2 2 none")
    await notifier.flush()
    await expect.poll(() => heard.toSorted()).toEqual(["1 1 1 none", "1 2 2 none"])
  })

  it("is dropped after a failure while the pool closes", async () => {
    const taken = await pool.connect()
    notifier.notify("1 1 1 none")
    await notifier.flush()
    taken.release()
    expect(heard).toEqual([])
  })
})
