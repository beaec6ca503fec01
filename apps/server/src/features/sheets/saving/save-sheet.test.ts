import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { bothDatabases } from "../../../../test/each-database.ts"
import { judgingDesk } from "../../../../test/scenes/judging-desk.ts"
import { databaseIdOf } from "../../../data/sql/database-id.ts"

bothDatabases((startApp) => {
  const desk = judgingDesk(startApp)
  const { signedIn, entryId, criterionId, judgeId, lines, judging, setActive, save, submitted, draft } = desk
  const [first, second] = [0, 1]

  describe("a saved sheet", () => {
    it("returns what is stored, and the judge's progress", async () => {
      const { status, body } = await save({ ...submitted(7, 25, 9), comments: "Shiny" })
      expect(status).toBe(200)
      expect(body).toEqual({
        entryId: entryId(first),
        isSubmitted: true,
        scores: lines(7, 25, 0),
        stats: { completed: 1, total: 2 },
        comments: "Shiny",
        revision: 1,
        databaseId: await databaseIdOf(desk.app.services.db.read),
        isSetAside: false,
      })
      expect(await desk.ada.rest("GET", `/judges/${judgeId(first)}/entries/${entryId(first)}/scores`)).toMatchObject({
        status: 200,
        body: lines(7, 25, 0).map((line) => ({ ...line, comments: "Shiny", isSubmitted: true })),
      })
    })

    it("has its comment without what nobody can see, and the comment as it was pasted is the same sheet", async () => {
      const pasted = { ...submitted(7), comments: "Great paint.\u000bMore\u00a0chro\u0007me, cafe\u0301\f" }
      const read = { status: 200, body: { comments: "Great paint.\nMore chrome, café\n", revision: 1 } }
      expect(await save(pasted)).toMatchObject(read)
      expect(await save(pasted)).toMatchObject(read)
    })

    it("counts a criterion left out as 0 when it is submitted, and leaves it unscored in a draft", async () => {
      expect((await save(draft(7))).body).toMatchObject({ scores: lines(7), stats: { completed: 0, total: 2 } })
      expect((await save(submitted(7))).body).toMatchObject({
        scores: lines(7, 0, 0),
        stats: { completed: 1, total: 2 },
      })
    })

    it("holds exactly the scores of the last draft", async () => {
      await save(draft(1, 2, 0))
      await save(draft(3))
      const { sheets } = await judging()
      expect(sheets.map((sheet) => sheet.scores.map(({ criterionId, points }) => ({ criterionId, points })))).toEqual([
        lines(3),
      ])
    })

    it("changes the results only when it is submitted, and the revision with every save", async () => {
      expect((await save(draft(1))).body).toMatchObject({ revision: 1 })
      expect((await judging()).event).toEqual({ changeVersion: 1, resultsVersion: 0 })
      expect((await judging()).tallies).toEqual([])
      expect((await save(submitted(4, 5))).body).toMatchObject({ revision: 2 })
      const { event, tallies } = await judging()
      expect(event).toEqual({ changeVersion: 2, resultsVersion: 1 })
      expect(tallies).toEqual([
        {
          entryId: entryId(first),
          eventId: desk.contest.event.id,
          judgeCount: 1,
          sums: JSON.stringify([
            [criterionId(0), 4, 1],
            [criterionId(1), 5, 1],
          ]),
        },
      ])
    })
  })

  describe("the same sheet again", () => {
    it.each(["submitted", "draft"])("changes nothing when it is %s", async (state) => {
      const sheet = { scores: lines(4, 5, 0), comments: "Shiny", isSubmitted: state === "submitted" }
      const answer = await save(sheet)
      const before = await judging()
      expect(await save({ ...sheet, scores: lines(4, 5, 0).reverse() })).toMatchObject({
        status: 200,
        body: answer.body,
      })
      expect(await judging()).toEqual(before)
    })

    it("is still the same after a criterion was added", async () => {
      await save(submitted(4, 5))
      await desk.app.services.db.prisma.criterion.create({
        data: { eventId: desk.contest.event.id, name: "New", description: "New", maxPoints: 5, order: 9 },
      })
      const before = await judging()
      expect(await save(submitted(4, 5))).toMatchObject({ status: 200 })
      expect(await judging()).toEqual(before)
    })
  })

  describe("the same attempt again", () => {
    const mutationId = randomUUID()

    it("gets the first answer, whatever has happened since, and changes nothing", async () => {
      const first = await save({ ...submitted(4, 5), mutationId })
      const onFirst = { status: 200, body: first.body }
      expect(await save({ ...submitted(4, 5), mutationId: mutationId.toUpperCase() })).toMatchObject(onFirst)
      await desk.app.services.db.prisma.sheet.deleteMany({ where: { eventId: desk.contest.event.id } })
      const cleared = await judging()
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      await setActive(false)
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      await desk.app.services.db.prisma.entry.delete({ where: { id: entryId(0) } })
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      expect(await judging()).toEqual({ ...cleared, tallies: [] })
    })

    it("is remembered for a repeat of a submitted sheet as well", async () => {
      await save(submitted(4, 5))
      const repeated = await save({ ...submitted(4, 5), mutationId })
      await desk.app.services.db.prisma.sheet.deleteMany({ where: { eventId: desk.contest.event.id } })
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject({ status: 200, body: repeated.body })
      expect((await judging()).sheets).toEqual([])
    })

    it.each([
      ["other points", { scores: [], isSubmitted: true }],
      ["another state", { isSubmitted: false }],
      ["another comment", { comments: "Shiny" }],
      ["another entry", { entryId: "second" }],
    ])("with %s is refused", async (_, change) => {
      await save({ ...submitted(4, 5), mutationId })
      const before = await judging()
      const other = {
        ...submitted(4, 5),
        mutationId,
        ...change,
        ...("entryId" in change && { entryId: entryId(second) }),
      }
      expect(await save(other)).toMatchObject({ status: 409, body: { code: "MUTATION_ID_REUSED" } })
      expect(await judging()).toEqual(before)
    })

    it.each([
      ["of version 1", "123e4567-e89b-12d3-a456-426614174000"],
      ["of version 7", "018f4b3c-9f5e-7cc3-98c4-dc0c0c07398f"],
      ["of no version", "11111111-2222-3333-4444-555555555555"],
    ])("may have as its id a UUID %s", async (_, anyUuid) => {
      const first = await save({ ...submitted(4, 5), mutationId: anyUuid })
      expect(first).toMatchObject({ status: 200 })
      expect(await save({ ...submitted(4, 5), mutationId: anyUuid })).toMatchObject({ status: 200, body: first.body })
    })

    it.each([["next-try"], [""], ["123e4567e89b12d3a456426614174000"], ["{123e4567-e89b-12d3-a456-426614174000}"]])(
      "is not named by %j",
      async (mutationId) => {
        expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject({
          status: 400,
          body: { issues: [{ path: ["mutationId"], message: "mutationId must be a UUID" }] },
        })
      },
    )

    it("is a new one if the first was refused", async () => {
      expect(await save({ ...submitted(11), mutationId })).toMatchObject({ status: 400 })
      expect(await save({ ...submitted(10), mutationId })).toMatchObject({ status: 200 })
    })

    it("belongs to the judge: another may use the same id", async () => {
      await save({ ...submitted(4), mutationId })
      const bea = await signedIn(1)
      expect(await save({ ...submitted(5), mutationId }, bea, judgeId(1))).toMatchObject({
        status: 200,
        body: { scores: lines(5, 0, 0) },
      })
    })
  })
})
