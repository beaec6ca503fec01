import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { letteredPanel } from "../../../test/scenes/lettered-panel.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  const panel = (sheets: Record<string, string>) => letteredPanel(app, sheets)

  async function outstanding({ organizer, eventId }: Show): Promise<string> {
    const { expectedSheets, submittedSheets, outstandingSheets, judges } =
      await organizer.trpc.organizer.outstanding.query({ eventId })
    const whom = judges.map(
      ({ name, submittedEntries, draftEntries, outstandingSheets: left }) =>
        `${name} ${left} (${submittedEntries} in, ${draftEntries} begun)`,
    )
    return [`${submittedSheets} of ${expectedSheets}, ${outstandingSheets} to come`, ...whom].join("; ")
  }

  it.each([
    [{ Ada: "···" }, "0 of 3, 3 to come; Ada 3 (0 in, 0 begun)"],
    [{ Ada: "SSS", Bob: "SSS" }, "6 of 6, 0 to come"],
    [{ Ada: "SSS", Bob: "Sd·" }, "4 of 6, 2 to come; Bob 2 (1 in, 1 begun)"],
    [{ Ada: "ddd", Bob: "·S·" }, "1 of 6, 5 to come; Ada 3 (0 in, 3 begun); Bob 2 (1 in, 0 begun)"],
  ])("%o: %s", async (sheets, sentence) => {
    expect(await outstanding(await panel(sheets))).toBe(sentence)
  })

  it("nothing is expected of an inactive judge, nor without entries or judges", async () => {
    const show = await panel({ Ada: "SSS", Bob: "···" })
    await app.services.db.prisma.judge.updateMany({
      where: { eventId: show.eventId, name: "Bob" },
      data: { isActive: false },
    })
    expect(await outstanding(show)).toBe("3 of 3, 0 to come")
    expect(await outstanding(await openShow(app, { votingIds: [] }))).toBe("0 of 0, 0 to come")
    expect(await outstanding(await openShow(app, { judges: [] }))).toBe("0 of 0, 0 to come")
  })

  it("names the entries of a judge who has few left, and agrees with the overview", async () => {
    const show = await panel({ Ada: "S··", Bob: "SSS" })
    const { eventId, organizer, entries } = show
    const found = await organizer.trpc.organizer.outstanding.query({ eventId })
    expect(found.judges).toMatchObject([
      {
        name: "Ada",
        missing: [1, 2].map((index) => ({ entryId: entries[index]?.id, votingId: String(index + 1) })),
        lacking: [],
      },
    ])
    const { judges: _, criteria: __, ...counts } = found
    expect(counts).toEqual({
      expectedSheets: 6,
      submittedSheets: 4,
      outstandingSheets: 2,
      lackingSheets: 0,
      isProvisional: true,
    })
    expect(await organizer.trpc.organizer.overview.query({ eventId })).toMatchObject(counts)
  })

  it("shows whose sheets lack which criterion, although all of them are submitted", async () => {
    const show = await panel({ Ada: "SSS", Bob: "SSS" })
    const { eventId, organizer, entries, judges } = show
    const engine = await organizer.trpc.organizer.createCriterion.mutate({ eventId, name: "Engine", order: 3 })
    await organizer.trpc.organizer.deleteEntry.mutate({ entryId: entries[2]?.id ?? 0 })
    await app.services.db.prisma.judge.update({ where: { id: judges[1]?.id ?? 0 }, data: { isActive: false } })
    const found = await organizer.trpc.organizer.outstanding.query({ eventId })
    const lacking = ["1", "2"].map((votingId, index) => ({
      entryId: entries[index]?.id,
      votingId,
      entryName: `Car ${votingId}`,
      criterionIds: [engine.id],
      isAsked: false,
    }))
    expect(found).toMatchObject({
      expectedSheets: 2,
      submittedSheets: 2,
      outstandingSheets: 0,
      lackingSheets: 4,
      isProvisional: true,
      judges: [
        { name: "Ada", isActive: true, outstandingSheets: 0, missing: [], lacking },
        { name: "Bob", isActive: false, outstandingSheets: 0, missing: [], lacking },
      ],
      criteria: [{ criterionId: engine.id, name: "Engine", lackingSheets: 4 }],
    })
    expect(await organizer.trpc.organizer.overview.query({ eventId })).toMatchObject({ lackingSheets: 4 })
  })

  it("a criterion that is left out of the percent is no longer outstanding, here and in the review", async () => {
    const show = await panel({ Ada: "SSS" })
    const { eventId, organizer } = show
    const engine = await organizer.trpc.organizer.createCriterion.mutate({ eventId, name: "Engine", order: 3 })
    const state = async () => {
      const { lackingSheets, isProvisional, criteria } = await organizer.trpc.organizer.outstanding.query({ eventId })
      const { blocking } = await organizer.trpc.organizer.startReview.mutate({ eventId })
      await organizer.trpc.organizer.endReview.mutate({ eventId })
      const lacking = blocking.filter(({ kind }) => kind === "criterionMissing").length
      return { lackingSheets, isProvisional, criteria: criteria.length, lacking }
    }
    expect(await state()).toEqual({ lackingSheets: 3, isProvisional: true, criteria: 1, lacking: 3 })
    await organizer.trpc.organizer.updateCriterion.mutate({ criterionId: engine.id, countsOverall: false })
    expect(await state()).toEqual({ lackingSheets: 0, isProvisional: false, criteria: 0, lacking: 0 })
  })

  it("shows what a judge's phone still holds", async () => {
    const show = await panel({ Ada: "···" })
    await app.services.db.prisma.judge.updateMany({ where: { eventId: show.eventId }, data: { waitingSheets: 2 } })
    const { judges } = await show.organizer.trpc.organizer.outstanding.query({ eventId: show.eventId })
    expect(judges).toMatchObject([{ name: "Ada", waitingSheets: 2, lastSeenAt: null }])
  })
})
