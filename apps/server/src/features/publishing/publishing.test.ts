import { randomUUID } from "node:crypto"
import type { Review } from "@rosette/contract/publishing"
import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { jpeg } from "../../../test/scenes/pictures.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"
import { uploadImage } from "../../../test/upload.ts"
import { verifyEvent } from "../history/verify-event.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let judge: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
    const [ada] = show.judges
    if (!ada) throw new Error("The show has a judge.")
    judge = await asJudge(app, ada)
  })

  const judgeId = () => show.judges[0]?.id ?? 0
  const entryIds = () => show.entries.map(({ id }) => id)
  const sheet = (entry: number, points: number, mutationId?: string) => ({
    entryId: entryIds()[entry] ?? 0,
    scores: show.criteria.map(({ id }) => ({ criterionId: id, points })),
    isSubmitted: true,
    mutationId,
  })
  const save = (...args: Parameters<typeof sheet>) => judge.rest("POST", `/judges/${judgeId()}/scores`, sheet(...args))
  const judgeAll = async () => {
    await save(0, 9)
    await save(1, 5)
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const organize = (name: string, input: Input = {}) =>
      call(show.organizer, `organizer.${name}` as ProcedurePath, { eventId: show.eventId, ...input })
    const review = async () => (await organize("review")).body as Review

    it("the states follow each other, and a call in another state is refused", async () => {
      const reason = "A sheet was read wrong"
      const refused = { status: 409, body: { code: "WRONG_RESULTS_STATE" } }
      await judgeAll()
      for (const name of ["endReview", "publish"]) expect(await organize(name)).toMatchObject(refused)
      for (const name of ["amend", "reopenResults"]) expect(await organize(name, { reason })).toMatchObject(refused)

      expect(await organize("startReview")).toMatchObject({ status: 200, body: { state: "review", blocking: [] } })
      expect(await organize("startReview")).toMatchObject(refused)
      expect(await organize("amend", { reason })).toMatchObject(refused)
      expect(await organize("endReview")).toMatchObject({ status: 200, body: { state: "open" } })
      await organize("startReview")
      const first = await organize("publish")
      expect(first).toMatchObject({ status: 201, body: { version: 1, publishedBy: "Olive", reason: "" } })

      for (const name of ["startReview", "endReview", "publish"]) expect(await organize(name)).toMatchObject(refused)
      expect(await organize("amend", { reason })).toMatchObject(refused)
      expect(await organize("waive", { kind: "tieOpen", key: "any", reason })).toMatchObject(refused)
      expect(await organize("reopenResults", { reason })).toMatchObject({ status: 200, body: { state: "review" } })
      expect(await organize("publish")).toMatchObject(refused)
      const second = await organize("amend", { reason })
      expect(second).toMatchObject({ status: 201, body: { version: 2, publishedBy: "Olive", reason } })
      expect(await organize("snapshots")).toEqual({ status: 200, body: [first.body, second.body] })
      expect(await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })).toMatchObject({
        resultsState: "published",
      })
    })

    it("a blank reason is refused", async () => {
      for (const name of ["amend", "reopenResults"])
        expect(await organize(name, { reason: "  " })).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    })

    it("what prevents publishing is listed, and publishing refuses until it is waived", async () => {
      await save(0, 9)
      await organize("startReview")
      const missing = { kind: "sheetMissing", judgeId: judgeId(), entryIds: [entryIds()[1]], isWaived: false }
      const { blocking } = await review()
      expect(blocking).toEqual([{ ...missing, key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
      expect(await organize("publish")).toMatchObject({ status: 409, body: { code: "NOT_READY", blocking } })

      const key = blocking[0]?.key
      const reason = "Went home ill"
      expect(await organize("waive", { kind: "sheetMissing", key: "another", reason })).toMatchObject({ status: 404 })
      expect(await organize("waive", { kind: "tieOpen", key, reason })).toMatchObject({ status: 404 })
      const waived = { state: "review", blocking: [{ ...missing, key, isWaived: true }] }
      expect(await organize("waive", { kind: "sheetMissing", key, reason })).toEqual({ status: 200, body: waived })
      expect(await organize("waive", { kind: "sheetMissing", key, reason: "Again" })).toMatchObject({ status: 200 })
      expect(await app.services.db.prisma.waiver.findMany({ where: { eventId: show.eventId } })).toMatchObject([
        { kind: "sheetMissing", waivedKey: key, reason, waivedBy: "Olive" },
      ])
      expect(await review()).toEqual(waived)
      expect(await organize("publish")).toMatchObject({ status: 201 })
    })

    it("a further missing sheet voids the waiver", async () => {
      await save(0, 9)
      await organize("startReview")
      const { blocking } = await review()
      await organize("waive", { kind: "sheetMissing", key: blocking[0]?.key, reason: "Went home ill" })
      await organize("reopenSheet", { judgeId: judgeId(), entryId: entryIds()[0] })
      expect(await review()).toMatchObject({ blocking: [{ entryIds: entryIds(), isWaived: false }] })
      expect(await organize("publish")).toMatchObject({ status: 409, body: { code: "NOT_READY" } })
    })

    it("results that have changed since their version was shown are not published", async () => {
      const shown = async () => ({ resultsVersion: ((await organize("results")).body as { version: number }).version })
      const changeMethod = (panelMethod: string) => organize("updateRules", { panelMethod })
      const changed = { status: 409, body: { code: "TIE_CHANGED" } }
      await judgeAll()
      await organize("startReview")
      const seen = await shown()
      await changeMethod("median")
      expect(await organize("publish", seen)).toMatchObject(changed)
      expect(await organize("publish", await shown())).toMatchObject({ status: 201 })
      await organize("reopenResults", { reason: "Wrong method" })
      const before = await shown()
      await changeMethod("mean")
      const reason = "Right method"
      expect(await organize("amend", { reason, ...before })).toMatchObject(changed)
      expect(await organize("snapshots")).toMatchObject({ body: [{ version: 1 }] })
      expect(await organize("amend", { reason, ...(await shown()) })).toMatchObject({ status: 201 })
    })

    it("content that has changed since it was shown is not published, also where no result has changed", async () => {
      const { eventId, organizer } = show
      const [entryId] = entryIds()
      await judgeAll()
      const { id: classId } = await organizer.trpc.organizer.createClass.mutate({ eventId, name: "Early" })
      await organize("startReview")
      const shown = async () => {
        const { contentSha256 } = (await organize("review", { includes: "content" })).body as Review
        expect(contentSha256).toMatch(/^[0-9a-f]{64}$/)
        return { contentSha256 }
      }
      const winner = { eventId, entryId: entryId ?? 0, winnerType: "overall", confirmedBy: "Olive" } as const
      const changes: [string, () => Promise<unknown>][] = [
        ["a confirmed winner", () => organizer.trpc.awards.confirmWinner.mutate(winner)],
        ["a class", () => organizer.trpc.organizer.updateClass.mutate({ classId, name: "Pre-1960" })],
        ["a photo", async () => uploadImage(app, organizer, entryId, await jpeg())],
        ["an award", () => organizer.trpc.awards.create.mutate({ eventId, name: "Harbour Cup" })],
        ["the event", () => organizer.trpc.organizer.updateEvent.mutate({ eventId, location: "Pier 3" })],
      ]
      for (const [what, change] of changes) {
        const seen = await shown()
        await change()
        const answer = await organize("publish", seen)
        expect([what, answer]).toMatchObject([what, { status: 409, body: { code: "TIE_CHANGED" } }])
      }
      const seen = await shown()
      await organize("updatePublicPage", { isOn: true })
      expect(await organize("publish", seen)).toMatchObject({ status: 201 })
      expect(await organize("reopenResults", { reason: "A name was wrong" })).toMatchObject({ status: 200 })
      const amended = { reason: "The name is right" }
      expect(await organize("amend", { ...amended, contentSha256: "0".repeat(64) })).toMatchObject({ status: 409 })
      expect(await organize("amend", { ...amended, ...(await shown()) })).toMatchObject({ status: 201 })
    })

    it("a phone that still holds sheets prevents it", async () => {
      await judgeAll()
      await judge.rest("POST", "/judge/report", { waitingSheets: 2 })
      expect(await review()).toMatchObject({
        blocking: [{ kind: "sheetWaiting", judgeId: judgeId(), waitingSheets: 2 }],
      })
    })

    it("a waiver of a phone's sheets holds whatever number the phone reports next", async () => {
      await judgeAll()
      await judge.rest("POST", "/judge/report", { waitingSheets: 2 })
      await organize("startReview")
      const [line] = (await review()).blocking
      await organize("waive", { kind: "sheetWaiting", key: line?.key, reason: "The phone is lost" })
      await judge.rest("POST", "/judge/report", { waitingSheets: 1 })
      expect(await review()).toMatchObject({ blocking: [{ waitingSheets: 1, isWaived: true }] })
      expect(await organize("publish")).toMatchObject({ status: 201 })
    })

    it("published results are never provisional; what was waived is counted, without judges who were added later", async () => {
      await save(0, 9)
      expect((await organize("results")).body).toMatchObject({ isProvisional: true })
      await organize("startReview")
      for (const { kind, key } of (await review()).blocking) await organize("waive", { kind, key, reason: "Went home" })
      expect(await organize("publish")).toMatchObject({ status: 201 })
      await organize("createJudge", { name: "Zoe" })
      const missing = show.entries.length - 1
      expect((await organize("results")).body).toMatchObject({ isProvisional: false })
      for (const query of ["overview", "outstanding"] as const)
        expect((await organize(query)).body).toMatchObject({ isProvisional: false, waivedSheets: missing })
      await organize("reopenResults", { reason: "Too early" })
      const { body } = await organize("overview")
      expect(body).toMatchObject({ isProvisional: true })
      expect(body).not.toHaveProperty("waivedSheets")
    })

    it("outside open judging judges can neither save nor sign in; an earlier answer is repeated", async () => {
      const mutationId = randomUUID()
      const { body: before } = await save(0, 9, mutationId)
      await organize("startReview")
      const closed = { status: 403, body: { code: "EVENT_CLOSED" } }
      const { accessCode } = show.judges[0] ?? {}
      const signIns = [{ accessCode }, { judgeName: "Ada", passcode: show.passcode }]
      const outside = async () => {
        expect(await save(1, 5)).toMatchObject(closed)
        expect(await save(0, 9, mutationId)).toMatchObject({ status: 200, body: before })
        for (const details of signIns)
          expect(await app.browser().rest("POST", "/judges/login", details)).toMatchObject(closed)
        expect((await judge.rest("GET", "/judge/workspace")).body).toMatchObject({ event: { isActive: false } })
        expect((await judge.rest("GET", `/events/${show.eventId}`)).body).toMatchObject({ isActive: false })
        const { body } = await organize("event")
        expect(body).toMatchObject({ isActive: true })
      }
      await outside()
      await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { resultsState: "published" } })
      await outside()
      await organize("reopenResults", { reason: "Too early" })
      await organize("endReview")
      expect(await save(1, 5)).toMatchObject({ status: 200 })
      expect((await judge.rest("GET", "/judge/workspace")).body).toMatchObject({ event: { isActive: true } })
    })

    it("the history records who did what, and its chain is valid", async () => {
      await save(0, 9)
      await organize("startReview")
      const { blocking } = await review()
      await organize("waive", { kind: "sheetMissing", key: blocking[0]?.key, reason: "Went home ill" })
      const { body: line } = await organize("publish")
      await organize("reopenResults", { reason: "Too early" })
      await organize("endReview")
      const { body } = await organize("history")
      const { items } = body as { items: { action: string; actor: string; after: unknown }[] }
      const { version, sha256 } = line as { version: number; sha256: string }
      expect(items.slice(0, 5).reverse()).toMatchObject([
        { action: "results.review-started", actor: "Olive", after: { state: "review" } },
        { action: "results.waived", after: { judge: "Ada", votingIds: ["2"], reason: "Went home ill" } },
        { action: "results.published", after: { version, sha256 } },
        { action: "results.taken-back", after: { state: "review", reason: "Too early" } },
        { action: "results.review-ended", after: { state: "open" } },
      ])
      expect(await verifyEvent(app.services.db.read, show.eventId)).toMatchObject({ misfit: null })
    })
  })

  it("two people who publish at once make one version", async () => {
    await judgeAll()
    const { organizer, eventId } = show
    await organizer.rest("POST", `/events/${eventId}/review`)
    const answers = await Promise.all([1, 2].map(() => organizer.rest("POST", `/events/${eventId}/publish`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await app.services.db.prisma.snapshot.count({ where: { eventId } })).toBe(1)
  })
})
