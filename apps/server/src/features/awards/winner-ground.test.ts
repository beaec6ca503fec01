import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  // Entry 1 leads with 10 of 20 points, and the organizer has seen that.
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ann", "Bob"] })
    await score("Ann", 1, 5)
  })

  const entry = (number: number) => show.entries[number - 1]?.id ?? 0
  const score = (judge: string, number: number, points: number) =>
    layDownSheet(
      app.services.db,
      {
        eventId: show.eventId,
        judgeId: show.judges.find(({ name }) => name === judge)?.id ?? 0,
        entryId: entry(number),
      },
      { criteria: show.criteria, points: show.criteria.map(() => points), isSubmitted: true },
    )
  const { awards, organizer } = {
    awards: () => show.organizer.trpc.awards,
    organizer: () => show.organizer.trpc.organizer,
  }
  const seen = async () => {
    const { version } = await organizer().results.query({ eventId: show.eventId })
    return { resultsVersion: version, entryIds: [entry(1)], replacedId: null as number | null }
  }
  const overall = (number: number) => ({
    eventId: show.eventId,
    entryId: entry(number),
    winnerType: "overall" as const,
    confirmedBy: "Olive",
  })

  it("a winner is confirmed if the place is as it was seen, also if others have changed", async () => {
    const expected = await seen()
    expect(await awards().confirmWinner.mutate({ ...overall(1), expected })).toMatchObject({ entryId: entry(1) })
    await score("Ann", 2, 1)
    expect(await awards().confirmWinner.mutate({ ...overall(1), position: 2, expected })).toMatchObject({ position: 2 })
  })

  it.each([
    ["another entry leads by now", 2, 9],
    ["another entry has drawn level", 2, 5],
  ])("not if %s", async (_, number, points) => {
    const expected = await seen()
    await score("Ann", number, points)
    expect(await refused(app, show.organizer, "awards.confirmWinner", { ...overall(1), expected })).toBe(
      "409 WINNER_CHANGED",
    )
    // A confirmation that does not say what was seen is always accepted.
    expect(await awards().confirmWinner.mutate(overall(1))).toMatchObject({ entryId: entry(1) })
  })

  it("not over a confirmation that was not there, or has changed", async () => {
    const expected = await seen()
    const { id: replacedId } = await awards().confirmWinner.mutate(overall(2))
    const confirm = { ...overall(1), expected }
    expect(await refused(app, show.organizer, "awards.confirmWinner", confirm)).toBe("409 WINNER_CHANGED")
    const replaced = { ...overall(1), expected: { ...expected, replacedId } }
    expect(await awards().confirmWinner.mutate(replaced)).toMatchObject({ entryId: entry(1) })
    expect(await refused(app, show.organizer, "awards.confirmWinner", replaced)).toBe("409 WINNER_CHANGED")
  })

  it("of two who tie, each takes a position of its own, also if the sender names none", async () => {
    await score("Ann", 2, 5)
    expect(await awards().confirmWinner.mutate(overall(1))).toMatchObject({ position: 1 })
    expect(await awards().confirmWinner.mutate(overall(2))).toMatchObject({ position: 2 })
    expect(await awards().confirmWinner.mutate(overall(2))).toMatchObject({ position: 2 })
    expect(await awards().confirmedWinners.query({ eventId: show.eventId })).toHaveLength(2)
  })
})
