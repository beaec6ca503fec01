import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freshPostgresql } from "../../../../test/databases.ts"
import { judgingOf } from "../../../../test/scenes/contest.ts"
import { panelOf, sheetOf } from "../../../../test/scenes/saving-panel.ts"
import type { Database } from "../../../data/database.ts"
import { openDatabase } from "../../../data/open-database.ts"
import { databaseFaults } from "../../../data/sql/database-faults.ts"
import { tallyFaults } from "../../../verify/tally-faults.ts"
import { saveSheet } from "./save-queue.ts"

const statuses = (outcomes: readonly PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status)

describe("sheets that wait on PostgreSQL", () => {
  let url: string
  let db: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await freshPostgresql())
    db = await openDatabase({ url })
  })
  afterAll(async () => {
    await db.close()
    await drop()
  })

  /** The same database, whose transactions wait only a fifth of a second for a lock. */
  const impatient = (): Database => ({
    ...db,
    write: (work) =>
      db.write(async (tx) => {
        await tx.all("SELECT set_config('lock_timeout', '200', true)")
        return work(tx)
      }),
  })

  it("a locked row refuses only the sheet that needs it", async () => {
    const { contest, judges, judge, save } = await panelOf(impatient(), 4)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(`BEGIN; UPDATE "Judge" SET "lastSeenAt" = now() WHERE "id" = ${judge(2).judgeId}`)
    const outcomes = await Promise.allSettled(judges.map((one, index) => save(one, index + 1)))
    await other.query("ROLLBACK")
    await other.end()
    expect(statuses(outcomes)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"])
    expect(outcomes[2]).toMatchObject({ reason: { reason: "busy" } })
    const { tallies, event } = await judgingOf(db, contest.event.id)
    expect(tallies).toMatchObject([{ judgeCount: 3 }])
    expect(event).toEqual({ changeVersion: 3, resultsVersion: 3 })
    await save(judge(2), 3)
  })

  it("a locked event refuses all that wait for it, and they can be saved afterwards", async () => {
    const { contest, judges, save } = await panelOf(impatient(), 3)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(`BEGIN; SELECT 1 FROM "Event" WHERE "id" = ${contest.event.id} FOR UPDATE`)
    const outcomes = await Promise.allSettled(judges.map((one) => save(one, 1)))
    expect(outcomes).toMatchObject(judges.map(() => ({ status: "rejected", reason: { reason: "busy" } })))
    await other.query("ROLLBACK")
    await other.end()
    await Promise.all(judges.map((one) => save(one, 1)))
    expect((await judgingOf(db, contest.event.id)).sheets).toHaveLength(3)
  })

  it("a locked event does not hold up the sheets of others", async () => {
    const [locked, free] = [await panelOf(db, 3), await panelOf(db, 3)]
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query(`BEGIN; SELECT 1 FROM "Event" WHERE "id" = ${locked.contest.event.id} FOR UPDATE`)
    let isOver = false
    const waiting = Promise.all(locked.judges.map((one) => locked.save(one, 1))).finally(() => {
      isOver = true
    })
    await Promise.all(free.judges.map((one) => free.save(one, 1)))
    expect(isOver).toBe(false)
    await other.query("ROLLBACK")
    await other.end()
    await waiting
    expect((await judgingOf(db, locked.contest.event.id)).sheets).toHaveLength(3)
  })

  it("judges of two servers save at the same time, and every version is one sheet's revision", async () => {
    const second = await openDatabase({ url })
    const { contest, judges } = await panelOf(db, 8)
    const answers = await Promise.all(
      judges.map((judge, index) =>
        saveSheet(index % 2 === 0 ? db : second, judge, { ...sheetOf(contest, 5), judgeId: judge.judgeId }),
      ),
    )
    await second.close()
    expect(answers.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await tallyFaults(db)).toMatchObject({ faults: [] })
    expect(await databaseFaults(db)).toEqual([])
  })
})
