import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { bothDatabases } from "../../../../test/each-database.ts"
import { makeContest } from "../../../../test/scenes/contest.ts"
import { ownJudgesOf } from "../../../../test/scenes/own-judges.ts"
import type { Database, Sql } from "../../../data/database.ts"
import { saveSheet } from "./save-queue.ts"

/** The same database, with its statements and transactions counted below Prisma. */
function counting(db: Database) {
  const count = { statements: 0, transactions: 0 }
  const counted = (sql: Sql): Sql => ({
    dialect: sql.dialect,
    all: (...asked) => {
      count.statements += 1
      return sql.all(...asked)
    },
    run: (...asked) => {
      count.statements += 1
      return sql.run(...asked)
    },
  })
  const write: Database["write"] = (work) => {
    count.transactions += 1
    return db.write((sql) => work(counted(sql)))
  }
  return { count, db: { ...db, write } }
}

bothDatabases((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  async function costsWith(criteria: number, conferAbove: number | null = null) {
    const { db } = app.services
    const contest = await makeContest(db, { criteria: Array.from({ length: criteria }, () => ({})) })
    // As in an event that was created by a call: its first line begins the chain of its history.
    const data = { chainSeq: 1, chainHash: "0".repeat(64), conferAbove }
    await db.prisma.event.update({ where: { id: contest.event.id }, data })
    const [judge] = await ownJudgesOf(db, contest)
    if (!judge) throw new Error("A contest has a judge.")

    const counted = counting(db)
    const costOf = async (isSubmitted: boolean, points: number, mutationId?: string) => {
      counted.count.statements = 0
      counted.count.transactions = 0
      const scores = contest.criteria.map(({ id }) => ({ criterionId: id, points }))
      const place = { judgeId: judge.judgeId, entryId: contest.entries[0]?.id ?? 0 }
      await saveSheet(counted.db, judge, { ...place, scores, comments: "", isSubmitted, mutationId })
      return { ...counted.count }
    }
    const mutationId = "0b8f6a52-7d0e-4a0f-9b43-3f5f2f1f6a11"
    return {
      "the event's first sheet": await costOf(false, 1),
      "another draft": await costOf(false, 2),
      "final submit": await costOf(true, 3, mutationId),
      "the same try again": await costOf(true, 3, mutationId),
      "the same sheet again": await costOf(true, 3),
    }
  }

  /** What the sheets of many judges for one entry cost together, which arrive in one turn of the event loop. */
  async function costsOf(judges: number, conferAbove: number | null = null) {
    const { db } = app.services
    const names = Array.from({ length: judges }, (_, index) => `Judge ${index}`)
    const contest = await makeContest(db, { judges: names, criteria: [{}, {}] })
    const data = { chainSeq: 1, chainHash: "0".repeat(64), conferAbove }
    await db.prisma.event.update({ where: { id: contest.event.id }, data })
    const { count, db: counted } = counting(db)
    const entryId = contest.entries[0]?.id ?? 0
    const scores = contest.criteria.map(({ id }) => ({ criterionId: id, points: 5 }))
    const saves = (await ownJudgesOf(db, contest)).map((judge) =>
      saveSheet(counted, judge, {
        judgeId: judge.judgeId,
        entryId,
        scores,
        comments: "",
        isSubmitted: true,
        mutationId: randomUUID(),
      }),
    )
    await Promise.all(saves)
    return count
  }

  describe("sheets of an event that wait at the same time", () => {
    it("share a transaction, up to 32 of them, and most of its statements", async () => {
      // Alone: 11 statements, because the setup is read in two, and none replaces a draft's line.
      expect(await costsOf(1)).toEqual({ statements: 11, transactions: 1 })
      // Each of the others only reads its own context; the lock and seven writes are shared.
      expect(await costsOf(13)).toEqual({ statements: 11 + 12, transactions: 1 })
      expect(await costsOf(34)).toEqual({ statements: 11 + 31 + (2 + 8), transactions: 2 })
    })
    it("share them also if judges are asked to confer", async () => {
      // Three more readings for each final sheet: the panel of its entry.
      expect((await costsOf(13, 10)).transactions).toBe(1)
    })
  })

  describe("saving a sheet", () => {
    it("needs one transaction and the same small number of statements for 1, 30 and 200 criteria", async () => {
      const costs = {
        "the event's first sheet": { statements: 9, transactions: 1 },
        "another draft": { statements: 8, transactions: 1 },
        "final submit": { statements: 10, transactions: 1 },
        "the same try again": { statements: 2, transactions: 1 },
        "the same sheet again": { statements: 2, transactions: 1 },
      }
      for (const criteria of [1, 30, 200]) expect(await costsWith(criteria)).toEqual(costs)
    })

    it("reads the entry's other sheets only if judges are asked to confer, and only for a final submit", async () => {
      expect(await costsWith(30, 10)).toMatchObject({
        "the event's first sheet": { statements: 9 },
        "another draft": { statements: 8 },
        "final submit": { statements: 13 },
        "the same sheet again": { statements: 2 },
      })
    })
  })
})
