import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../../test/app.ts"
import { DOORS } from "../../../../test/doors.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { judgingOf } from "../../../../test/scenes/contest.ts"
import { asJudge, openShow, type Show } from "../../../../test/scenes/show.ts"

type Sheet = { points: number; isSubmitted?: boolean; baseRevision?: number | null }

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let phone: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
    phone = await asJudge(app, judge())
  })
  const judge = () => {
    const [ada] = show.judges
    if (!ada) throw new Error("The show has a judge.")
    return ada
  }
  const entryId = () => show.entries[0]?.id ?? 0
  const bodyOf = ({ points, isSubmitted = false, baseRevision }: Sheet) => ({
    judgeId: judge().id,
    entryId: entryId(),
    scores: show.criteria.map(({ id }) => ({ criterionId: id, points })),
    comments: "",
    isSubmitted,
    baseRevision,
  })
  const save = (sheet: Sheet) => phone.trpc.judge.saveSheet.mutate(bodyOf(sheet))

  describe("another device has saved 4 points, and this one", () => {
    type Row = [
      sent: string,
      sheet: (seen: number, now: number) => Sheet,
      outcome: "saved" | "nothing to save" | "SHEET_CHANGED",
    ]
    const rows: Row[] = [
      ["sends a draft without a revision", () => ({ points: 7 }), "saved"],
      ["sends a draft with revision null", () => ({ points: 7, baseRevision: null }), "saved"],
      ["sends a draft, having seen none before", () => ({ points: 7, baseRevision: 0 }), "SHEET_CHANGED"],
      ["sends a draft on what is stored now", (_seen, now) => ({ points: 7, baseRevision: now }), "saved"],
      ["submits on what is stored now", (_seen, now) => ({ points: 7, isSubmitted: true, baseRevision: now }), "saved"],
      ["sends a draft on what it saw before", (seen) => ({ points: 7, baseRevision: seen }), "SHEET_CHANGED"],
      [
        "submits on what it saw before",
        (seen) => ({ points: 7, isSubmitted: true, baseRevision: seen }),
        "SHEET_CHANGED",
      ],
      [
        "submits the very points, as it saw them before",
        (seen) => ({ points: 4, isSubmitted: true, baseRevision: seen }),
        "SHEET_CHANGED",
      ],
      ["sends what is stored, as it saw it before", (seen) => ({ points: 4, baseRevision: seen }), "nothing to save"],
    ]
    it.each(rows)("%s", async (_what, sheet, outcome) => {
      const { revision: seen } = await save({ points: 1 })
      const { revision: now } = await save({ points: 4 })
      const before = await judgingOf(app.services.db, show.eventId)
      for (const { call } of DOORS) {
        const answer = await call(phone, "judge.saveSheet", bodyOf(sheet(seen, now)))
        const code = answer.status === 200 ? null : (answer.body as { code: string }).code
        expect(code).toBe(outcome === "SHEET_CHANGED" ? "SHEET_CHANGED" : null)
        const after = await judgingOf(app.services.db, show.eventId)
        if (outcome === "saved") return expect(after.event?.changeVersion).toBe(now + 1)
        expect(after).toEqual(before)
      }
    })
  })

  it("the refusal holds the sheet as it is stored", async () => {
    const { revision: seen } = await save({ points: 1 })
    const { revision } = await save({ points: 4 })
    const { judgeId, ...body } = bodyOf({ points: 7, baseRevision: seen })
    const current = {
      entryId: entryId(),
      isSubmitted: false,
      comments: "",
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points: 4 })),
      revision,
    }
    expect(await phone.rest("POST", `/judges/${judgeId}/scores`, body)).toMatchObject({
      status: 409,
      body: { code: "SHEET_CHANGED", error: expect.stringContaining("another device"), current },
    })
    await expect(save({ points: 7, baseRevision: seen })).rejects.toMatchObject({
      data: { code: "SHEET_CHANGED", current },
    })
  })

  it("the organizer has cleared the sheet: there is none, and the refusal says so", async () => {
    const { revision: seen } = await save({ points: 1 })
    await show.organizer.trpc.organizer.clearScores.mutate({ judgeId: judge().id })
    await expect(save({ points: 7, baseRevision: seen })).rejects.toMatchObject({
      data: { code: "SHEET_CHANGED", current: null },
    })
  })

  it("a submitted sheet is locked, whatever revision the device names", async () => {
    const { revision: seen } = await save({ points: 1 })
    const { revision: now } = await save({ points: 4, isSubmitted: true })
    for (const baseRevision of [seen, now, null])
      await expect(save({ points: 7, baseRevision })).rejects.toMatchObject({ data: { code: "SCORES_LOCKED" } })
    await expect(save({ points: 4, isSubmitted: true, baseRevision: seen })).resolves.toMatchObject({ revision: now })
  })

  it("a reopened sheet has a new revision", async () => {
    const { revision: seen } = await save({ points: 4, isSubmitted: true })
    await show.organizer.trpc.organizer.reopenSheet.mutate({ judgeId: judge().id, entryId: entryId() })
    await expect(save({ points: 7, baseRevision: seen })).rejects.toMatchObject({
      data: { code: "SHEET_CHANGED", current: { isSubmitted: false, revision: seen + 1 } },
    })
  })

  it("the same attempt again gets the first answer, whatever its revision", async () => {
    const mutationId = "0b8f6a52-7d0e-4a0f-9b43-3f5f2f1f6a11"
    const { revision: seen } = await save({ points: 1 })
    const sheet = { ...bodyOf({ points: 4, baseRevision: seen }), mutationId }
    const first = await phone.trpc.judge.saveSheet.mutate(sheet)
    expect(await phone.trpc.judge.saveSheet.mutate(sheet)).toEqual(first)
  })
})
