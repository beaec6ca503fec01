import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { type Answer, doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let ada: { id: number; eventId: number; name: string; accessCode: string }
  let bob: typeof ada
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 10], votingIds: ["1", "2", "3"], judges: ["Ada", "Bob"] })
    const [first, second] = show.judges
    if (!first || !second) throw new Error("The show has two judges")
    ada = first
    bob = second
  })

  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const give = (judge: { id: number }, entry: number, points: number[], isSubmitted: boolean) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: judge.id, entryId: entryId(entry) },
      { criteria: show.criteria, points, isSubmitted },
    )
  const lastLine = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 1 })).items[0]
  const percents = async () =>
    (await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })).entries.map(
      ({ votingId, overallPercent, judgeCount }) => `${votingId}: ${overallPercent} by ${judgeCount}`,
    )
  const codeOf = (answer: Answer) => (answer.body as { accessCode: string }).accessCode

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("a judge whom an older version stored with another key is known by that name", async () => {
      const stored = { name: "Seán O’Brien", nameKey: "seán o’brien" }
      await app.services.db.prisma.judge.update({ where: { id: ada.id }, data: stored })
      const again = { eventId: show.eventId, name: "SEÁN O'BRIEN" }
      expect(await call(show.organizer, "organizer.createJudge", again)).toMatchObject({ status: 409 })
    })

    it("a judge is renamed; code, sheets and session stay, and the history has both names", async () => {
      await give(ada, 0, [5, 5], true)
      const phone = await asJudge(app, ada)
      const before = await percents()
      const renamed = await call(show.organizer, "organizer.renameJudge", { judgeId: ada.id, name: " Ada Lovelace" })
      expect(renamed).toMatchObject({
        status: 200,
        body: { id: ada.id, name: "Ada Lovelace", accessCode: ada.accessCode },
      })
      expect((await phone.trpc.session.current.query()).judge?.judge.name).toBe("Ada Lovelace")
      expect(await percents()).toEqual(before)
      expect(await lastLine()).toMatchObject({
        action: "judge.renamed",
        subject: "Judge Ada",
        before: { name: "Ada" },
        after: { name: "Ada Lovelace" },
      })
    })

    it("a judge may keep the own name in another spelling, and not take another's", async () => {
      const rename = (name: string) => call(show.organizer, "organizer.renameJudge", { judgeId: ada.id, name })
      expect(await rename("ADA")).toMatchObject({ status: 200, body: { name: "ADA" } })
      expect(await rename("bob")).toMatchObject({ status: 409, body: { code: "JUDGE_NAME_TAKEN" } })
      expect((await rename(" ")).status).toBe(400)
    })

    it("adds a judge with an access code of eight characters without look-alikes", async () => {
      const answer = await call(show.organizer, "organizer.createJudge", { eventId: show.eventId, name: " Grace " })
      expect(answer).toMatchObject({
        status: 201,
        body: {
          name: "Grace",
          isActive: true,
          accessCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
          totalEntries: 3,
          totalScores: 0,
          percent: 0,
          status: "Not Started",
          lastSeenAt: null,
        },
      })
      expect(await lastLine()).toMatchObject({
        action: "judge.added",
        subject: "Judge Grace",
        after: { name: "Grace" },
      })
    })

    it.each([" ADA ", "A\u200bda"])(
      "refuses a name that a judge of the event has, whatever its form: %j",
      async (name) => {
        const before = await everythingIn(app.services.db)
        const answer = await call(show.organizer, "organizer.createJudge", { eventId: show.eventId, name })
        expect(answer).toMatchObject({ status: 409, body: { code: "JUDGE_NAME_TAKEN" } })
        expect(await everythingIn(app.services.db)).toEqual(before)
      },
    )

    it("allows a judge the name of another event's judge", async () => {
      const other = await openShow(app, { name: "Other Show", judges: [] })
      const answer = await call(other.organizer, "organizer.createJudge", { eventId: other.eventId, name: "Ada" })
      expect(answer.status).toBe(201)
    })

    it("shows each judge's progress: Not Started, In Progress with any score, Complete at 100 %", async () => {
      const { organizer, eventId } = show
      await organizer.trpc.organizer.createJudge.mutate({ eventId, name: "Cy" })
      for (const entry of [0, 1, 2]) await give(ada, entry, [5, 6], true)
      await give(bob, 0, [5, 6], true)
      await give(bob, 1, [5], false)
      const { body } = await call(organizer, "organizer.judges", { eventId })
      expect(body).toMatchObject([
        {
          name: "Ada",
          totalScores: 6,
          submittedScores: 6,
          submittedEntries: 3,
          draftEntries: 0,
          percent: 100,
          status: "Complete",
        },
        {
          name: "Bob",
          totalScores: 3,
          submittedScores: 2,
          submittedEntries: 1,
          draftEntries: 1,
          percent: 33,
          status: "In Progress",
        },
        {
          name: "Cy",
          totalScores: 0,
          submittedScores: 0,
          submittedEntries: 0,
          draftEntries: 0,
          percent: 0,
          status: "Not Started",
        },
      ])
    })

    it("renews a code: the old one and every session of the judge stop working at once", async () => {
      const device = await asJudge(app, ada)
      expect((await call(device, "organizer.entries", { eventId: show.eventId })).status).toBe(200)
      const before = await app.services.db.prisma.judge.findUniqueOrThrow({ where: { id: ada.id } })
      const answer = await call(show.organizer, "organizer.regenerateCode", { judgeId: ada.id })
      expect(answer.status).toBe(200)
      const after = await app.services.db.prisma.judge.findUniqueOrThrow({ where: { id: ada.id } })
      expect(after.accessCode).toBe(codeOf(answer))
      expect([after.accessCode, after.sessionId]).not.toContain(before.accessCode)
      expect(after.sessionId).not.toBe(before.sessionId)
      expect((await call(device, "organizer.entries", { eventId: show.eventId })).status).toBe(401)
      const line = await lastLine()
      expect(line).toMatchObject({ action: "judge.code-renewed", subject: "Judge Ada", before: null, after: null })
    })

    it("clears a judge's scores, also drafts, and only theirs; counted in scores", async () => {
      await give(ada, 0, [10, 10], true)
      await give(ada, 1, [3], false)
      await give(bob, 0, [4, 4], true)
      expect(await percents()).toEqual(["1: 70 by 2", "2: null by 0", "3: null by 0"])
      const answer = await call(show.organizer, "organizer.clearScores", { judgeId: ada.id })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 3 } })
      expect(await percents()).toEqual(["1: 40 by 1", "2: null by 0", "3: null by 0"])
      expect(await lastLine()).toMatchObject({
        action: "scores.cleared",
        subject: "Judge Ada",
        before: { sheets: 2, scores: 3 },
      })
      expect(await call(show.organizer, "organizer.clearScores", { judgeId: ada.id })).toMatchObject({
        body: { deletedCount: 0 },
      })
    })

    it("removes a judge with their scores; their session ends at once", async () => {
      await give(ada, 0, [10, 10], true)
      await give(bob, 0, [4, 4], true)
      const device = await asJudge(app, ada)
      const answer = await call(show.organizer, "organizer.deleteJudge", { judgeId: ada.id })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 1 } })
      expect(await percents()).toEqual(["1: 40 by 1", "2: null by 0", "3: null by 0"])
      expect((await call(device, "organizer.entries", { eventId: show.eventId })).status).toBe(401)
      expect(await lastLine()).toMatchObject({ action: "judge.removed", before: { name: "Ada", sheets: 1, scores: 2 } })
    })

    it("reopens a submitted sheet as a draft that no longer counts, and records it in the history", async () => {
      await give(ada, 0, [10, 10], true)
      const sheet = { judgeId: ada.id, entryId: entryId(0) }
      const answer = await call(show.organizer, "organizer.reopenSheet", {
        ...sheet,
        reason: " Paint was  read wrong ",
      })
      expect(await percents()).toEqual(["1: null by 0", "2: null by 0", "3: null by 0"])
      expect(await lastLine()).toMatchObject({
        actor: "Olive",
        action: "sheet.reopened",
        subject: "Judge Ada · Entry 1 · Car 1",
        before: { isSubmitted: true },
        after: { isSubmitted: false, reason: "Paint was  read wrong" },
      })
      const reopened = await everythingIn(app.services.db)
      const where = { eventId: show.eventId }
      const { prisma } = app.services.db
      const stored = await prisma.sheet.findFirstOrThrow({ where, include: { scores: true, event: true } })
      const { changeVersion: version } = stored.event
      expect(answer).toEqual({ status: 200, body: { ...sheet, isSubmitted: false, version } })
      expect(stored).toMatchObject({ isSubmitted: false, submittedAt: null, revision: version })
      expect(stored.scores.map(({ points }) => points)).toEqual([10, 10])

      const again = { status: 200, body: { ...sheet, isSubmitted: false, version: null } }
      expect(await call(show.organizer, "organizer.reopenSheet", sheet)).toEqual(again)
      expect(await everythingIn(app.services.db)).toEqual(reopened)
    })

    it("finds no sheet to reopen if none was saved", async () => {
      const answer = await call(show.organizer, "organizer.reopenSheet", { judgeId: ada.id, entryId: entryId(1) })
      expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    })
  })

  it("gives a name that many request at once to one judge", async () => {
    const tries = Array.from({ length: 8 }, () =>
      show.organizer.rest("POST", `/events/${show.eventId}/judges`, { name: "Eve" }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })
})
