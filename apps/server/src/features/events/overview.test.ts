import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 10], votingIds: ["1", "2"], judges: ["Ada", "Bob", "Cy"] })
  })
  const give = (judge: number, entry: number, points: number[], isSubmitted: boolean) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[judge]?.id ?? 0, entryId: show.entries[entry]?.id ?? 0 },
      { criteria: show.criteria, points, isSubmitted },
    )

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const overview = async () => (await call(show.organizer, "organizer.overview", { eventId: show.eventId })).body

    it("an event without sheets is at 0 %", async () => {
      expect(await overview()).toMatchObject({
        totalEntries: 2,
        totalCriteria: 2,
        totalJudges: 3,
        activeJudges: 0,
        totalScores: 0,
        submittedScores: 0,
        completionPercent: 0,
      })
    })

    it("a judge with a draft is active, and only submitted scores count as completed", async () => {
      await give(0, 0, [5, 5], true)
      await give(1, 0, [5], false)
      // 2 submitted of 2 entries × 2 criteria × 2 active judges.
      expect(await overview()).toMatchObject({
        activeJudges: 2,
        totalScores: 3,
        submittedScores: 2,
        completionPercent: 25,
      })
    })

    it("shows who leads, several if they tie, and who is the confirmed winner", async () => {
      const [first, second] = show.entries
      expect(await overview()).toMatchObject({ leaders: [], winners: [] })
      await give(0, 0, [5, 5], false)
      expect(await overview()).toMatchObject({ leaders: [] })
      await give(1, 1, [9, 6], true)
      expect(await overview()).toMatchObject({
        leaders: [{ entryId: second?.id, votingId: "2", percent: 75, points: 15, maxPoints: 20 }],
      })
      await give(1, 0, [8, 7], true)
      expect(await overview()).toMatchObject({ leaders: [{ entryId: first?.id }, { entryId: second?.id }] })
      const { eventId } = show
      const { ties } = await show.organizer.trpc.organizer.ties.query({ eventId })
      const entryIds = [second?.id, first?.id]
      await call(show.organizer, "organizer.settleTie", {
        eventId,
        key: ties[0]?.key,
        kind: "order",
        entryIds,
        reason: "Seen again",
      })
      expect((await overview()) as object).toHaveProperty("leaders.length", 1)
      expect(await overview()).toMatchObject({ leaders: [{ entryId: second?.id }] })
      const winner = { eventId, entryId: second?.id, winnerType: "overall", confirmedBy: "Olga" }
      await call(show.organizer, "awards.confirmWinner", winner)
      expect(await overview()).toMatchObject({ winners: [{ entryId: second?.id, votingId: "2" }] })
    })

    it("shows each judge's progress, without their code", async () => {
      await give(0, 0, [5, 5], true)
      const { judges } = (await overview()) as { judges: Record<string, unknown>[] }
      expect(judges).toMatchObject([
        { name: "Ada", submittedEntries: 1, totalEntries: 2, percent: 50, status: "In Progress" },
        { name: "Bob", percent: 0, status: "Not Started" },
        { name: "Cy" },
      ])
      expect(judges[0]).not.toHaveProperty("accessCode")
    })
  })
})
