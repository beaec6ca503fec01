import { randomUUID } from "node:crypto"
import { ERRORS, type ErrorCode } from "@rosette/contract"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { type Contest, judgingOf, makeContest } from "../../../test/contest.ts"
import { DOORS } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let contest: Contest
  let ada: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    contest = await makeContest(app.services.db, {
      criteria: [{}, { maxPoints: 25 }, { requiresElectricVehicle: true }],
      judges: ["Ada", "Bea"],
    })
    ada = await signedIn(0)
  })

  async function signedIn(index: number): Promise<Browser> {
    const browser = app.browser()
    await browser.trpc.judge.login.mutate({ accessCode: contest.judges[index]?.accessCode ?? "" })
    return browser
  }

  const [first, second] = [0, 1]
  const entryId = (index: number) => contest.entries[index]?.id ?? 0
  const criterionId = (index: number) => contest.criteria[index]?.id ?? 0
  const judgeId = (index: number) => contest.judges[index]?.id ?? 0
  const lines = (...points: number[]) =>
    points.map((value, index) => ({ criterionId: criterionId(index), points: value }))
  const judging = () => judgingOf(app.services.db, contest.event.id)
  const setActive = (isActive: boolean) =>
    app.services.db.prisma.event.update({ where: { id: contest.event.id }, data: { isActive } })

  const save = (sheet: object, by = ada, judge = judgeId(first)) =>
    by.rest("POST", `/judges/${judge}/scores`, { entryId: entryId(first), ...sheet })
  const submitted = (...points: number[]) => ({ scores: lines(...points), isSubmitted: true })
  const draft = (...points: number[]) => ({ scores: lines(...points), isSubmitted: false })

  describe("a saved sheet", () => {
    it("answers what is stored, and the judge's progress", async () => {
      const { status, body } = await save({ ...submitted(7, 25, 9), comments: "Shiny" })
      expect(status).toBe(200)
      expect(body).toEqual({
        entryId: entryId(first),
        isSubmitted: true,
        scores: lines(7, 25, 0),
        stats: { completed: 1, total: 2 },
        revision: 1,
      })
      expect(await ada.rest("GET", `/judges/${judgeId(first)}/entries/${entryId(first)}/scores`)).toMatchObject({
        status: 200,
        body: lines(7, 25, 0).map((line) => ({ ...line, comments: "Shiny", isSubmitted: true })),
      })
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

    it("moves the results only when it is submitted, and the revision with every save", async () => {
      expect((await save(draft(1))).body).toMatchObject({ revision: 1 })
      expect((await judging()).event).toEqual({ changeVersion: 1, resultsVersion: 0 })
      expect((await judging()).tallies).toEqual([])
      expect((await save(submitted(4, 5))).body).toMatchObject({ revision: 2 })
      const { event, tallies } = await judging()
      expect(event).toEqual({ changeVersion: 2, resultsVersion: 1 })
      expect(tallies).toEqual([
        {
          entryId: entryId(first),
          eventId: contest.event.id,
          judgeCount: 1,
          sums: JSON.stringify([
            [criterionId(0), 4, 1],
            [criterionId(1), 5, 1],
            [criterionId(2), 0, 1],
          ]),
        },
      ])
    })

    it("stands in the history with what it was before", async () => {
      await save({ ...draft(1), comments: "Hm" })
      await save(submitted(4, 5))
      const lineOf = (action: string) => ({ actor: "Ada", action, subject: "Entry 1 · Car 1" })
      const { history } = await judging()
      expect(history).toMatchObject([lineOf("sheet.draft-saved"), lineOf("sheet.submitted")])
      const [saved, sent] = history.map(({ before, after }) => ({
        before: JSON.parse(before ?? "null"),
        after: JSON.parse(after ?? "null"),
      }))
      const aDraft = { isSubmitted: false, comments: "Hm", points: { [criterionId(0)]: 1 } }
      expect(saved).toEqual({ before: null, after: aDraft })
      expect(sent).toEqual({
        before: aDraft,
        after: {
          isSubmitted: true,
          comments: "",
          points: { [criterionId(0)]: 4, [criterionId(1)]: 5, [criterionId(2)]: 0 },
        },
      })
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
      await app.services.db.prisma.criterion.create({
        data: { eventId: contest.event.id, name: "New", description: "New", maxPoints: 5, order: 9 },
      })
      const before = await judging()
      expect(await save(submitted(4, 5))).toMatchObject({ status: 200 })
      expect(await judging()).toEqual(before)
    })
  })

  describe("the same try again", () => {
    const mutationId = randomUUID()

    it("answers as the first time, whatever has happened since, and changes nothing", async () => {
      const first = await save({ ...submitted(4, 5), mutationId })
      const onFirst = { status: 200, body: first.body }
      expect(await save({ ...submitted(4, 5), mutationId: mutationId.toUpperCase() })).toMatchObject(onFirst)
      await app.services.db.prisma.sheet.deleteMany({ where: { eventId: contest.event.id } })
      const cleared = await judging()
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      await setActive(false)
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      await app.services.db.prisma.entry.delete({ where: { id: entryId(0) } })
      expect(await save({ ...submitted(4, 5), mutationId })).toMatchObject(onFirst)
      expect(await judging()).toEqual({ ...cleared, tallies: [] })
    })

    it("is remembered for a repeat of a submitted sheet as well", async () => {
      await save(submitted(4, 5))
      const repeated = await save({ ...submitted(4, 5), mutationId })
      await app.services.db.prisma.sheet.deleteMany({ where: { eventId: contest.event.id } })
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

    it("is a new one where the first was refused", async () => {
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

  describe("is refused, and nothing is saved", () => {
    type Case = [
      title: string,
      code: ErrorCode,
      sheet: () => object,
      path?: (string | number)[],
      prepare?: () => Promise<unknown>,
    ]
    const scores = (index: number, key: string) => ["scores", index, key]

    it.each<Case>([
      ["points above the maximum", "INVALID_INPUT", () => submitted(1, 26), scores(1, "points")],
      ["points below 0", "INVALID_INPUT", () => submitted(-1), scores(0, "points")],
      ["half a point", "INVALID_INPUT", () => draft(0.5), scores(0, "points")],
      [
        "points as text",
        "INVALID_INPUT",
        () => ({ scores: [{ criterionId: criterionId(0), points: "5" }] }),
        scores(0, "points"),
      ],
      ["a criterion twice", "INVALID_INPUT", () => ({ scores: [...lines(1), ...lines(1)] }), scores(1, "criterionId")],
      [
        "a criterion that nobody knows",
        "INVALID_INPUT",
        () => ({ scores: [{ criterionId: 2_000_000_000, points: 1 }] }),
        scores(0, "criterionId"),
      ],
      ["no list of scores", "INVALID_INPUT", () => ({ scores: undefined }), ["scores"]],
      [
        "a state that is neither yes nor no",
        "INVALID_INPUT",
        () => ({ scores: [], isSubmitted: "yes" }),
        ["isSubmitted"],
      ],
      [
        "a comment beyond its length",
        "INVALID_INPUT",
        () => ({ scores: [], comments: "x".repeat(5_001) }),
        ["comments"],
      ],
      ["a mutationId that is no UUID", "INVALID_INPUT", () => ({ scores: [], mutationId: "1" }), ["mutationId"]],
      ["an entry that nobody knows", "NOT_FOUND", () => ({ ...submitted(1), entryId: 2_000_000_000 })],
      ["another sheet over a submitted one", "SCORES_LOCKED", () => submitted(2), undefined, () => save(submitted(1))],
      [
        "another comment over a submitted one",
        "SCORES_LOCKED",
        () => ({ ...submitted(1), comments: "!" }),
        undefined,
        () => save(submitted(1)),
      ],
      ["a draft over a submitted sheet", "SCORES_LOCKED", () => draft(1, 0, 0), undefined, () => save(submitted(1))],
      ["a sheet in a closed event", "EVENT_CLOSED", () => submitted(1), undefined, () => setActive(false)],
      ["a broken sheet in a closed event", "EVENT_CLOSED", () => submitted(99), undefined, () => setActive(false)],
      [
        "an unknown entry in a closed event",
        "EVENT_CLOSED",
        () => ({ scores: [], entryId: 2_000_000_000 }),
        undefined,
        () => setActive(false),
      ],
      [
        "a repeat in a closed event",
        "EVENT_CLOSED",
        () => submitted(1),
        undefined,
        async () => [await save(submitted(1)), await setActive(false)],
      ],
    ])("%s: %s", async (_, code, sheet, path, prepare) => {
      await prepare?.()
      const before = await judging()
      const input = { judgeId: judgeId(first), entryId: entryId(first), ...sheet() }
      const [byRest, byTrpc] = await Promise.all(DOORS.map(({ call }) => call(ada, "judge.saveSheet", input)))
      expect(byRest).toMatchObject({ status: ERRORS[code].status, body: { code } })
      if (path) expect(byRest?.body).toMatchObject({ issues: [{ path }] })
      expect(byTrpc).toEqual(byRest)
      expect(await judging()).toEqual(before)
    })

    it.each<[string, ErrorCode, (other: Contest) => object]>([
      ["an entry of another event", "NOT_FOUND", (other) => ({ scores: [], entryId: other.entries[0]?.id })],
      [
        "a criterion of another event",
        "INVALID_INPUT",
        (other) => ({ scores: [{ criterionId: other.criteria[0]?.id, points: 1 }] }),
      ],
    ])("%s: %s", async (_, code, sheet) => {
      const other = await makeContest(app.services.db)
      expect(await save(sheet(other))).toMatchObject({ status: ERRORS[code].status, body: { code } })
      expect((await judging()).sheets).toEqual([])
      expect((await judgingOf(app.services.db, other.event.id)).sheets).toEqual([])
    })
  })

  describe("nobody but the judge saves", () => {
    it.each<[string, ErrorCode, () => Promise<[Browser, number]>]>([
      ["nobody", "SIGN_IN_REQUIRED", async () => [app.browser(), judgeId(0)]],
      ["another judge of the event", "FORBIDDEN", async () => [await signedIn(1), judgeId(0)]],
      [
        "a judge for one of another event",
        "NOT_FOUND",
        async () => [ada, (await makeContest(app.services.db)).judges[0]?.id ?? 0],
      ],
      ["a judge for one that nobody knows", "NOT_FOUND", async () => [ada, 2_000_000_000]],
    ])("%s: %s", async (_, code, who) => {
      const [browser, judge] = await who()
      expect(await save(submitted(1), browser, judge)).toMatchObject({ status: ERRORS[code].status, body: { code } })
      expect((await judging()).sheets).toEqual([])
    })

    it.each<[string, () => Promise<unknown>]>([
      ["was removed", () => app.services.db.prisma.judge.delete({ where: { id: judgeId(0) } })],
      [
        "is not active any more",
        () => app.services.db.prisma.judge.update({ where: { id: judgeId(0) }, data: { isActive: false } }),
      ],
      [
        "was signed out everywhere",
        () => app.services.db.prisma.session.deleteMany({ where: { judgeId: judgeId(0) } }),
      ],
    ])("nor a judge who %s", async (_, end) => {
      await end()
      expect(await save(submitted(1))).toMatchObject({ status: 401, body: { code: "SIGN_IN_REQUIRED" } })
      expect((await judging()).sheets).toEqual([])
    })
  })

  afterEach(async () => {
    await app.services.db.prisma.event.deleteMany()
  })
})
