import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let early: number
  let late: number
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["1", "2", "3"] })
    early = (await create({ name: "Pre-1960", code: "A", minEntries: 2 })).id
    late = (await create({ name: "Modern", code: "B" })).id
  })

  const entry = (index: number) => show.entries[index]?.id ?? 0
  const create = (fields: { name: string; code?: string; minEntries?: number }) =>
    show.organizer.trpc.organizer.createClass.mutate({ eventId: show.eventId, ...fields })
  const put = (index: number, classId: number | null) =>
    show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entry(index), classId })
  const history = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items
  const classes = () => show.organizer.trpc.organizer.classes.query({ eventId: show.eventId })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("adds a class after the others, without a code and a minimum size by default", async () => {
      const { eventId, organizer } = show
      expect(await call(organizer, "organizer.createClass", { eventId, name: " Bikes " })).toEqual({
        status: 201,
        body: {
          id: expect.any(Number),
          eventId,
          name: "Bikes",
          code: "",
          order: 3,
          minEntries: 0,
          entryCount: 0,
          isBelowMin: false,
        },
      })
      expect((await history())[0]).toMatchObject({ action: "class.created", subject: "Class Bikes" })
    })

    it.each(["PRE–1960", "Pre\u20111960", "P\u200bre-1960"])(
      "%j is Pre-1960, which the event has already",
      async (name) => {
        const { eventId, organizer } = show
        const stored = { where: { id: early }, data: { nameKey: "as an older version stored it" } }
        await app.services.db.prisma.class.update(stored)
        expect(await call(organizer, "organizer.createClass", { eventId, name })).toMatchObject({ status: 409 })
        const renamed = { classId: late, name }
        expect(await call(organizer, "organizer.updateClass", renamed)).toMatchObject({ status: 409 })
        expect(await call(organizer, "organizer.updateClass", { classId: early, name })).toMatchObject({ status: 200 })
      },
    )

    it("lists the classes by their order, and says which are below their minimum size", async () => {
      await call(show.organizer, "organizer.updateClass", { classId: early, order: 5 })
      await put(0, early)
      const { body } = await call(show.organizer, "organizer.classes", { eventId: show.eventId })
      expect(body).toMatchObject([
        { name: "Modern", entryCount: 0, isBelowMin: false },
        { name: "Pre-1960", order: 5, minEntries: 2, entryCount: 1, isBelowMin: true },
      ])
      await put(1, early)
      expect(await classes()).toMatchObject([{}, { entryCount: 2, isBelowMin: false }])
    })

    it("changes only the sent fields, and nothing if they already have these values", async () => {
      const sent = { classId: early, name: "PRE-1960", code: "A" }
      const { body } = await call(show.organizer, "organizer.updateClass", sent)
      expect(body).toMatchObject({ name: "PRE-1960", code: "A", minEntries: 2 })
      const lines = await history()
      expect(lines[0]).toMatchObject({ before: { name: "Pre-1960" }, after: { name: "PRE-1960" } })
      await call(show.organizer, "organizer.updateClass", sent)
      expect(await history()).toEqual(lines)
    })

    it("filters entries, results and a judge's progress by class", async () => {
      await put(0, early)
      await put(2, early)
      const { eventId, organizer } = show
      const judgeId = show.judges[0]?.id ?? 0
      const entries = await call(organizer, "organizer.entries", { eventId, classId: early })
      expect(entries.body).toMatchObject([{ votingId: "1", classId: early }, { votingId: "3" }])
      const results = await call(organizer, "organizer.results", { eventId, classId: early })
      expect(results.body).toMatchObject({ entries: [{ votingId: "1" }, { votingId: "3" }] })
      const progress = await call(organizer, "judge.progress", { judgeId, classId: early })
      expect(progress.body).toMatchObject({ stats: { completed: 0, total: 2 }, entries: [{}, {}] })
    })

    it("filters what is outstanding, and the overview, by class", async () => {
      await put(0, early)
      await put(2, early)
      const { eventId, organizer, judges, criteria } = show
      for (const [index, isSubmitted] of [true, true, false].entries())
        await layDownSheet(
          app.services.db,
          { eventId, judgeId: judges[0]?.id ?? 0, entryId: entry(index) },
          { criteria, points: criteria.map(() => 1), isSubmitted },
        )
      const input = { eventId, classId: early }
      const counts = { expectedSheets: 2, submittedSheets: 1, outstandingSheets: 1, isProvisional: true }
      expect((await call(organizer, "organizer.outstanding", input)).body).toMatchObject({
        ...counts,
        judges: [{ submittedEntries: 1, draftEntries: 1, missing: [{ votingId: "3" }] }],
      })
      expect((await call(organizer, "organizer.overview", input)).body).toMatchObject({
        ...counts,
        totalEntries: 2,
        completionPercent: 50,
        submittedScores: criteria.length,
        judges: [{ submittedEntries: 1, totalEntries: 2, percent: 50 }],
      })
      const ofLate = { eventId, classId: late }
      expect((await call(organizer, "organizer.outstanding", ofLate)).body).toMatchObject({
        expectedSheets: 0,
        submittedSheets: 0,
        isProvisional: false,
        judges: [],
      })
    })

    it("merges a class: its entries move, awards name the other one, the history keeps both names", async () => {
      await put(0, early)
      await put(1, late)
      const { prisma } = app.services.db
      const { eventId } = show
      const awards = await prisma.award.createManyAndReturn({
        data: [
          { eventId, name: "Best of class", basis: "class", basisId: early },
          { eventId, name: "Best of both" },
          { eventId, name: "Best sound", basis: "criterion", basisId: early },
        ],
      })
      const both = awards[1]?.id ?? 0
      await prisma.awardClass.createMany({
        data: [
          { awardId: both, classId: late, position: 1 },
          { awardId: both, classId: early, position: 2 },
        ],
      })
      const merged = await call(show.organizer, "organizer.mergeClass", { classId: early, intoClassId: late })
      expect(merged).toEqual({ status: 200, body: { moved: 1 } })
      expect(await classes()).toMatchObject([{ name: "Modern", entryCount: 2 }])
      const ids = awards.map(({ id }) => id)
      const include = { eligibleClasses: true } as const
      const found = await prisma.award.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" }, include })
      expect(found).toMatchObject([
        { basisId: late },
        { eligibleClasses: [{ classId: late, position: 1 }] },
        { basisId: early },
      ])
      expect((await history())[0]).toMatchObject({
        action: "class.merged",
        subject: "Class Pre-1960",
        before: { name: "Pre-1960", votingIds: ["1"] },
        after: { into: "Modern", moved: 1 },
      })
    })

    it("puts several entries into a class at once, and takes them out of it", async () => {
      const { eventId, organizer } = show
      const entryIds = [entry(0), entry(1)]
      await put(0, early)
      const answer = await call(organizer, "organizer.updateEntries", { eventId, entryIds, classId: early })
      expect(answer.body).toEqual({ updatedCount: 1, total: 2 })
      expect((await history())[0]).toMatchObject({ before: { votingIds: ["2"] }, after: { class: "Pre-1960" } })
      const out = await call(organizer, "organizer.updateEntries", { eventId, entryIds, classId: null })
      expect(out.body).toEqual({ updatedCount: 2, total: 2 })
      expect((await organizer.trpc.organizer.entries.query({ eventId })).map(({ classId }) => classId)).toEqual([
        null,
        null,
        null,
      ])
    })
  })

  it("an entry is in one class or in none, and the history gives its name", async () => {
    const { eventId, organizer } = show
    const fields = { eventId, entryName: "Car 4", ownerParticipant: "Owner 4", votingId: "4", classId: late }
    const added = await organizer.trpc.organizer.createEntry.mutate(fields)
    expect(added.classId).toBe(late)
    expect((await history())[0]?.after).toMatchObject({ class: "Modern" })
    await organizer.trpc.organizer.updateEntry.mutate({ entryId: added.id, classId: null })
    expect((await history())[0]).toMatchObject({ before: { class: "Modern" }, after: { class: null } })
  })

  it("refuses invalid input, and changes nothing", async () => {
    await put(0, early)
    const { eventId, organizer } = show
    const other = await openShow(app)
    const foreign = await other.organizer.trpc.organizer.createClass.mutate({ eventId: other.eventId, name: "Theirs" })
    const taken = { eventId, name: "ｐre-1960" }
    expect(await refused(app, organizer, "organizer.createClass", taken)).toBe("409 CLASS_NAME_TAKEN")
    const renamed = { classId: late, name: "PRE-1960" }
    expect(await refused(app, organizer, "organizer.updateClass", renamed)).toBe("409 CLASS_NAME_TAKEN")
    const overtaken = { classId: late, code: "C", expected: { code: "X" } }
    expect(await refused(app, organizer, "organizer.updateClass", overtaken)).toBe("409 FIELDS_CHANGED")
    expect(await refused(app, organizer, "organizer.deleteClass", { classId: early })).toBe("409 CLASS_IN_USE")
    await app.services.db.prisma.award.create({ data: { eventId, name: "Best", basis: "class", basisId: late } })
    expect(await refused(app, organizer, "organizer.deleteClass", { classId: late })).toBe("409 CLASS_IN_USE")
    const itself = { classId: late, intoClassId: late }
    expect(await refused(app, organizer, "organizer.mergeClass", itself)).toBe("400 INVALID_INPUT")
    const away = { classId: late, intoClassId: foreign.id }
    expect(await refused(app, organizer, "organizer.mergeClass", away)).toBe("404 NOT_FOUND")
    const intoTheirs = { entryId: entry(1), classId: foreign.id }
    expect(await refused(app, organizer, "organizer.updateEntry", intoTheirs)).toBe("400 INVALID_INPUT")
    const several = { eventId, entryIds: [entry(1)], classId: foreign.id }
    expect(await refused(app, organizer, "organizer.updateEntries", several)).toBe("400 INVALID_INPUT")
    const narrowed = { eventId, classId: foreign.id }
    expect(await refused(app, organizer, "organizer.entries", narrowed)).toBe("404 NOT_FOUND")
    for (const list of ["organizer.results", "organizer.outstanding", "organizer.overview"] as const)
      expect(await refused(app, organizer, list, narrowed)).toBe("404 NOT_FOUND")
  })

  it("a judge's workspace names the classes", async () => {
    await put(0, early)
    const [judge] = show.judges
    if (!judge) throw new Error("A show has a judge.")
    const browser = await asJudge(app, judge)
    expect(await browser.trpc.judge.workspace.query()).toMatchObject({
      classes: [{ id: early, name: "Pre-1960", code: "A", order: 1 }, { name: "Modern" }],
      entries: [{ classId: early }, { classId: null }, { classId: null }],
    })
  })

  describe("in a file", () => {
    const row = (votingId: string, named: string) => ({
      "Entry Name": `Car ${votingId}`,
      "Owner/Participant": "Kim",
      "Voting ID": votingId,
      CLASS: named,
    })
    const rowsOf = (body: unknown) => (body as { rows?: unknown }).rows

    it("a class is named by name or code in any case, and a blank cell means none", async () => {
      const { eventId, organizer } = show
      const csvData = [row("7", "pre-1960"), row("8", " b "), row("9", "")]
      await organizer.trpc.csv.import.mutate({ eventId, csvData })
      const entries = await organizer.trpc.organizer.entries.query({ eventId })
      expect(entries.slice(3).map(({ classId }) => classId)).toEqual([early, late, null])
    })

    it("an unknown class, and a code of several classes, are row errors that name the known classes", async () => {
      const { eventId, organizer } = show
      await create({ name: "Bikes", code: "b" })
      const csvData = [row("7", "A"), row("8", "B"), row("9", "Boats")]
      const message = "This event has no such class. Its classes are: Pre-1960, Modern, Bikes"
      const rows = [2, 3].map((number) => ({ row: number, column: "Class", message }))
      const imported = await organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData })
      expect({ status: imported.status, rows: rowsOf(imported.body) }).toEqual({ status: 400, rows })
      const preview = await organizer.trpc.csv.preview.mutate({ eventId, csvData })
      expect(preview).toMatchObject({ rows: [{ votingId: "7" }], errors: rows })
      const bare = await openShow(app)
      const none = await bare.organizer.rest("POST", `/events/${bare.eventId}/import-csv`, { csvData: [row("7", "A")] })
      expect(rowsOf(none.body)).toEqual([{ row: 1, column: "Class", message: "This event has no classes" }])
    })

    it("an import changes the class of existing entries, and the preview shows it", async () => {
      const { eventId, organizer } = show
      await put(0, early)
      const csvData = [row("1", "modern")]
      const preview = await organizer.trpc.csv.preview.mutate({ eventId, csvData })
      expect(preview.rows[0]?.changes).toContainEqual({ column: "Class", before: "Pre-1960", after: "Modern" })
      await organizer.trpc.csv.import.mutate({ eventId, csvData, onExisting: "update" })
      expect((await organizer.trpc.organizer.entries.query({ eventId }))[0]).toMatchObject({ classId: late })
      expect((await history())[1]).toMatchObject({ action: "entry.updated", after: { class: "Modern" } })
    })

    it("the export has the class only if the event has classes, and can be imported again", async () => {
      const { eventId, organizer } = show
      await put(0, early)
      const { text } = await organizer.trpc.csv.export.query({ eventId })
      expect(text.split("\r\n").map((line) => line.split(",").at(-1))).toEqual(["Class", "Pre-1960", "", ""])
      const bare = await openShow(app)
      const { text: without } = await bare.organizer.trpc.csv.export.query({ eventId: bare.eventId, flags: true })
      expect(without).not.toContain("Class,")
      expect(without.split("\r\n")[0]).not.toMatch(/Class$/)
    })
  })
})
