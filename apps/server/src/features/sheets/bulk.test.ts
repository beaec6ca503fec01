import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

const NOTHING_REOPENED = { reopenedCount: 0, version: null }

bothDatabases((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let other: Show
  beforeAll(async () => {
    app = await startApp()
    other = await openShow(app)
  })
  /** Ann and Bob have submitted 1 and 2, Ann a draft for 3. Sheets of 2 lack Sound, which applies to it alone. */
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10], votingIds: ["1", "2", "3"], judges: ["Ann", "Bob"] })
    const { eventId, organizer, criteria } = show
    for (const { id: judgeId, name } of show.judges)
      for (const { id: entryId, votingId } of show.entries) {
        if (votingId === "3" && name === "Bob") continue
        const sheet = { criteria, points: [7], isSubmitted: votingId !== "3" }
        await layDownSheet(app.services.db, { eventId, judgeId, entryId }, sheet)
      }
    await organizer.trpc.organizer.updateEntry.mutate({ entryId: entry("2"), participatesInSound: true })
    await organizer.trpc.organizer.createCriterion.mutate({ eventId, name: "Sound", order: 2, requiresSound: true })
  })

  const entry = (votingId: string) => show.entries.find((one) => one.votingId === votingId)?.id ?? 0
  const judge = (name: string) => show.judges.find((one) => one.name === name)?.id ?? 0
  const sound = async () =>
    (await show.organizer.trpc.organizer.criteria.query({ eventId: show.eventId })).find(({ name }) => name === "Sound")
      ?.id ?? 0
  const results = async () => (await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })).entries
  const versionsOf = async (name: string) => {
    const { newsVersion, sheetsVersion } = await app.services.db.prisma.judge.findUniqueOrThrow({
      where: { id: judge(name) },
    })
    const event = await app.services.db.prisma.event.findUniqueOrThrow({ where: { id: show.eventId } })
    // Only clearing removes sheets: from this version a phone knows whether the server has lost one.
    expect(sheetsVersion).toBe(0)
    return { isNews: newsVersion === event.changeVersion, ...event }
  }
  const workspaceOf = async (name: string) => {
    const phone = await asJudge(app, { id: judge(name), eventId: show.eventId, name })
    return phone.trpc.judge.workspace.query()
  }
  const stateOf = async () =>
    (await app.services.db.prisma.sheet.findMany({ where: { eventId: show.eventId }, include: { judge: true } }))
      .map(({ judge: { name }, entryId, isSubmitted, isAsked }) => {
        const votingId = show.entries.find(({ id }) => id === entryId)?.votingId
        return `${name} ${votingId} ${isSubmitted ? "in" : "draft"}${isAsked ? " asked" : ""}`
      })
      .sort()
      .join(", ")

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const ask = (procedure: "organizer.reopenSheets" | "organizer.askToComplete", which: Input = {}) =>
      call(show.organizer, procedure, { eventId: show.eventId, ...which })

    it.each<[string, () => Promise<Input>, number, string, Input]>([
      [
        "all of them",
        async () => ({}),
        4,
        "Ann 1 draft, Ann 2 draft, Ann 3 draft, Bob 1 draft, Bob 2 draft",
        { sheets: { Ann: ["1", "2"], Bob: ["1", "2"] } },
      ],
      [
        "those of a judge",
        async () => ({ judgeId: judge("Ann") }),
        2,
        "Ann 1 draft, Ann 2 draft, Ann 3 draft, Bob 1 in, Bob 2 in",
        { judge: "Judge Ann", sheets: { Ann: ["1", "2"] } },
      ],
      [
        "those of an entry",
        async () => ({ entryId: entry("1") }),
        2,
        "Ann 1 draft, Ann 2 in, Ann 3 draft, Bob 1 draft, Bob 2 in",
        { entry: "Entry 1 · Car 1", sheets: { Ann: ["1"], Bob: ["1"] } },
      ],
      [
        "those that lack a criterion",
        async () => ({ criterionId: await sound() }),
        2,
        "Ann 1 in, Ann 2 draft, Ann 3 draft, Bob 1 in, Bob 2 draft",
        { criterion: "Criterion Sound", sheets: { Ann: ["2"], Bob: ["2"] } },
      ],
      [
        "the one that all of it fits",
        async () => ({ judgeId: judge("Bob"), entryId: entry("2"), criterionId: await sound() }),
        1,
        "Ann 1 in, Ann 2 in, Ann 3 draft, Bob 1 in, Bob 2 draft",
        { sheets: { Bob: ["2"] } },
      ],
    ])("reopens %s, and one line of the history lists them", async (_, which, reopenedCount, state, told) => {
      const body = await which()
      const answer = await ask("organizer.reopenSheets", body)
      const { changeVersion: version } = await versionsOf("Ann")
      expect(answer).toEqual({ status: 200, body: { reopenedCount, version } })
      expect(await stateOf()).toBe(state)
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({
        action: "sheets.reopened",
        subject: reopenedCount === 1 ? "1 sheet" : `${reopenedCount} sheets`,
        after: { reopened: reopenedCount, ...told },
      })
      expect(items[1]?.action).toBe("criterion.created")
    })

    it("removes reopened sheets from the results, and notifies their judges", async () => {
      const { isNews: before } = await versionsOf("Bob")
      expect(before).toBe(false)
      await ask("organizer.reopenSheets", { entryId: entry("1") })
      expect((await results()).find(({ votingId }) => votingId === "1")).toMatchObject({ judgeCount: 0, rank: null })
      expect((await versionsOf("Ann")).isNews).toBe(true)
      expect((await versionsOf("Bob")).isNews).toBe(true)
    })

    it("asks judges to complete what their sheets lack, until they have", async () => {
      const { resultsVersion } = await versionsOf("Ann")
      expect(await ask("organizer.askToComplete")).toEqual({ status: 200, body: { askedCount: 2 } })
      expect(await stateOf()).toBe("Ann 1 in, Ann 2 in asked, Ann 3 draft, Bob 1 in, Bob 2 in asked")
      expect(await versionsOf("Ann")).toMatchObject({ isNews: true, resultsVersion })
      const { sheets } = await workspaceOf("Ann")
      expect(sheets.filter(({ isAsked }) => isAsked).map(({ entryId }) => entryId)).toEqual([entry("2")])
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({ action: "sheets.asked", after: { sheets: { Ann: ["2"], Bob: ["2"] } } })

      const before = await everythingIn(app.services.db)
      expect(await ask("organizer.askToComplete")).toEqual({ status: 200, body: { askedCount: 2 } })
      expect(await everythingIn(app.services.db)).toEqual(before)

      const phone = await asJudge(app, { id: judge("Ann"), eventId: show.eventId, name: "Ann" })
      const scores = [
        { criterionId: show.criteria[0]?.id ?? 0, points: 7 },
        { criterionId: await sound(), points: 3 },
      ]
      const sheet = { judgeId: judge("Ann"), entryId: entry("2"), scores, comments: "", isSubmitted: true }
      await phone.trpc.judge.saveSheet.mutate(sheet)
      expect(await stateOf()).toBe("Ann 1 in, Ann 2 in, Ann 3 draft, Bob 1 in, Bob 2 in asked")
    })

    it("shows nobody as asked once nothing is missing", async () => {
      await ask("organizer.askToComplete", { judgeId: judge("Ann") })
      await call(show.organizer, "organizer.deleteCriterion", { criterionId: await sound() })
      expect((await workspaceOf("Ann")).sheets.map(({ isAsked }) => isAsked)).toEqual([false, false, false])
    })

    it("changes nothing if no sheet matches", async () => {
      const before = await everythingIn(app.services.db)
      const nothing = { judgeId: judge("Bob"), entryId: entry("3") }
      expect(await ask("organizer.reopenSheets", nothing)).toEqual({ status: 200, body: NOTHING_REOPENED })
      const criterionId = show.criteria[0]?.id
      expect(await ask("organizer.reopenSheets", { criterionId })).toEqual({ status: 200, body: NOTHING_REOPENED })
      expect(await ask("organizer.askToComplete", nothing)).toEqual({ status: 200, body: { askedCount: 0 } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it.each<[string, () => Input]>([
      ["a judge", () => ({ judgeId: other.judges[0]?.id })],
      ["an entry", () => ({ entryId: other.entries[0]?.id })],
      ["a criterion", () => ({ criterionId: other.criteria[0]?.id })],
    ])("finds nothing of %s of another event", async (_, which) => {
      const before = await everythingIn(app.services.db)
      for (const procedure of ["organizer.reopenSheets", "organizer.askToComplete"] as const)
        expect(await ask(procedure, which())).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })
})
