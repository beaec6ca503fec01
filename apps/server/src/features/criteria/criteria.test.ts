import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 20], votingIds: ["1"] })
  })

  const criterionId = (index: number) => show.criteria[index]?.id ?? 0
  const history = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items
  const give = (points: number[], isSubmitted: boolean) => {
    const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[0]?.id ?? 0 }
    return layDownSheet(app.services.db, place, { criteria: show.criteria, points, isSubmitted })
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("lists the criteria by their order, then in the order they were added", async () => {
      const { eventId, organizer } = show
      for (const [name, order] of [
        ["Late second", 2],
        ["First", 1],
        ["Third", 3],
      ] as const)
        await call(organizer, "organizer.createCriterion", { eventId, name, order })
      const { body } = await call(organizer, "organizer.criteria", { eventId })
      const names = (body as { name: string }[]).map(({ name }) => name)
      expect(names).toEqual(["Criterion 1", "First", "Criterion 2", "Late second", "Third"])
    })

    it("adds a criterion of 10 points, first in order and for every entry by default", async () => {
      const answer = await call(show.organizer, "organizer.createCriterion", {
        eventId: show.eventId,
        name: "Shine",
        requiresSound: true,
      })
      expect(answer).toMatchObject({
        status: 201,
        body: {
          name: "Shine",
          description: "",
          maxPoints: 10,
          order: 1,
          requiresSound: true,
          requiresCustomPaint: false,
        },
      })
      expect((await history())[0]).toMatchObject({ action: "criterion.created", subject: "Criterion Shine" })
    })

    it("reorders the criteria of a section, and the history names each that has moved", async () => {
      const { eventId, organizer } = show
      const order = (...criterionIds: number[]) => call(organizer, "organizer.orderCriteria", { eventId, criterionIds })
      const names = ({ body }: { body: unknown }) => (body as { name: string; order: number }[]).map(({ name }) => name)
      expect(names(await order(criterionId(1), criterionId(0)))).toEqual(["Criterion 2", "Criterion 1"])
      const moved = (await history()).slice(0, 2).map(({ subject, before, after }) => ({ subject, before, after }))
      expect(moved).toEqual([
        { subject: "Criterion Criterion 2", before: { order: 2 }, after: { order: 1 } },
        { subject: "Criterion Criterion 1", before: { order: 1 }, after: { order: 2 } },
      ])
      const before = await everythingIn(app.services.db)
      await order(criterionId(1), criterionId(0))
      expect((await order(criterionId(0), 999_999)).status).toBe(404)
      await call(organizer, "organizer.updateCriterion", { criterionId: criterionId(0), order: 2 })
      expect(await everythingIn(app.services.db)).toEqual(before)
      await call(organizer, "organizer.updateCriterion", { criterionId: criterionId(0), order: 6 })
      expect((await order(criterionId(0), criterionId(1))).status).toBe(404)
    })

    it("changes only the sent fields", async () => {
      const answer = await call(show.organizer, "organizer.updateCriterion", {
        criterionId: criterionId(0),
        requiresSound: true,
      })
      expect(answer).toEqual({ status: 200, body: { ...show.criteria[0], requiresSound: true } })
      expect((await history())[0]).toMatchObject({ before: { requiresSound: false }, after: { requiresSound: true } })
    })

    it.each([
      ["submitted", true],
      ["in a draft", false],
    ])("refuses a maximum below points already given, %s, and nothing is saved", async (_case, isSubmitted) => {
      await give([7, 20], isSubmitted)
      const before = await everythingIn(app.services.db)
      const lowered = { criterionId: criterionId(0), maxPoints: 6 }
      expect(await call(show.organizer, "organizer.updateCriterion", lowered)).toMatchObject({
        status: 409,
        body: { code: "POINTS_ABOVE_MAX" },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it("accepts a maximum equal to the points that judges gave", async () => {
      await give([7, 20], true)
      const answer = await call(show.organizer, "organizer.updateCriterion", {
        criterionId: criterionId(0),
        maxPoints: 7,
      })
      expect(answer).toMatchObject({ status: 200, body: { maxPoints: 7 } })
    })

    it("removes a criterion with its scores, and recalculates the entries", async () => {
      await give([7, 20], true)
      const answer = await call(show.organizer, "organizer.deleteCriterion", { criterionId: criterionId(0) })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 1 } })
      const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
      expect(entries).toMatchObject([
        { overallPercent: 100, judgeCount: 1, criteria: [{ criterionId: criterionId(1), average: 20 }] },
      ])
      const tally = await app.services.db.prisma.tally.findFirst({ where: { eventId: show.eventId } })
      expect(tally?.sums).toBe(JSON.stringify([[criterionId(1), 20, 1]]))
      expect((await history())[0]).toMatchObject({
        action: "criterion.deleted",
        before: { name: "Criterion 1", maxPoints: 10 },
      })
    })
  })
})
