import { entryExplanation as schema } from "@rosette/contract/explanation"
import { lotOrder } from "@rosette/domain/contest/settlements"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openRealShow, REAL_PANELS } from "../../../test/scenes/real-panel-show.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { eventContest } from "../results/contest-query.ts"
import { sha256 } from "../results/decisions-query.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [30, 90], votingIds: ["C01", "C02", "C03"], judges: ["Ada", "Bob"] })
  })

  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const judgeId = (index: number) => show.judges[index]?.id ?? 0
  const criterionId = (index: number) => show.criteria[index]?.id ?? 0
  const give = (judge: number, entry: number, points: number[], isSubmitted = true) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: judgeId(judge), entryId: entryId(entry) },
      { criteria: show.criteria, points, isSubmitted },
    )
  const explain = (index: number) => show.organizer.trpc.organizer.explanation.query({ entryId: entryId(index) })
  const rules = (changed: object) =>
    show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, ...changed })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("has the sentence, the points of every judge, and the neighbours with the number in which they differ", async () => {
      await give(0, 0, [20, 61])
      await give(1, 0, [20, 60])
      await give(0, 1, [17, 62])
      await give(1, 1, [18, 62])
      await give(0, 2, [2, 3], false)
      const { status, body } = await call(show.organizer, "organizer.explanation", { entryId: entryId(1) })
      expect(status).toBe(200)
      expect(schema.parse(body)).toEqual(body)
      const ada = { judgeId: judgeId(0), judgeName: "Ada" }
      expect(body).toMatchObject({
        sentence: "2nd, 1.0 points behind C01; it lost most on Criterion 1 (17.5 against 20.0).",
        place: 2,
        percent: 7950 / 120,
        panelMethod: "mean",
        criteria: [
          {
            criterionId: criterionId(0),
            name: "Criterion 1",
            average: 17.5,
            maxPoints: 30,
            countsOverall: true,
            points: [
              { ...ada, points: 17, isLeftOut: false },
              { judgeName: "Bob", points: 18 },
            ],
          },
          { average: 62 },
        ],
        sheets: [
          { ...ada, isSubmitted: true, percent: 7900 / 120, lackingCriterionIds: [], story: [] },
          { judgeName: "Bob", percent: 8000 / 120 },
        ],
        above: {
          entryId: entryId(0),
          votingId: "C01",
          place: 1,
          percent: 8050 / 120,
          difference: { by: "points", value: 79.5, against: 80.5 },
        },
        rival: {
          entryId: entryId(0),
          votingId: "C01",
          criteria: [
            { criterionId: criterionId(0), name: "Criterion 1", average: 20, difference: -2.5 },
            { average: 60.5, difference: 1.5 },
          ],
        },
        below: null,
        ties: [],
        withdrawnSettlements: [],
        audience: [],
        awards: [],
      })
    })

    it("an entry with only a draft has no place", async () => {
      await give(0, 2, [2, 3], false)
      const { body } = await call(show.organizer, "organizer.explanation", { entryId: entryId(2) })
      expect(body).toMatchObject({
        sentence: "Not placed: no submitted score counts yet.",
        place: null,
        percent: null,
        above: null,
        below: null,
        rival: null,
        sheets: [{ judgeName: "Ada", isSubmitted: false, percent: null, lackingCriterionIds: [] }],
      })
    })
  })

  it("for a real panel: its places are those of the results, and a trimmed mean leaves two judges out", async () => {
    const { show: real } = await openRealShow(app, REAL_PANELS[0])
    const { organizer, eventId } = real
    await organizer.trpc.organizer.updateRules.mutate({ eventId, panelMethod: "trimmedMean" })
    const { entries } = await organizer.trpc.organizer.results.query({ eventId })
    for (const result of entries) {
      const told = await organizer.trpc.organizer.explanation.query({ entryId: result.entryId })
      expect(told).toMatchObject({ place: result.rank, percent: result.overallPercent, panelMethod: "trimmedMean" })
      for (const [index, { average, points }] of told.criteria.entries()) {
        expect(average).toBe(result.criteria[index]?.average)
        expect(points).toHaveLength(9)
        expect(points.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(2)
      }
    }
  })

  it("the explanation names the deciding step with both values", async () => {
    await give(0, 0, [20, 60])
    await give(0, 1, [21, 59])
    await rules({ tieBreaks: [`criterion:${criterionId(0)}`] })
    expect(await explain(0)).toMatchObject({
      sentence: "2nd, level with C02 on points; Criterion 1 decided (20.0 against 21.0).",
      above: { difference: { by: "step", step: `criterion:${criterionId(0)}`, value: 20, against: 21 } },
    })
  })

  it("the explanation says how a tie was settled, and that a lot was withdrawn before", async () => {
    await give(0, 0, [20, 60])
    await give(0, 1, [20, 60])
    const { eventId } = show
    const { db } = app.services
    const [tie] = (await eventContest(db, eventId)).standings.ties
    const settlement = { eventId, tieKey: tie?.key ?? "", ladder: "overall", settledBy: "Olive" }
    const seed = "ab".repeat(32)
    const lot = lotOrder(show.entries, seed, sha256).filter((id) => tie?.entryIds.includes(id))
    const withdrawn = { withdrawnBy: "Olive", withdrawnAt: new Date(), withdrawnReason: "Drawn too early" }
    await db.prisma.tieSettlement.create({
      data: { ...settlement, ...withdrawn, kind: "lot", seed, entryIds: JSON.stringify(lot) },
    })
    const entryIds = [entryId(1), entryId(0)]
    await db.prisma.tieSettlement.create({
      data: { ...settlement, kind: "order", reason: "Cleaner welds", entryIds: JSON.stringify(entryIds) },
    })
    await db.prisma.event.update({ where: { id: eventId }, data: { resultsVersion: { increment: 1 } } })
    const told = await explain(1)
    expect(schema.parse(told)).toEqual(told)
    expect(told).toMatchObject({
      sentence: "1st, level with C01 on points; the head judge’s order decided.",
      ties: [{ key: tie?.key, ladder: "overall", place: 1, state: "settled" }],
      withdrawnSettlements: [{ kind: "lot", seed, entryIds: lot, withdrawnReason: "Drawn too early" }],
    })
    expect(told.ties[0]?.settlement).toMatchObject({ kind: "order", reason: "Cleaner welds", entryIds })
    expect((await explain(2)).withdrawnSettlements).toEqual([])
  })

  it("the explanation names the awards that an entry holds, and those for which it was passed over", async () => {
    await give(0, 0, [20, 60])
    await give(0, 1, [10, 60])
    const { eventId, organizer } = show
    const award = { eventId, maxWinners: 1, isExclusive: true }
    const best = await organizer.trpc.awards.create.mutate({ ...award, name: "Best of Show", priority: 9 })
    const paint = await organizer.trpc.awards.create.mutate({ ...award, name: "Best Paint", priority: 5 })
    await organizer.trpc.awards.assign.mutate({ awardId: best.id, entryId: entryId(0) })
    for (const id of [best.id, paint.id])
      await app.services.db.prisma.award.update({ where: { id }, data: { basis: "overall" } })
    await app.services.db.prisma.event.update({ where: { id: eventId }, data: { resultsVersion: { increment: 1 } } })
    expect((await explain(0)).awards).toMatchObject([
      { awardId: best.id, awardName: "Best of Show", outcome: "assigned", isFlagged: false, heldAwardName: null },
      { awardId: paint.id, awardName: "Best Paint", outcome: "skipped", heldAwardName: "Best of Show" },
    ])
  })

  describe("the history of each sheet", () => {
    const save = async (judge: number, points: number[], isSubmitted: boolean, criteria = show.criteria) => {
      const who = show.judges[judge]
      if (!who) throw new Error("The show has two judges.")
      const browser = await asJudge(app, who)
      const scores = criteria.map(({ id }, index) => ({ criterionId: id, points: points[index] ?? 0 }))
      const sheet = { judgeId: who.id, entryId: entryId(0), isSubmitted, comments: "", scores }
      await browser.trpc.judge.saveSheet.mutate(sheet)
    }
    const storyOf = async (judge: number) =>
      (await explain(0)).sheets
        .find((sheet) => sheet.judgeId === judgeId(judge))
        ?.story.map(({ actor, role, action, reason }) => `${actor} (${role}) ${action}${reason ? `: ${reason}` : ""}`)

    it("names who submitted, reopened and asked, under every name that the entry has had", async () => {
      const { organizer, eventId } = show
      const { trpc } = organizer
      await save(0, [10, 20], false)
      expect(await storyOf(0)).toEqual(["Ada (judge) draft"])
      await save(0, [10, 20], true)
      await trpc.organizer.reopenSheet.mutate({ judgeId: judgeId(0), entryId: entryId(0) })
      await trpc.organizer.updateEntry.mutate({ entryId: entryId(0), votingId: "X9", entryName: "Gull · 2" })
      await save(0, [11, 20], true)
      const sound = await trpc.organizer.createCriterion.mutate({ eventId, name: "Sound", maxPoints: 10 })
      await trpc.organizer.askToComplete.mutate({ eventId })
      await trpc.organizer.updateEntry.mutate({ entryId: entryId(0), entryName: "Gull" })
      await trpc.organizer.reopenSheets.mutate({ eventId, criterionId: sound.id })
      await save(0, [11, 20, 5], true, [...show.criteria, sound])
      expect(await storyOf(0)).toEqual([
        "Ada (judge) submitted",
        "Olive (organizer) reopened",
        "Ada (judge) submitted",
        "Olive (organizer) asked",
        "Olive (organizer) reopened: Criterion Sound was not scored in it",
        "Ada (judge) submitted",
      ])
    })

    it("includes a sheet that was completed, and one that was cleared and begun again", async () => {
      const { organizer, eventId } = show
      await save(0, [10, 20], true)
      await save(1, [10, 20], true)
      const sound = await organizer.trpc.organizer.createCriterion.mutate({ eventId, name: "Sound", maxPoints: 10 })
      await save(0, [10, 20, 4], true, [...show.criteria, sound])
      await organizer.trpc.organizer.clearScores.mutate({ judgeId: judgeId(1) })
      await save(1, [9, 20], false)
      expect(await storyOf(0)).toEqual(["Ada (judge) submitted", "Ada (judge) completed"])
      expect(await storyOf(1)).toEqual(["Bob (judge) submitted", "Olive (organizer) cleared", "Bob (judge) draft"])
    })

    it("has nothing of an earlier judge or entry with the same name", async () => {
      const { organizer, eventId } = show
      await save(0, [10, 20], true)
      await organizer.trpc.organizer.deleteJudge.mutate({ judgeId: judgeId(0) })
      show.judges[0] = await organizer.trpc.organizer.createJudge.mutate({ eventId, name: "Ada" })
      await save(0, [7, 20], true)
      await save(1, [7, 20], true)
      expect(await storyOf(0)).toEqual(["Ada (judge) submitted"])
      await organizer.trpc.organizer.deleteEntry.mutate({ entryId: entryId(0) })
      const { entryName, votingId } = show.entries[0] ?? { entryName: "", votingId: "" }
      const entry = { eventId, entryName, votingId, ownerParticipant: "Kim" }
      show.entries[0] = await organizer.trpc.organizer.createEntry.mutate(entry)
      await save(1, [8, 20], false)
      expect(await storyOf(1)).toEqual(["Bob (judge) draft"])
    })
  })
})
