import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { textOf } from "../../../test/page-text.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

/** Entries in a class and in none, each with the points of one judge out of 100. */
const ENTRIES = [
  ["M1", "Masterclass", 90],
  ["M2", "Masterclass", 80],
  ["M3", "Masterclass", 80],
  ["S1", "Street", 95],
  ["N1", null, 80],
] as const

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  const classIds = new Map<string, number>()
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [100], votingIds: ENTRIES.map(([votingId]) => votingId) })
    const { organizer } = show.organizer.trpc
    for (const name of ["Masterclass", "Street"])
      classIds.set(name, (await organizer.createClass.mutate({ eventId: show.eventId, name })).id)
    for (const [index, [, name, points]] of ENTRIES.entries()) {
      const entryId = show.entries[index]?.id ?? 0
      if (name) await organizer.updateEntry.mutate({ entryId, classId: classIds.get(name) ?? 0 })
      const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId }
      await layDownSheet(app.services.db, place, { criteria: show.criteria, points: [points], isSubmitted: true })
    }
  })

  const organizer = () => show.organizer.trpc.organizer
  const eventId = () => ({ eventId: show.eventId })
  const inClasses = () => organizer().updateRules.mutate({ ...eventId(), ranks: "classes" })
  const shown = async () =>
    (await organizer().results.query(eventId())).entries.map(
      ({ votingId, place, classPlace, placedBy }) => `${votingId} ${place} ${classPlace} ${placedBy?.kind}`,
    )

  it("each class is a contest of its own, and so are the entries in no class", async () => {
    expect(await shown()).toEqual(["S1 1 1 score", "M1 2 1 score", "M2 3 2 open", "M3 3 2 open", "N1 3 null open"])
    expect(await organizer().previewRules.mutate({ ...eventId(), ranks: "classes" })).toEqual({ sheets: 0, moves: [] })
    await inClasses()
    expect(await shown()).toEqual(["S1 1 1 score", "M1 2 1 score", "M2 3 2 open", "M3 3 2 open", "N1 3 1 score"])
    const { ties } = await organizer().ties.query(eventId())
    expect(ties).toMatchObject([{ ladder: `class:${classIds.get("Masterclass")}`, place: 2, state: "open" }])
  })

  it("the tie of a class is settled among its entries, and the history names the class", async () => {
    await inClasses()
    const [tie] = (await organizer().ties.query(eventId())).ties
    const entryIds = [show.entries[2]?.id ?? 0, show.entries[1]?.id ?? 0]
    const settlement = { key: tie?.key ?? "", kind: "order" as const, entryIds, reason: "The judges met" }
    await organizer().settleTie.mutate({ ...eventId(), ...settlement })
    expect((await shown()).filter((row) => row.startsWith("M"))).toEqual([
      "M1 2 1 score",
      "M2 3 3 order",
      "M3 3 2 order",
    ])
    const { items } = await organizer().history.query(eventId())
    expect(items[0]).toMatchObject({ action: "tie.settled", subject: "Tie on Masterclass", after: { place: 2 } })
  })

  it("results, overview and public page have class places only", async () => {
    await inClasses()
    expect(await organizer().results.query(eventId())).toMatchObject({ ranks: "classes" })
    const { ranks, leaders } = await organizer().overview.query(eventId())
    expect([ranks, ...leaders.map(({ votingId }) => votingId)]).toEqual(["classes", "S1", "M1", "N1"])
    await organizer().updateRules.mutate({ ...eventId(), placesThatMatter: 1 })
    await organizer().startReview.mutate(eventId())
    await organizer().publish.mutate(eventId())
    const shows = { isOn: true, opens: "published" as const, shows: "everything" as const }
    const { key } = await organizer().updatePublicPage.mutate({ ...eventId(), ...shows })
    const read = async (url: string) => textOf((await app.app.inject({ method: "GET", url })).body)
    const results = await read(`/r/${key}`)
    expect(results).toMatch(/Masterclass: 1st place.*Street: 1st place.*No class: 1st place/)
    expect(results).toMatch(
      /Ranking: Masterclass Place Entry Overall 1 Car M1.* 2 Car M2.* 2 Car M3.*Ranking: Street.* 1 Car S1.*Ranking: No class.* 1 Car N1/,
    )
    expect(results).not.toContain("Overall Winner")
    expect(await read(`/e/${key}/M2`)).toContain("Masterclass: 2nd place")
    expect(await read(`/e/${key}/M1`)).toContain("90 of 100 points")
    expect(await read(`/e/${key}/N1`)).toContain("No class: 1st place")
  })

  it("nobody is confirmed overall; category winners are, as ever", async () => {
    await inClasses()
    const winner = { ...eventId(), entryId: show.entries[3]?.id ?? 0, confirmedBy: "Olive" }
    for (const winnerType of ["overall", "runner_up"])
      expect(await refused(app, show.organizer, "awards.confirmWinner", { ...winner, winnerType })).toBe(
        "409 WRONG_RESULTS_STATE",
      )
    const category = { ...winner, winnerType: "category" as const, criterionId: show.criteria[0]?.id ?? 0 }
    expect(await show.organizer.trpc.awards.confirmWinner.mutate(category)).toMatchObject({ position: 1 })
  })
})
