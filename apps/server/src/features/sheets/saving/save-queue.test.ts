import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { describeOnBoth } from "../../../../test/both-databases.ts"
import { type Contest, judgingOf } from "../../../../test/scenes/contest.ts"
import { panelOf, sheetOf } from "../../../../test/scenes/saving-panel.ts"
import type { Database } from "../../../data/database.ts"
import { DatabaseUnavailableError } from "../../../data/database-unavailable.ts"
import { databaseFaults } from "../../../data/sql/database-faults.ts"
import { tallyFaults } from "../../../verify/tally-faults.ts"
import { saveSheet } from "./save-queue.ts"

const settled = (saving: Promise<unknown>) => saving.catch(() => undefined)
const statuses = (outcomes: readonly PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status)
const pointsOf = async (db: Database, { event }: Contest) => {
  const { sheets } = await judgingOf(db, event.id)
  return Object.fromEntries(sheets.map(({ judgeId, scores }) => [judgeId, scores.map(({ points }) => points)]))
}

describeOnBoth("sheets that are saved together", (db) => {
  it("are each accepted or refused on their own, and the sums hold only the accepted ones", async () => {
    const { contest, judge, save } = await panelOf(db(), 7)
    const outcomes = await Promise.allSettled([
      save(judge(0), 1),
      save(judge(1), 2),
      save(judge(2), 11),
      save(judge(3), 4, { databaseId: "another" }),
      save(judge(4), 5, { entryId: 999_999 }),
      save(judge(5), 6, { baseRevision: 7 }),
      save(judge(6), 7),
    ])
    expect(outcomes).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled" },
      { reason: { code: "INVALID_INPUT" } },
      { reason: { code: "DATABASE_CHANGED" } },
      { reason: { code: "NOT_FOUND" } },
      { reason: { code: "SHEET_CHANGED" } },
      { status: "fulfilled" },
    ])
    const { tallies, event, history } = await judgingOf(db(), contest.event.id)
    expect(tallies.map(({ judgeCount, sums }) => ({ judgeCount, sums: JSON.parse(sums) }))).toEqual([
      { judgeCount: 3, sums: contest.criteria.map(({ id }) => [id, 1 + 2 + 7, 3]) },
    ])
    expect(event).toEqual({ changeVersion: 3, resultsVersion: 3 })
    expect(history).toHaveLength(3)
  })

  it("may be drafts and final sheets; a final sheet's line replaces its own drafts' line", async () => {
    const { contest, judges, save } = await panelOf(db(), 6)
    const drafts = judges.map((judge, index) => save(judge, index, { isSubmitted: false }))
    await Promise.all(drafts)
    const draftLines = await db().prisma.historyItem.findMany({ where: { eventId: contest.event.id } })
    const lineOf = async (judgeId: number) => {
      const where = { judgeId_entryId: { judgeId, entryId: contest.entries[0]?.id ?? 0 } }
      return (await db().prisma.sheet.findUniqueOrThrow({ where })).draftLineId
    }
    for (const { judgeId, name } of judges)
      expect(draftLines.find(({ actor }) => actor === name)?.id).toBe(await lineOf(judgeId))

    await Promise.all(judges.map((judge, index) => save(judge, index + 1, { isSubmitted: index % 2 === 0 })))
    const { sheets, history, tallies } = await judgingOf(db(), contest.event.id)
    expect(sheets.map(({ isSubmitted }) => isSubmitted)).toEqual([true, false, true, false, true, false])
    expect(await pointsOf(db(), contest)).toEqual(
      Object.fromEntries(judges.map(({ judgeId }, index) => [judgeId, contest.criteria.map(() => index + 1)])),
    )
    expect(history.map(({ actor, action }) => `${actor} ${action}`).sort()).toEqual(
      judges.map(({ name }, index) => `${name} ${index % 2 === 0 ? "sheet.submitted" : "sheet.draft-saved"}`),
    )
    expect(tallies).toMatchObject([{ judgeCount: 3 }])
  })

  it("keep the order of each judge, and every version is one sheet's revision", async () => {
    const { contest, judges, save } = await panelOf(db(), 3)
    const rounds = [1, 2, 3, 4]
    const answers = await Promise.all(
      rounds.map((points) =>
        Promise.all(judges.map((judge) => save(judge, points, { isSubmitted: points === rounds.length }))),
      ),
    )
    for (const index of judges.keys()) {
      const revisions = answers.map((round) => round[index]?.revision ?? 0)
      expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
    }
    const all = answers.flat().map(({ revision }) => revision)
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(await pointsOf(db(), contest)).toEqual(
      Object.fromEntries(judges.map(({ judgeId }) => [judgeId, contest.criteria.map(() => rounds.length)])),
    )
  })

  it("one whose statement fails takes none of the others along", async () => {
    const { contest, judge, save } = await panelOf(db(), 4)
    const statements = {
      sqlite: [
        `CREATE TRIGGER "refuse" BEFORE INSERT ON "Sheet" WHEN NEW."comments" = 'fail' BEGIN SELECT RAISE(ABORT, 'no such comment'); END`,
      ],
      postgresql: [`ALTER TABLE "Sheet" ADD CONSTRAINT "refuse" CHECK ("comments" <> 'fail')`],
    }
    for (const statement of statements[db().dialect]) await db().write((sql) => sql.run(statement))
    const outcomes = await Promise.allSettled([
      save(judge(0), 1),
      save(judge(1), 2),
      save(judge(2), 3, { comments: "fail" }),
      save(judge(3), 4, { mutationId: randomUUID() }),
    ])
    expect(statuses(outcomes)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"])
    const { sheets, tallies, event } = await judgingOf(db(), contest.event.id)
    expect(sheets).toHaveLength(3)
    expect(tallies.map(({ sums }) => JSON.parse(sums))).toEqual([contest.criteria.map(({ id }) => [id, 1 + 2 + 4, 3])])
    expect(event).toEqual({ changeVersion: 3, resultsVersion: 3 })
  })

  it("are all refused while the database cannot be reached, and later ones of the same queue are saved", async () => {
    const { contest, judges } = await panelOf(db(), 5)
    let isGone = true
    const lost = new DatabaseUnavailableError("unreachable", null)
    const failing: Database = { ...db(), write: (work) => (isGone ? Promise.reject(lost) : db().write(work)) }
    const saves = () =>
      judges.map((judge) => saveSheet(failing, judge, { ...sheetOf(contest, 5), judgeId: judge.judgeId }))
    const refused = await Promise.allSettled(saves())
    expect(refused).toEqual(judges.map(() => ({ status: "rejected", reason: lost })))
    isGone = false
    await Promise.all(saves())
    expect((await judgingOf(db(), contest.event.id)).sheets).toHaveLength(5)
  })

  it("answer everybody even if the news of them cannot be told, and the queue goes on", async () => {
    const { contest, judges } = await panelOf(db(), 3)
    let isBroken = true
    const announceEverywhere: Database["news"]["announceEverywhere"] = (news) => {
      if (isBroken) throw new Error("a listener failed")
      db().news.announceEverywhere(news)
    }
    const failing: Database = { ...db(), news: { ...db().news, announceEverywhere } }
    const saves = (points: number) =>
      judges.map((judge) => saveSheet(failing, judge, { ...sheetOf(contest, points), judgeId: judge.judgeId }))
    const answers = await Promise.all(saves(5))
    expect(answers.map(({ isSubmitted }) => isSubmitted)).toEqual([true, true, true])
    isBroken = false
    await Promise.all(saves(5))
    expect((await judgingOf(db(), contest.event.id)).sheets).toHaveLength(3)
  })

  it("leave a history, sums and versions in which verify finds no fault", async () => {
    const { contest, judges, save } = await panelOf(db(), 8)
    await db().prisma.historyItem.create({
      data: { eventId: contest.event.id, actor: "Olive", action: "entry.created", subject: "Car 1" },
    })
    await Promise.all(judges.map((judge, index) => save(judge, index, { isSubmitted: index % 3 === 0 })))
    await Promise.all(judges.map((judge, index) => save(judge, index + 1, { isSubmitted: index % 3 < 2 })).map(settled))
    expect(await databaseFaults(db())).toEqual([])
    expect(await tallyFaults(db())).toMatchObject({ faults: [] })
  })

  it("may belong to several events, each with its own versions, history and sums", async () => {
    let transactions = 0
    const counted: Database = {
      ...db(),
      write: (work) => {
        transactions += 1
        return db().write(work)
      },
    }
    const panels = [await panelOf(counted, 3), await panelOf(counted, 3), await panelOf(counted, 3)]
    const points = (panel: number, judge: number) => (panel === 1 && judge === 2 ? 11 : panel + judge + 1)
    const saves = panels.flatMap(({ judges, save }, panel) =>
      judges.map((judge, index) => save(judge, points(panel, index), { isSubmitted: panel < 2 })),
    )
    const outcomes = await Promise.allSettled(saves)
    // The sixth one is refused: 11 of 10 points.
    expect(statuses(outcomes)).toEqual(saves.map((_, index) => (index === 5 ? "rejected" : "fulfilled")))
    expect(transactions).toBeLessThanOrEqual(4)
    const states = await Promise.all(panels.map(({ contest }) => judgingOf(db(), contest.event.id)))
    expect(states.map(({ event }) => event)).toEqual([
      { changeVersion: 3, resultsVersion: 3 },
      { changeVersion: 2, resultsVersion: 2 },
      { changeVersion: 3, resultsVersion: 0 },
    ])
    expect(states.map(({ sheets, history }) => [sheets.length, history.length])).toEqual([
      [3, 3],
      [2, 2],
      [3, 3],
    ])
    expect(states.flatMap(({ tallies }) => tallies.map(({ eventId, judgeCount }) => [eventId, judgeCount]))).toEqual([
      [panels[0]?.contest.event.id, 3],
      [panels[1]?.contest.event.id, 2],
    ])
    expect(await databaseFaults(db())).toEqual([])
  })

  it("ask judges to confer as sheets that come one after the other do", async () => {
    const informed = async (atOnce: boolean) => {
      const { contest, judges, save } = await panelOf(db(), 4)
      await db().prisma.event.update({ where: { id: contest.event.id }, data: { conferAbove: 20 } })
      const points = [9, 9, 1, 9]
      if (atOnce) await Promise.all(judges.map((judge, index) => save(judge, points[index] ?? 0)))
      else for (const [index, judge] of judges.entries()) await save(judge, points[index] ?? 0)
      const rows = await db().prisma.judge.findMany({ where: { eventId: contest.event.id }, orderBy: { id: "asc" } })
      return rows.map(({ newsVersion }) => newsVersion)
    }
    const oneByOne = await informed(false)
    expect(oneByOne.some((version) => version !== 0)).toBe(true)
    expect(await informed(true)).toEqual(oneByOne)
  })
})
