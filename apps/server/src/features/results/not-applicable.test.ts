import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  it("what an entry is not judged on is 0 of its points, or is left out; back again everything is as before", async () => {
    const show = await openShow(app, { maxPoints: [100, 85, 50], votingIds: ["Jeep", "Supra"], judges: ["Ada", "Bob"] })
    const { organizer } = show.organizer.trpc
    const [jeep, supra] = show.entries.map(({ id }) => id)
    const [, , electric] = show.criteria.map(({ id }) => id)
    await organizer.updateCriterion.mutate({ criterionId: electric ?? 0, requiresElectricVehicle: true })
    await organizer.updateEntry.mutate({ entryId: supra ?? 0, isElectricVehicle: true })
    const sheets = [
      [jeep, [98, 81]],
      [jeep, [98, 82]],
      [supra, [90, 80, 46]],
      [supra, [90, 80, 46]],
    ] as const
    for (const [index, [entryId = 0, points]] of sheets.entries()) {
      const place = { eventId: show.eventId, judgeId: show.judges[index % 2]?.id ?? 0, entryId }
      await layDownSheet(app.services.db, place, { criteria: show.criteria, points: [...points], isSubmitted: true })
    }
    const { eventId } = show
    const rows = async () => (await organizer.results.query({ eventId })).entries
    const shown = async () =>
      (await rows()).map((row) => `${row.votingId} ${row.overallPercent?.toFixed(1)} of ${row.maxPoints}`)
    const before = await rows()
    expect(await shown()).toEqual(["Supra 91.9 of 235", "Jeep 76.4 of 235"])
    const { moves } = await organizer.previewRules.mutate({ eventId, notApplicable: "leftOut" })
    expect(moves.map(({ entryId, from, to }) => [entryId, from, to])).toEqual([
      [jeep, 2, 1],
      [supra, 1, 2],
    ])
    await organizer.updateRules.mutate({ eventId, notApplicable: "leftOut" })
    expect(await shown()).toEqual(["Jeep 97.0 of 185", "Supra 91.9 of 235"])
    await organizer.updateRules.mutate({ eventId, notApplicable: "zero" })
    expect(await rows()).toEqual(before)
  })
})
