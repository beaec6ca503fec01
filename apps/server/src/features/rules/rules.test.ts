import { Readable } from "node:stream"
import { DEFAULT_RULES } from "@rosette/domain/contest/rules"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { nextSlotTaken } from "../../../test/slot-taken.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { refused } from "../../../test/tables/refused.ts"

import { eventContest } from "../results/contest-query.ts"

const DEFAULTS = { ...DEFAULT_RULES, tieBreaks: [] }

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, {
      maxPoints: [10, 10],
      votingIds: ["1", "2", "3"],
      judges: ["Ada", "Bob", "Cy", "Dee"],
    })
  })

  const criterion = (index: number) => show.criteria[index]?.id ?? 0
  const entry = (index: number) => show.entries[index]?.id ?? 0
  const history = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items
  const put = (sent: object) => show.organizer.rest("PUT", `/events/${show.eventId}/rules`, sent)
  const results = async () => (await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })).entries
  const give = (index: number, judge: number, points: number[]) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[judge]?.id ?? 0, entryId: entry(index) },
      { criteria: show.criteria, points, isSubmitted: true },
    )

  /** "1: 50 (5.0 + 5.0)" for each entry, in the order of the results. */
  const shown = async () =>
    (await results()).map(({ votingId, rank, overallPercentRounded, criteria }) => {
      const averages = criteria.map(({ average }) => average.toFixed(1)).join(" + ")
      return `${rank}. ${votingId}: ${overallPercentRounded} (${averages})`
    })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("an event begins with the mean, no tie-break, three places that matter, and nobody asked to confer", async () => {
      const { eventId, organizer } = show
      expect(await call(organizer, "organizer.rules", { eventId })).toEqual({ status: 200, body: DEFAULTS })
    })

    it("changes the sent rules, with a line of history that names criteria and sections", async () => {
      const { eventId, organizer } = show
      const tieBreaks = [`criterion:${criterion(1)}`, "section:1", "median", "headToHead", "firstPlaces"]
      const answer = await call(organizer, "organizer.updateRules", { eventId, tieBreaks, conferAbove: 0 })
      expect(answer).toEqual({ status: 200, body: { ...DEFAULTS, tieBreaks, conferAbove: 0 } })
      const body = { ...DEFAULTS, tieBreaks, conferAbove: 0, panelMethod: "median" }
      expect((await call(organizer, "organizer.updateRules", { eventId, panelMethod: "median" })).body).toEqual(body)
      expect((await call(organizer, "organizer.rules", { eventId })).body).toEqual(body)
      const [second, first] = await history()
      expect(second).toMatchObject({ before: { panelMethod: "mean" }, after: { panelMethod: "median" } })
      expect(first).toMatchObject({
        action: "rules.updated",
        subject: "Rules",
        before: { tieBreaks: [], conferAbove: null },
        after: { tieBreaks: ["Criterion 2", "Body", "median", "headToHead", "firstPlaces"], conferAbove: 0 },
      })
    })
  })

  it("rules that somebody else has changed are not overwritten", async () => {
    await put({ tieBreaks: ["median"], placesThatMatter: 5 })
    const before = await everythingIn(app.services.db)
    const sent = { tieBreaks: ["firstPlaces"], placesThatMatter: 4, conferAbove: 10 }
    const expected = { tieBreaks: [], placesThatMatter: 5, conferAbove: null }
    const refusal = await put({ ...sent, expected })
    expect(refusal).toMatchObject({
      status: 409,
      body: { code: "FIELDS_CHANGED", conflicts: [{ field: "tieBreaks", current: JSON.stringify(["median"]) }] },
    })
    expect(await everythingIn(app.services.db)).toEqual(before)
    expect((await put({ ...sent, expected: { ...expected, tieBreaks: ["median"] } })).body).toMatchObject(sent)
  })

  it("the same rules again change nothing", async () => {
    await put({ tieBreaks: ["median"], placesThatMatter: 5 })
    const before = await everythingIn(app.services.db)
    expect((await put({ tieBreaks: ["median"], placesThatMatter: 5 })).status).toBe(200)
    expect(await everythingIn(app.services.db)).toEqual(before)
  })

  it("refuses invalid rules, and steps that name nothing of the event", async () => {
    const other = await openShow(app)
    const foreign = `criterion:${other.criteria[0]?.id}`
    for (const sent of [
      { panelMethod: "mode" },
      { tieBreaks: "median" },
      ...["mean", "criterion:x", "section:7", "section:2", foreign].map((step) => ({ tieBreaks: [step] })),
      { tieBreaks: ["median", "median"] },
      { placesThatMatter: 0 },
      { conferAbove: -1 },
    ]) {
      const input = { eventId: show.eventId, ...sent }
      expect([sent, await refused(app, show.organizer, "organizer.updateRules", input)]).toEqual([
        sent,
        "400 INVALID_INPUT",
      ])
    }
  })

  it("a deleted criterion is removed from the tie-breaks", async () => {
    const [first, second] = [`criterion:${criterion(0)}`, `criterion:${criterion(1)}`]
    await put({ tieBreaks: [first, "median", second] })
    await show.organizer.trpc.organizer.deleteCriterion.mutate({ criterionId: criterion(0) })
    expect((await show.organizer.rest("GET", `/events/${show.eventId}/rules`)).body).toMatchObject({
      tieBreaks: ["median", second],
    })
    expect((await history())[0]).toMatchObject({ action: "rules.updated", before: { tieBreak: "Criterion 1" } })
  })

  it("the panel method decides each criterion's number, and results change at once", async () => {
    for (const [judge, points] of [2, 8, 9, 10].entries()) await give(0, judge, [points, 5])
    for (const [judge, points] of [7, 7, 8, 8].entries()) await give(1, judge, [points, 5])
    expect(await shown()).toEqual(["1. 2: 63 (7.5 + 5.0)", "2. 1: 62 (7.3 + 5.0)", "null. 3: null (0.0 + 0.0)"])
    await put({ panelMethod: "median" })
    expect((await shown()).slice(0, 2)).toEqual(["1. 1: 68 (8.5 + 5.0)", "2. 2: 63 (7.5 + 5.0)"])
    await put({ panelMethod: "trimmedMean" })
    expect((await shown()).slice(0, 2)).toEqual(["1. 1: 68 (8.5 + 5.0)", "2. 2: 63 (7.5 + 5.0)"])
    await give(2, 0, [1, 9])
    await give(2, 1, [10, 10])
    expect((await shown())[0]).toBe("1. 3: 75 (5.5 + 9.5)")
    await put({ panelMethod: "mean" })
    expect(await shown()).toEqual(["1. 3: 75 (5.5 + 9.5)", "2. 2: 63 (7.5 + 5.0)", "3. 1: 62 (7.3 + 5.0)"])
  })

  it("by the median, a sheet with the same sum and other points is counted again", async () => {
    await put({ panelMethod: "median" })
    for (const [judge, points] of [1, 5, 9].entries()) await give(0, judge, [points, 5])
    expect((await shown())[0]).toBe("1. 1: 50 (5.0 + 5.0)")
    const sheets = await app.services.db.prisma.sheet.findMany({ where: { entryId: entry(0) }, orderBy: { id: "asc" } })
    await app.services.db.prisma.sheet.deleteMany({ where: { id: { in: sheets.map(({ id }) => id) } } })
    for (const [judge, points] of [3, 4, 8].entries()) await give(0, judge, [points, 5])
    expect((await shown())[0]).toBe("1. 1: 45 (4.0 + 5.0)")
  })

  it("a criterion that does not count overall is left out of the percent, and keeps its average", async () => {
    await give(0, 0, [10, 1])
    await give(1, 0, [4, 6])
    expect((await shown()).slice(0, 2)).toEqual(["1. 1: 55 (10.0 + 1.0)", "2. 2: 50 (4.0 + 6.0)"])
    const criterionId = criterion(0)
    const changed = await show.organizer.rest("PUT", `/criteria/${criterionId}`, { countsOverall: false })
    expect(changed.body).toMatchObject({ countsOverall: false })
    expect((await history())[0]).toMatchObject({ before: { countsOverall: true }, after: { countsOverall: false } })
    expect((await shown()).slice(0, 2)).toEqual(["1. 2: 60 (4.0 + 6.0)", "2. 1: 10 (10.0 + 1.0)"])
    await show.organizer.rest("PUT", `/criteria/${criterion(1)}`, { countsOverall: false })
    expect((await shown())[0]).toBe("null. 1: null (10.0 + 1.0)")
    const fields = { eventId: show.eventId, name: "Crowd's favourite", countsOverall: false }
    const added = await show.organizer.trpc.organizer.createCriterion.mutate(fields)
    expect(added.countsOverall).toBe(false)
  })

  it("a session calculates one preview at a time, and others are not held up", async () => {
    const cookieOf = (browser: Browser) => [...browser.cookies].map((pair) => pair.join("=")).join("; ")
    const url = `/api/events/${show.eventId}/rules/preview`
    const isUnderWay = nextSlotTaken(app, "previewSlots")
    const body = new Readable({ read() {} })
    const headers = { "content-type": "application/json", cookie: cookieOf(show.organizer) }
    const first = app.app.inject({ method: "POST", url, headers, payload: body })
    body.push("{")
    await isUnderWay
    const again = await show.organizer.rest("POST", `/events/${show.eventId}/rules/preview`, {})
    expect([again.status, again.headers["retry-after"]]).toEqual([429, "1"])
    const other = await openShow(app)
    expect((await other.organizer.rest("POST", `/events/${other.eventId}/rules/preview`, {})).status).toBe(200)
    body.push("}")
    body.push(null)
    expect((await first).statusCode).toBe(200)
  })

  describe("a preview", () => {
    const preview = async (sent: object) => {
      const before = await everythingIn(app.services.db)
      const { body } = await show.organizer.rest("POST", `/events/${show.eventId}/rules/preview`, sent)
      expect(await everythingIn(app.services.db)).toEqual(before)
      return body
    }
    beforeEach(async () => {
      for (const [judge, points] of [2, 9, 9].entries()) await give(0, judge, [points, 5])
      for (const [judge, points] of [7, 7, 7].entries()) await give(1, judge, [points, 5])
    })
    const moves = [
      { from: 2, to: 1 },
      { from: 1, to: 2 },
    ]
    const moved = (body: unknown) =>
      (body as { moves: { entryId: number }[] }).moves.toSorted((a, b) => a.entryId - b.entryId)

    it("shows whose place another method would change, and how many submitted sheets it concerns", async () => {
      const body = await preview({ panelMethod: "median" })
      expect(body).toMatchObject({ sheets: 6 })
      expect(moved(body)).toEqual(moves.map((move, index) => ({ entryId: entry(index), ...move })))
    })

    it("counts the sheets with a score on a criterion that would no longer count or be deleted", async () => {
      await give(2, 3, [10])
      const left = { criterionId: criterion(1), countsOverall: false }
      expect(await preview({ countsOverall: [left] })).toMatchObject({ sheets: 6 })
      expect(await preview({ countsOverall: [{ ...left, countsOverall: true }] })).toEqual({ sheets: 0, moves: [] })
      const gone = await preview({ deletedCriterionIds: [criterion(0)], tieBreaks: [`criterion:${criterion(0)}`] })
      expect(gone).toMatchObject({ sheets: 7 })
      expect(moved(gone)).toEqual([
        { entryId: entry(0), from: 2, to: 1 },
        { entryId: entry(2), from: 3, to: null },
      ])
    })

    it("counts the sheets that would lack an added criterion", async () => {
      const added = { maxPoints: 10, order: 3 }
      expect(await preview({ addedCriteria: [added] })).toEqual({ sheets: 6, moves: [] })
      expect(await preview({ addedCriteria: [{ ...added, requiresSound: true }] })).toEqual({ sheets: 0, moves: [] })
    })

    it("counts the settlements of people, as far as the change keeps them", async () => {
      await give(0, 3, [8, 5])
      const { standings } = await eventContest(app.services.db, show.eventId)
      const [tie] = standings.ties
      if (!tie) throw new Error("Two entries with 7.0 and 5.0 each are tied.")
      await app.services.db.prisma.tieSettlement.create({
        data: {
          eventId: show.eventId,
          tieKey: tie.key,
          ladder: tie.ladder,
          kind: "order",
          entryIds: JSON.stringify([entry(1), entry(0)]),
          reason: "Finish",
          settledBy: "Pat",
          settledAt: new Date(),
        },
      })
      const apart = await preview({ countsOverall: [{ criterionId: criterion(1), countsOverall: false }] })
      expect(apart).toEqual({ sheets: 7, moves: [{ entryId: entry(0), from: 2, to: 1 }] })
      expect(await preview({ placesThatMatter: 1 })).toEqual({ sheets: 0, moves: [] })
    })

    it("a change of tie-breaks affects no sheet", async () => {
      expect(await preview({ tieBreaks: ["median"] })).toEqual({ sheets: 0, moves: [] })
    })
  })
})
