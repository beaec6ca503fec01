import { randomUUID } from "node:crypto"
import { conflict as schema } from "@rosette/contract/conflicts"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openViewer } from "../../../test/live/live-viewer.ts"
import { listenLocally } from "../../../test/raw-http.ts"
import { madeOfSheets } from "../../../test/scenes/made-of-sheets.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let browsers: Browser[]
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [100], votingIds: ["C1", "C2", "C3"], judges: ["Ann", "Bob"] })
    browsers = await Promise.all(show.judges.map((judge) => asJudge(app, judge)))
    for (const [entry, points] of [
      [0, 60],
      [1, 80],
      [2, 70],
    ] as const) {
      await save(0, entry, points)
      await save(1, entry, points + 10)
    }
  })

  const judge = (index: number) => show.judges[index] ?? expect.fail()
  const browser = (index: number) => browsers[index] ?? expect.fail()
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const pair = (judgeIndex: number, entry: number) => ({ judgeId: judge(judgeIndex).id, entryId: entryId(entry) })
  const get = async (path: string) => Object((await show.organizer.rest("GET", `/events/${show.eventId}/${path}`)).body)
  const save = (judgeIndex: number, entry: number, points: number, sent: object = {}) =>
    browser(judgeIndex).rest("POST", `/judges/${judge(judgeIndex).id}/scores`, {
      entryId: entryId(entry),
      scores: [{ criterionId: show.criteria[0]?.id, points }],
      comments: "A fine car",
      isSubmitted: true,
      ...sent,
    })
  const declare = async (judgeIndex: number, entry: number) =>
    schema.parse((await show.organizer.rest("POST", `/events/${show.eventId}/conflicts`, pair(judgeIndex, entry))).body)
  const withdraw = ({ id }: { id: number }) => show.organizer.rest("DELETE", `/conflicts/${id}`)
  const sheetOf = (judgeIndex: number, entry: number) =>
    app.services.db.prisma.sheet.findUniqueOrThrow({
      where: { judgeId_entryId: pair(judgeIndex, entry) },
      include: { scores: true },
    })
  const placed = async () =>
    (await get("results")).entries.map(
      ({ votingId, overallPercent, judgeCount }: Record<string, unknown>) =>
        `${votingId} ${overallPercent} ${judgeCount}`,
    )

  it("a submitted sheet is kept and does not count; taken back, everything is as it was, byte for byte", async () => {
    const before = await madeOfSheets(show)
    const sheet = await sheetOf(0, 1)
    expect(await placed()).toEqual(["C2 85 2", "C3 75 2", "C1 65 2"])
    const conflict = await declare(0, 1)
    expect(await placed()).toEqual(["C2 90 1", "C3 75 2", "C1 65 2"])
    expect(await get("results")).toMatchObject({ submittedSheets: 5, expectedSheets: 5, isProvisional: false })
    expect(await get("overview")).toMatchObject({ submittedSheets: 5, expectedSheets: 5, completionPercent: 100 })
    expect(await get("judges")).toMatchObject([
      { submittedEntries: 2, totalEntries: 2, submittedScores: 2, status: "Complete" },
      { submittedEntries: 3, totalEntries: 3 },
    ])
    expect((await get("agreement")).judges).toMatchObject([{ sheets: 2 }, { sheets: 3 }])
    expect(await sheetOf(0, 1)).toEqual({ ...sheet, isSetAside: true })
    expect(await withdraw(conflict)).toMatchObject({ status: 200 })
    expect(await sheetOf(0, 1)).toEqual(sheet)
    expect(await madeOfSheets(show)).toBe(before)
  })

  it("an organizer who dismisses what they declared brings the sheet back too", async () => {
    const before = await madeOfSheets(show)
    await declare(0, 1)
    await show.organizer.rest("POST", `/events/${show.eventId}/conflicts/dismiss`, pair(0, 1))
    expect(await madeOfSheets(show)).toBe(before)
  })

  it.each(["median", "trimmedMean"])(
    "the %s leaves it out, and so does a tie-break that compares sheets",
    async (panelMethod) => {
      const tieBreaks = ["median", "headToHead"]
      await show.organizer.rest("PUT", `/events/${show.eventId}/rules`, { panelMethod, tieBreaks })
      await declare(1, 0)
      expect(await placed()).toEqual(["C2 85 2", "C3 75 2", "C1 60 1"])
    },
  )

  it("nobody is left: the entry has no place, and the review says so", async () => {
    await declare(0, 0)
    await declare(1, 0)
    expect(await placed()).toEqual(["C2 85 2", "C3 75 2", "C1 null 0"])
    await show.organizer.rest("POST", `/events/${show.eventId}/review`, {})
    const { blocking } = await get("review")
    expect(blocking).toMatchObject([
      { kind: "panelShort", sections: [], entryIds: [entryId(0)] },
      { kind: "sectionUncovered", section: 1, entryIds: [entryId(0)] },
    ])
  })

  describe("a save of a judge who has stepped aside", () => {
    beforeEach(async () => {
      await show.organizer.rest("DELETE", `/judges/${judge(0).id}/scores`)
    })

    it("is accepted and set aside, as a draft and submitted, and counts once the conflict is withdrawn", async () => {
      const conflict = await declare(0, 1)
      const before = await get("results")
      const draft = await save(0, 1, 10, { isSubmitted: false })
      expect(draft).toMatchObject({ status: 200, body: { isSetAside: true, stats: { completed: 0, total: 2 } } })
      const saved = await save(0, 1, 20)
      expect(saved).toMatchObject({ status: 200, body: { isSetAside: true, isSubmitted: true } })
      expect(await save(0, 1, 20)).toMatchObject({ status: 200, body: { isSetAside: true } })
      expect(await save(0, 1, 30)).toMatchObject({ status: 409, body: { code: "SCORES_LOCKED" } })
      expect(await save(0, 2, 70)).toMatchObject({ body: { isSetAside: false, stats: { completed: 1, total: 2 } } })
      expect((await placed())[0]).toBe("C2 90 1")
      expect(await get("results")).toMatchObject({ submittedSheets: before.submittedSheets + 1 })
      const { revision } = Object(saved.body)
      await withdraw(conflict)
      expect(await sheetOf(0, 1)).toMatchObject({ revision, isSetAside: false, scores: [{ points: 20 }] })
      expect(await placed()).toContain("C2 55 2")
    })

    it("that waited on a phone meanwhile is neither lost nor counted, and its answer is the first one again", async () => {
      const mutationId = randomUUID()
      const conflict = await declare(0, 0)
      const first = await save(0, 0, 40, { mutationId, baseRevision: 0 })
      expect(first).toMatchObject({ status: 200, body: { isSetAside: true } })
      await withdraw(conflict)
      expect((await save(0, 0, 40, { mutationId, baseRevision: 0 })).body).toEqual(first.body)
      expect(await placed()).toContain("C1 55 2")
    })

    it("asks nobody to confer", async () => {
      await show.organizer.rest("PUT", `/events/${show.eventId}/rules`, { conferAbove: 5 })
      await declare(0, 1)
      await save(0, 1, 10)
      expect((await browser(0).trpc.judge.workspace.query()).talks).toEqual([])
      await save(0, 2, 10)
      expect((await browser(0).trpc.judge.workspace.query()).talks).toMatchObject([{ entryId: entryId(2) }])
    })
  })

  describe("what of it is seen", () => {
    it("a draft is seen by its judge alone", async () => {
      await show.organizer.rest("POST", `/judges/${judge(0).id}/entries/${entryId(0)}/reopen`, {})
      const path = `/judges/${judge(0).id}/entries/${entryId(0)}/scores`
      await save(0, 0, 33, { isSubmitted: false })
      const drafts = async () => {
        const history = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
        const progress = await show.organizer.trpc.judge.progress.query({ judgeId: judge(0).id })
        const explained = await show.organizer.trpc.organizer.explanation.query({ entryId: entryId(0) })
        return {
          ofJudge: (await browser(0).rest("GET", path)).body,
          ofOrganizer: (await show.organizer.rest("GET", path)).body,
          scores: Object.values(await get("scores")).filter((one) => Object(one).points === 33).length,
          history: history.items.filter(({ action }) => action === "sheet.draft-saved").length,
          explained: explained.sheets.filter(({ isSubmitted }) => !isSubmitted).length,
          inProgress: progress.entries.filter(({ hasInProgress }) => hasInProgress).length,
        }
      }
      const shown = [{ points: 33, isSubmitted: false }]
      const seen = { ofOrganizer: shown, scores: 1, history: 1, explained: 1, inProgress: 1 }
      const unseen = { ofOrganizer: [], scores: 0, history: 0, explained: 0, inProgress: 0 }
      expect(await drafts()).toMatchObject({ ofJudge: shown, ...seen })
      const conflict = await declare(0, 0)
      expect(await drafts()).toMatchObject({ ofJudge: shown, ...unseen })
      expect((await browser(0).trpc.judge.workspace.query()).sheets[0]).toMatchObject({ scores: [{ points: 33 }] })
      await withdraw(conflict)
      expect(await drafts()).toMatchObject(seen)
      await declare(0, 0)
      await show.organizer.rest("DELETE", `/judges/${judge(0).id}/scores`)
      expect(await drafts()).toMatchObject(unseen)
    })

    it("the explanation and the list of scores name it, a version has the conflict and no comment of it", async () => {
      await declare(0, 1)
      const explained = await show.organizer.trpc.organizer.explanation.query({ entryId: entryId(1) })
      expect(explained).toMatchObject({
        percent: 90,
        sheets: [
          { judgeName: "Ann", isSubmitted: true, isSetAside: true, percent: null, lackingCriterionIds: [] },
          { judgeName: "Bob", isSetAside: false, percent: 90 },
        ],
        conflicts: [{ judgeName: "Ann", reason: "" }],
        criteria: [{ points: [{ judgeName: "Bob", points: 90 }] }],
      })
      expect(explained.sheets[0]?.story.at(-1)).toMatchObject({ action: "steppedAside", actor: "Olive" })
      const scores = await show.organizer.trpc.organizer.scores.query({ eventId: show.eventId })
      expect(scores.filter(({ isSetAside }) => isSetAside)).toMatchObject([pair(0, 1)])
      await show.organizer.rest("POST", `/events/${show.eventId}/review`, {})
      expect(await show.organizer.rest("POST", `/events/${show.eventId}/publish`, {})).toMatchObject({ status: 201 })
      const version = await get("snapshots/1")
      expect(version).toMatchObject({ format: 2, conflicts: [pair(0, 1)] })
      const comments = version.sheets.map(({ comments }: { comments: string }) => comments)
      expect(comments.toSorted()).toEqual(["", ...Array(5).fill("A fine car")])
    })

    it("sheets that are set aside are not reopened with the others", async () => {
      await declare(0, 1)
      const reopened = await show.organizer.rest("POST", `/events/${show.eventId}/sheets/reopen`, {})
      expect(reopened.body).toMatchObject({ reopenedCount: 5 })
    })
  })

  it("a preview says which sheets are concerned and whose place moves, and saves nothing", async () => {
    const preview = (conflicts: object[]) =>
      show.organizer.rest("POST", `/events/${show.eventId}/rules/preview`, { conflicts })
    const before = await madeOfSheets(show)
    const moved = (entry: number, from: number, to: number | null) => ({ entryId: entryId(entry), from, to })
    expect(await preview([pair(1, 1), pair(0, 2)])).toMatchObject({
      status: 200,
      body: { sheets: 2, moves: [moved(2, 2, 1)] },
    })
    expect((await preview([pair(0, 1), pair(1, 1)])).body).toEqual({
      sheets: 2,
      moves: [moved(2, 2, 1), moved(0, 3, 2), moved(1, 1, null)],
    })
    expect(await madeOfSheets(show)).toBe(before)
    const other = await openShow(app)
    const foreign = { judgeId: other.judges[0]?.id, entryId: other.entries[0]?.id }
    expect(await preview([{ ...pair(0, 0), judgeId: foreign.judgeId }])).toMatchObject({
      status: 400,
      body: { issues: [{ path: ["conflicts", 0, "judgeId"] }] },
    })
    expect(await preview([{ ...pair(0, 0), entryId: foreign.entryId }])).toMatchObject({
      status: 400,
      body: { issues: [{ path: ["conflicts", 0, "entryId"] }] },
    })
  })

  it("the judge's phone and the organizer's screens are told", async () => {
    const port = await listenLocally(app.app)
    const phone = await openViewer(port, browser(0), { procedure: "judge.live" })
    const dashboard = await openViewer(port, show.organizer, {
      procedure: "organizer.live",
      input: { eventId: show.eventId },
    })
    await phone.next()
    const { versions: known } = await dashboard.next()
    const conflict = await declare(0, 1)
    const told = (await dashboard.next()).versions
    expect(told.setupVersion).toBeGreaterThan(known.setupVersion ?? 0)
    expect(told.resultsVersion).toBeGreaterThan(known.resultsVersion ?? 0)
    expect((await phone.next()).versions.workspaceVersion).toBe(told.setupVersion)
    expect((await browser(0).trpc.judge.workspace.query()).conflicts).toEqual([conflict])
    phone.close()
    dashboard.close()
  })
})
