import { LIMITS } from "@rosette/contract/limits"
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
    show = await openShow(app, { votingIds: ["E1", "E2", "E3", "E4"], judges: ["Ann", "Bob", "Cy"] })
  })
  const judgeId = (index: number) => show.judges[index]?.id ?? 0
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const lay = (judge: number, entry: number) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: judgeId(judge), entryId: entryId(entry) },
      { criteria: show.criteria, points: [5, 5], isSubmitted: true },
    )
  const everything = (index: number) => ({ judgeId: judgeId(index), classIds: [], sections: [] })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const preview = (input: object) =>
      call(show.organizer, "organizer.previewAssignments", { eventId: show.eventId, ...input })
    const sheetsAndMinutes = (...figures: [number, number][]) =>
      figures.map(([sheets, minutes], index) => ({ judgeId: judgeId(index), sheets, minutes }))

    it("without a word it is what holds now, at three minutes a sheet", async () => {
      expect(await preview({})).toEqual({
        status: 200,
        body: {
          expectedSheets: 12,
          judges: sheetsAndMinutes([4, 12], [4, 12], [4, 12]),
          nobody: [],
          short: [],
          sectionsUncovered: [],
          endsAt: null,
        },
      })
    })

    it("with two sheets of each entry and one judge for a section", async () => {
      const assignments = [{ judgeId: judgeId(2), classIds: [], sections: [3] }]
      for (const [judge, entry] of [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
      ] as const)
        await lay(judge, entry)
      const before = Date.now()
      const { body } = await preview({ assignments, sheetsPerEntry: 2, secondsPerSheet: 600 })
      expect(body).toMatchObject({ expectedSheets: 8, judges: sheetsAndMinutes([4, 40], [4, 40], [0, 0]) })
      const endsAt = Date.parse((body as { endsAt: string }).endsAt)
      expect(endsAt).toBeGreaterThanOrEqual(before + 3 * 600_000)
      expect(endsAt).toBeLessThan(Date.now() + 3 * 600_000 + 1)
    })

    it("names what nobody would judge, and what too few would", async () => {
      const { id } = await show.organizer.trpc.organizer.createClass.mutate({ eventId: show.eventId, name: "Classic" })
      await show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entryId(0), classId: id })
      await show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entryId(3), status: "withdrawn" })
      const assignments = [0, 1, 2].map((index) => ({ ...everything(index), classIds: index === 2 ? [0] : [id] }))
      expect((await preview({ assignments, sheetsPerEntry: 2 })).body).toMatchObject({
        expectedSheets: 4,
        nobody: [],
        short: [entryId(1), entryId(2)],
      })
      const nobody = [entryId(1), entryId(2)]
      const ofClass = assignments.map((one) => ({ ...one, classIds: [id] }))
      expect((await preview({ assignments: ofClass })).body).toMatchObject({
        expectedSheets: 3,
        nobody,
        sectionsUncovered: [{ section: 1, entryIds: nobody }],
      })
    })

    it("saves nothing", async () => {
      const stateOf = async () => ({
        event: await app.services.db.prisma.event.findUnique({ where: { id: show.eventId } }),
        judges: await app.services.db.prisma.judge.findMany({ where: { eventId: show.eventId } }),
      })
      const before = await stateOf()
      await preview({ assignments: [{ ...everything(0), sections: [2] }], sheetsPerEntry: 1 })
      expect(await stateOf()).toEqual(before)
    })

    it("refuses judges and classes of another event", async () => {
      const other = await openShow(app)
      const theirs = await other.organizer.trpc.organizer.createClass.mutate({ eventId: other.eventId, name: "Modern" })
      const refused = (path: (string | number)[]) => ({
        status: 400,
        body: { code: "INVALID_INPUT", issues: [{ path }] },
      })
      const foreign = { ...everything(0), judgeId: other.judges[0]?.id }
      expect(await preview({ assignments: [everything(0), foreign] })).toMatchObject(
        refused(["assignments", 1, "judgeId"]),
      )
      expect(await preview({ assignments: [{ ...everything(0), classIds: [theirs.id] }] })).toMatchObject(
        refused(["assignments", 0, "classIds", 0]),
      )
    })

    const { minSecondsPerSheet, maxSecondsPerSheet } = LIMITS.assignments
    it.each([
      [minSecondsPerSheet - 1, 400],
      [minSecondsPerSheet, 200],
      [maxSecondsPerSheet, 200],
      [maxSecondsPerSheet + 1, 400],
    ])("%s seconds a sheet: %s", async (secondsPerSheet, status) => {
      expect(await preview({ secondsPerSheet })).toMatchObject({ status })
    })
  })
})
