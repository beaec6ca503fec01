import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["1", "2", "3"], judges: [] })
  })
  const idsOf = ({ entries }: Show, ...indexes: number[]) => indexes.map((index) => entries[index]?.id ?? 0)

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("sets flags for many entries at once, with one history line that names the changed ones", async () => {
      const { eventId, organizer } = show
      await organizer.trpc.organizer.updateEntry.mutate({ entryId: idsOf(show, 0)[0] ?? 0, isElectricVehicle: true })
      const input = { eventId, entryIds: [...idsOf(show, 0, 1), 2_147_483_647], isElectricVehicle: true }
      expect(await call(organizer, "organizer.updateEntries", input)).toMatchObject({
        status: 200,
        body: { updatedCount: 1, total: 3 },
      })
      const entries = await organizer.trpc.organizer.entries.query({ eventId })
      expect(entries.map(({ isElectricVehicle, hasCustomPaint }) => [isElectricVehicle, hasCustomPaint])).toEqual([
        [true, false],
        [true, false],
        [false, false],
      ])
      const { items } = await organizer.trpc.organizer.history.query({ eventId, limit: 1 })
      expect(items[0]).toMatchObject({
        action: "entries.updated",
        subject: "1 entry",
        before: { votingIds: ["2"] },
        after: { isElectricVehicle: true },
      })
    })
  })

  it("changes nothing if no flag is sent, or if an entry is another event's", async () => {
    const { eventId, organizer } = show
    const [own = 0] = idsOf(show, 0)
    expect(await organizer.trpc.organizer.updateEntries.mutate({ eventId, entryIds: [own] })).toEqual({
      updatedCount: 0,
      total: 1,
    })
    const other = await openShow(app, { judges: [] })
    const foreign = idsOf(other, 0)
    const mixed = { eventId, entryIds: [own, ...foreign], hasCustomPaint: true }
    expect(await refused(app, organizer, "organizer.updateEntries", mixed)).toBe("404 NOT_FOUND")
    const admin = await asMasterAdmin(app)
    expect(await refused(app, admin, "organizer.updateEntries", mixed)).toBe("403 FORBIDDEN")
    const wrongEvent = { eventId, entryIds: foreign, hasCustomPaint: true }
    expect(await refused(app, admin, "organizer.updateEntries", wrongEvent)).toBe("404 NOT_FOUND")
  })
})
