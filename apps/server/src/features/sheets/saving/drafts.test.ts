import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { eachDatabase } from "../../../../test/each-database.ts"
import { judgingDesk } from "../../../../test/scenes/judging-desk.ts"

eachDatabase((startApp) => {
  const desk = judgingDesk(startApp)
  const { entryId, judgeId, lines, judging, save, submitted, draft } = desk
  const told = async () =>
    (await judging()).history.map(({ action, actor, subject, before, after }) => ({
      line: `${actor}: ${action} ${subject}`,
      before: JSON.parse(before ?? "null"),
      after: JSON.parse(after ?? "null"),
    }))
  const reopen = (entry = 0) =>
    desk.app.services.db.prisma.sheet.update({
      where: { judgeId_entryId: { judgeId: judgeId(0), entryId: entryId(entry) } },
      data: { isSubmitted: false, submittedAt: null },
    })

  describe("the drafts of a sheet", () => {
    it("share one line of the history, with the names of the criteria", async () => {
      await save(draft(1))
      await save(draft(1, 2))
      await save({ ...draft(3, 2), comments: "Hm" })
      const after = { isSubmitted: false, comments: "Hm", points: { "Criterion 1": 3, "Criterion 2": 2 } }
      expect(await told()).toEqual([{ line: "Ada: sheet.draft-saved Entry 1 · Car 1", before: null, after }])
    })

    it("move the line to the top with each save, so that the newest change is first", async () => {
      await save(draft(1))
      await save({ ...draft(1), entryId: entryId(1) })
      const [first] = (await judging()).history
      await save(draft(2))
      const { history, sheets } = await judging()
      expect(history.map(({ subject }) => subject)).toEqual(["Entry 2 · Car 2", "Entry 1 · Car 1"])
      expect(history[1]?.id).toBeGreaterThan(first?.id ?? 0)
      expect(sheets.map(({ draftLineId }) => draftLineId)).toEqual([history[1]?.id, history[0]?.id])
    })

    it("are replaced by the submitted sheet", async () => {
      await save({ ...draft(1), comments: "Hm" })
      await save(submitted(4, 5))
      const after = { isSubmitted: true, comments: "", points: { "Criterion 1": 4, "Criterion 2": 5 } }
      expect(await told()).toEqual([{ line: "Ada: sheet.submitted Entry 1 · Car 1", before: null, after }])
      expect((await judging()).sheets).toMatchObject([{ draftLineId: null }])
    })

    it("are recorded with the sheet before the first of them, after a reopening", async () => {
      await save(submitted(4, 5))
      await reopen()
      await save({ scores: lines(6, 5), isSubmitted: false })
      await save({ scores: lines(7, 5), isSubmitted: false })
      const [, drafts, ...rest] = await told()
      expect(rest).toEqual([])
      expect(drafts).toMatchObject({
        before: { points: { "Criterion 1": 4, "Criterion 2": 5 } },
        after: { points: { "Criterion 1": 7, "Criterion 2": 5 } },
      })
      await save(submitted(8, 5))
      expect(await told()).toMatchObject([
        { line: "Ada: sheet.submitted Entry 1 · Car 1", after: { points: { "Criterion 1": 4 } } },
        { line: "Ada: sheet.submitted Entry 1 · Car 1", before: { points: { "Criterion 1": 4 } } },
      ])
    })

    it("are read page by page without a repeated or a missing line, while one moves", async () => {
      await save(draft(1))
      await save({ ...draft(1), entryId: entryId(1) })
      const { prisma } = desk.app.services.db
      const eventId = desk.contest.event.id
      await prisma.historyItem.createMany({
        data: [1, 2, 3].map((n) => ({ eventId, actor: "Olive", action: "note", subject: `Line ${n}` })),
      })
      const organizer = desk.app.browser()
      await organizer.trpc.organizer.login.mutate({ eventId, password: "open-the-hood" })
      const page = (cursor: number | null) =>
        organizer.trpc.organizer.history.query({ eventId, limit: 2, ...(cursor && { cursor }) })
      const first = await page(null)
      await save(draft(2))
      const second = await page(first.nextCursor)
      const third = second.nextCursor ? await page(second.nextCursor) : { items: [] }
      const subjects = [first, second, third].flatMap(({ items }) => items.map(({ subject }) => subject))
      expect(subjects).toEqual(["Line 3", "Line 2", "Line 1", "Entry 2 · Car 2"])
      expect((await page(null)).items[0]).toMatchObject({ subject: "Entry 1 · Car 1", role: "judge" })
    })

    it("leave few rows behind, however many there are", async () => {
      const mutationIds = Array.from({ length: 60 }, () => randomUUID())
      for (const [index, mutationId] of mutationIds.entries()) await save({ ...draft(index % 10, 7, 0), mutationId })
      const { history, mutations } = await judging()
      expect(history).toHaveLength(1)
      expect(mutations).toHaveLength(60)
      expect(Math.max(...mutations.map(({ answer }) => answer.length))).toBeLessThan(100)
      const [first] = mutationIds
      const before = await judging()
      expect(await save({ ...draft(0, 7, 0), mutationId: first })).toMatchObject({
        status: 200,
        body: { scores: lines(0, 7, 0), isSubmitted: false },
      })
      expect(await judging()).toEqual(before)
    })
  })

  describe("an empty draft", () => {
    it("creates nothing if nothing is stored, and is answered so", async () => {
      const before = await judging()
      expect(await save({ scores: [] })).toMatchObject({
        status: 200,
        body: { isSubmitted: false, comments: "", scores: [], stats: { completed: 0, total: 2 }, revision: 0 },
      })
      expect(await judging()).toEqual(before)
      const { body } = await desk.ada.rest("GET", `/judges/${judgeId(0)}/entries/${entryId(0)}/scores`)
      expect(body).toEqual([])
    })

    it("empties a stored draft", async () => {
      await save(draft(1))
      expect(await save({ scores: [] })).toMatchObject({ status: 200, body: { scores: [], revision: 2 } })
    })

    it("is stored if it has a comment", async () => {
      expect(await save({ scores: [], comments: "Nice" })).toMatchObject({ body: { comments: "Nice", revision: 1 } })
    })
  })

  describe("an event without criteria", () => {
    it("refuses a final submit, and says what is missing", async () => {
      await desk.app.services.db.prisma.criterion.deleteMany({ where: { eventId: desk.contest.event.id } })
      await desk.app.services.db.prisma.event.update({
        where: { id: desk.contest.event.id },
        data: { setupVersion: { increment: 1 } },
      })
      const before = await judging()
      expect(await save({ scores: [], isSubmitted: true })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", error: expect.stringContaining("This event has no criteria yet") },
      })
      expect(await judging()).toEqual(before)
    })
  })

  describe("a sheet that names its database", () => {
    it("is accepted for this one, and for no other", async () => {
      const { databaseId } = await desk.ada.trpc.judge.workspace.query()
      expect(await save({ ...draft(1), databaseId })).toMatchObject({ status: 200, body: { databaseId } })
      const before = await judging()
      for (const other of ["0".repeat(32), "", `${databaseId}0`])
        expect(await save({ ...draft(2), databaseId: other })).toMatchObject({
          status: 409,
          body: { code: "DATABASE_CHANGED" },
        })
      expect(await judging()).toEqual(before)
    })
  })

  describe("an answer that another version of the server stored", () => {
    const mutationId = randomUUID()
    // Fields that are not stored are answered with their present values, after the sheet was reopened.
    const NOW = { revision: 3, stats: { completed: 0, total: 2 } }
    const rewrite = (answer: string) =>
      desk.app.services.db.prisma.savedMutation.updateMany({ where: { mutationId }, data: { answer } })

    it.each([
      ["holds all that was answered", (full: object) => JSON.stringify(full), {}],
      ["does not know of the database", (full: object) => JSON.stringify({ ...full, databaseId: undefined }), {}],
      ["has another shape", () => JSON.stringify({ sheet: { revision: 1 } }), NOW],
      ["is no object", () => "[]", NOW],
      ["cannot be read", () => "{", NOW],
    ])("is still used for the same attempt: %s", async (_, written, filled) => {
      const { body } = await save({ ...submitted(4, 5, 0), comments: "Fine", mutationId })
      await reopen()
      await desk.app.services.db.prisma.sheet.updateMany({ where: { judgeId: judgeId(0) }, data: { revision: 3 } })
      await rewrite(written(body as object))
      const before = await judging()
      const again = await save({ ...submitted(4, 5, 0), comments: "Fine", mutationId })
      expect(again).toMatchObject({ status: 200, body: { ...(body as object), ...filled } })
      expect(await judging()).toEqual(before)
    })
  })
})
