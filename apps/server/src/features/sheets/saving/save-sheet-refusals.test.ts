import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { afterEach, describe, expect, it } from "vitest"
import type { Browser } from "../../../../test/app.ts"
import { DOORS } from "../../../../test/doors.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { type Contest, judgingOf, makeContest } from "../../../../test/scenes/contest.ts"
import { judgingDesk } from "../../../../test/scenes/judging-desk.ts"

eachDatabase((startApp) => {
  const desk = judgingDesk(startApp)
  const { signedIn, entryId, criterionId, judgeId, judging, setActive, save, submitted, draft } = desk
  const first = 0

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
      [
        "a criterion twice",
        "INVALID_INPUT",
        () => ({ scores: [...desk.lines(1), ...desk.lines(1)] }),
        scores(1, "criterionId"),
      ],
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
      const [byRest, byTrpc] = await Promise.all(DOORS.map(({ call }) => call(desk.ada, "judge.saveSheet", input)))
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
      const other = await makeContest(desk.app.services.db)
      expect(await save(sheet(other))).toMatchObject({ status: ERRORS[code].status, body: { code } })
      expect((await judging()).sheets).toEqual([])
      expect((await judgingOf(desk.app.services.db, other.event.id)).sheets).toEqual([])
    })
  })

  describe("only the judge may save", () => {
    it.each<[string, ErrorCode, () => Promise<[Browser, number]>]>([
      ["nobody", "SIGN_IN_REQUIRED", async () => [desk.app.browser(), judgeId(0)]],
      ["another judge of the event", "FORBIDDEN", async () => [await signedIn(1), judgeId(0)]],
      [
        "a judge for one of another event",
        "NOT_FOUND",
        async () => [desk.ada, (await makeContest(desk.app.services.db)).judges[0]?.id ?? 0],
      ],
      ["a judge for one that nobody knows", "NOT_FOUND", async () => [desk.ada, 2_000_000_000]],
    ])("%s: %s", async (_, code, who) => {
      const [browser, judge] = await who()
      expect(await save(submitted(1), browser, judge)).toMatchObject({ status: ERRORS[code].status, body: { code } })
      expect((await judging()).sheets).toEqual([])
    })
  })

  afterEach(async () => {
    await desk.app.services.db.prisma.event.deleteMany()
  })
})
