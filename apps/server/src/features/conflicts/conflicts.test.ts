import { randomUUID } from "node:crypto"
import { conflict as schema } from "@rosette/contract/conflicts"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let ada: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [100], votingIds: ["C1", "C2"], judges: ["Ada", "Owner C2"] })
    ada = await asJudge(app, judge(0))
  })

  const judge = (index: number) => show.judges[index] ?? expect.fail()
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const pair = (judgeIndex: number, entryIndex: number) => {
    return { judgeId: judge(judgeIndex).id, entryId: entryId(entryIndex) }
  }
  const stepAside = (sent: object = {}) => ada.rest("POST", "/judge/conflicts", { entryId: entryId(0), ...sent })
  const add = (sent: object) => show.organizer.rest("POST", `/events/${show.eventId}/conflicts`, sent)
  const list = () => show.organizer.trpc.organizer.conflicts.query({ eventId: show.eventId })
  const versions = () =>
    app.services.db.prisma.event.findUniqueOrThrow({
      where: { id: show.eventId },
      select: { changeVersion: true, resultsVersion: true, setupVersion: true },
    })
  const lastLine = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items[0]

  describe("a judge", () => {
    it("steps aside, and again: the first declaration stands", async () => {
      const before = await versions()
      const first = await stepAside({ reason: "That is my brother's car" })
      const body = schema.parse(first.body)
      expect([first.status, body]).toEqual([
        201,
        {
          id: body.id,
          ...pair(0, 0),
          reason: "That is my brother's car",
          source: "judge",
          by: "Ada",
          at: body.at,
          state: "active",
        },
      ])
      const after = await versions()
      expect(after.setupVersion).toBe(before.changeVersion + 1)
      expect(after.resultsVersion).toBe(before.resultsVersion + 1)
      expect(await lastLine()).toMatchObject({
        actor: "Ada",
        role: "judge",
        action: "conflict.declared",
        subject: "Judge Ada · Entry C1 · Car C1",
        after: { source: "judge", reason: "That is my brother's car" },
      })
      const again = await stepAside({ reason: "Another reason" })
      expect([again.status, again.body]).toEqual([200, body])
      expect(await versions()).toEqual(after)
      expect((await list()).conflicts).toEqual([body])
    })

    it("gets the first answer to an attempt again, also when it was withdrawn or judging has closed since", async () => {
      const mutationId = randomUUID()
      const first = await stepAside({ mutationId })
      const { id } = schema.parse(first.body)
      await show.organizer.rest("DELETE", `/conflicts/${id}`)
      await show.organizer.rest("POST", `/events/${show.eventId}/review`, {})
      const again = await stepAside({ mutationId })
      expect(again).toMatchObject({ status: 200, body: { id, state: "withdrawn" } })
      expect(await stepAside({ mutationId, reason: "Other" })).toMatchObject({ body: { code: "MUTATION_ID_REUSED" } })
      expect((await list()).conflicts).toHaveLength(1)
    })

    it("withdraws an own declaration, and may declare it again", async () => {
      const { id } = schema.parse((await stepAside()).body)
      const withdrawn = await ada.rest("DELETE", `/judge/conflicts/${id}`)
      expect(withdrawn).toMatchObject({ status: 200, body: { id, state: "withdrawn" } })
      expect(await lastLine()).toMatchObject({ action: "conflict.withdrawn", before: { source: "judge" } })
      const before = await versions()
      expect(await ada.rest("DELETE", `/judge/conflicts/${id}`)).toMatchObject({ status: 200, body: withdrawn.body })
      expect(await versions()).toEqual(before)
      expect(await stepAside()).toMatchObject({ status: 201, body: { state: "active" } })
      expect((await list()).conflicts).toMatchObject([{ state: "withdrawn" }, { state: "active" }])
    })

    it("cannot take back what the organizer entered, or what follows a submitted sheet", async () => {
      const refused = {
        status: 403,
        body: {
          code: "STEPPED_ASIDE",
          error: "Only the organizer can take this back: you had submitted a sheet, or the organizer has entered it.",
        },
      }
      const entered = schema.parse((await add(pair(0, 1))).body)
      expect(await ada.rest("DELETE", `/judge/conflicts/${entered.id}`)).toMatchObject(refused)
      const own = schema.parse((await stepAside()).body)
      const sheet = { criteria: show.criteria, points: [80], isSubmitted: true }
      await layDownSheet(app.services.db, { eventId: show.eventId, ...pair(0, 0) }, sheet)
      expect(await ada.rest("DELETE", `/judge/conflicts/${own.id}`)).toMatchObject(refused)
      expect((await list()).conflicts).toMatchObject([{ state: "active" }, { state: "active" }])
    })

    it("cannot see or withdraw another judge's conflict, and finds no entry of another event", async () => {
      const { id } = schema.parse((await add(pair(1, 0))).body)
      const other = await openShow(app)
      const notFound = { status: 404, body: { code: "NOT_FOUND" } }
      expect(await ada.rest("DELETE", `/judge/conflicts/${id}`)).toMatchObject(notFound)
      expect(await stepAside({ entryId: other.entries[0]?.id })).toMatchObject(notFound)
    })

    it.each<[string, () => Promise<unknown>]>([
      ["in review", () => show.organizer.rest("POST", `/events/${show.eventId}/review`, {})],
      ["inactive", () => show.organizer.rest("PUT", `/events/${show.eventId}`, { isActive: false })],
    ])("is refused while the event is %s; the organizer is not", async (_, close) => {
      const { id } = schema.parse((await stepAside()).body)
      await close()
      const closed = { status: 403, body: { code: "EVENT_CLOSED" } }
      expect(await stepAside({ entryId: entryId(1) })).toMatchObject(closed)
      expect(await ada.rest("DELETE", `/judge/conflicts/${id}`)).toMatchObject(closed)
      expect(await add(pair(0, 1))).toMatchObject({ status: 201 })
      expect(await show.organizer.rest("DELETE", `/conflicts/${id}`)).toMatchObject({ status: 200 })
    })
  })

  it("a judge's workspace has their own conflicts that are active, and nobody else's", async () => {
    expect(await ada.trpc.judge.workspace.query()).toMatchObject({ conflicts: [] })
    const own = await stepAside()
    const entered = await add({ ...pair(0, 1), reason: "Brothers" })
    await add(pair(1, 0))
    expect((await ada.trpc.judge.workspace.query()).conflicts).toEqual([own.body, entered.body])
    await show.organizer.rest("DELETE", `/conflicts/${schema.parse(entered.body).id}`)
    expect((await ada.trpc.judge.workspace.query()).conflicts).toEqual([own.body])
  })

  describe("the organizer", () => {
    it("declares a conflict once, and withdraws it", async () => {
      const first = await add({ ...pair(0, 0), reason: "Brothers" })
      expect(first).toMatchObject({
        status: 201,
        body: { source: "organizer", by: "Olive", reason: "Brothers", state: "active" },
      })
      expect(await add(pair(0, 0))).toMatchObject({ status: 200, body: first.body })
      const { id } = schema.parse(first.body)
      expect(await show.organizer.rest("DELETE", `/conflicts/${id}`)).toMatchObject({
        status: 200,
        body: { id, state: "withdrawn" },
      })
      expect(await lastLine()).toMatchObject({
        actor: "Olive",
        role: "organizer",
        action: "conflict.withdrawn",
        before: { source: "organizer", reason: "Brothers" },
      })
    })

    it("is told of a judge or an entry that is not of the event", async () => {
      const other = await openShow(app)
      const notFound = { status: 404, body: { code: "NOT_FOUND" } }
      expect(await add({ ...pair(0, 0), judgeId: other.judges[0]?.id })).toMatchObject(notFound)
      expect(await add({ ...pair(0, 0), entryId: other.entries[0]?.id })).toMatchObject(notFound)
      expect(await add({ ...pair(0, 0), reason: "x".repeat(501) })).toMatchObject({ status: 400 })
    })

    it("is proposed an owner with the judge's name, until it is declared or dismissed", async () => {
      const proposed = [{ ...pair(1, 1), why: "sameName" }]
      expect(await list()).toEqual({ conflicts: [], proposed })
      const { id } = schema.parse((await add(pair(1, 1))).body)
      expect((await list()).proposed).toEqual([])
      await show.organizer.rest("DELETE", `/conflicts/${id}`)
      expect((await list()).proposed).toEqual(proposed)
      const before = await versions()
      const dismissed = await dismiss(pair(1, 1))
      expect(dismissed).toMatchObject({ status: 200, body: { ...pair(1, 1), state: "dismissed", source: "organizer" } })
      expect(await lastLine()).toMatchObject({
        action: "conflict.dismissed",
        subject: "Judge Owner C2 · Entry C2 · Car C2",
      })
      expect(await versions()).toEqual({ ...before, changeVersion: before.changeVersion + 1 })
      expect(await dismiss(pair(1, 1))).toMatchObject({ status: 200, body: dismissed.body })
      expect(await list()).toMatchObject({ conflicts: [{ state: "withdrawn" }, { state: "dismissed" }], proposed: [] })
      await show.organizer.rest("DELETE", `/conflicts/${schema.parse(dismissed.body).id}`)
      expect((await list()).proposed).toEqual(proposed)
    })

    it("dismisses what an organizer declared, never what the judge has declared", async () => {
      await add(pair(0, 1))
      expect(await dismiss(pair(0, 1))).toMatchObject({ status: 200, body: { state: "dismissed" } })
      const own = await stepAside()
      expect(await dismiss(pair(0, 0))).toMatchObject({ status: 200, body: own.body })
      expect(await dismiss({ judgeId: judge(0).id, entryId: 2_000_000_000 })).toMatchObject({ status: 404 })
    })

    it("may declare what was dismissed", async () => {
      await dismiss(pair(0, 0))
      expect(await add(pair(0, 0))).toMatchObject({ status: 201, body: { state: "active" } })
      expect((await list()).conflicts).toMatchObject([{ state: "withdrawn" }, { state: "active" }])
    })

    const dismiss = (sent: object) => show.organizer.rest("POST", `/events/${show.eventId}/conflicts/dismiss`, sent)
  })
})
