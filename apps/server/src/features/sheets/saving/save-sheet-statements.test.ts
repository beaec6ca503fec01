import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { makeContest } from "../../../../test/scenes/contest.ts"
import type { Database, Sql } from "../../../data/database.ts"
import { openSession } from "../../../kernel/sessions/session-store.ts"
import { ownJudge } from "../access.ts"
import { saveSheet } from "./save-sheet.ts"

/** The same database, with its statements and transactions counted below Prisma. */
function counting(db: Database) {
  const count = { statements: 0, transactions: 0 }
  const counted = (sql: Sql): Sql => ({
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

eachDatabase((startApp) => {
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
    const judge = contest.judges[0]
    if (!judge) throw new Error("A contest has a judge.")
    const session = { role: "judge", eventId: judge.eventId, judgeId: judge.id, actor: judge.name } as const
    const sessionId = await openSession(db.prisma, session, new Date())
    const opening = { way: "code", deviceKey: "k", device: "Firefox on Android" } as const
    const signedIn = { sessionId, judgeId: judge.id, eventId: judge.eventId, name: judge.name, ...opening }
    const own = await ownJudge(db, signedIn, judge.id)

    const counted = counting(db)
    const costOf = async (isSubmitted: boolean, points: number, mutationId?: string) => {
      counted.count.statements = 0
      counted.count.transactions = 0
      const scores = contest.criteria.map(({ id }) => ({ criterionId: id, points }))
      const place = { judgeId: judge.id, entryId: contest.entries[0]?.id ?? 0 }
      await saveSheet(counted.db, own, { ...place, scores, comments: "", isSubmitted, mutationId })
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
