import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { DOORS } from "../../../test/doors.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { type Contest, makeContest, ORGANIZER_PASSWORD } from "../../../test/scenes/contest.ts"

bothDatabases((startApp) => {
  let app: TestApp
  let contest: Contest
  let other: Contest
  const browsers: Record<string, Browser> = {}
  const who = (name: string) => browsers[name] ?? app.browser()

  beforeAll(async () => {
    app = await startApp()
    contest = await makeContest(app.services.db, {
      entries: [{ votingId: "10" }, { votingId: "2" }, { votingId: "A1" }],
      criteria: [{ order: 2 }, { order: 1 }],
      judges: ["Ada", "Bea"],
    })
    other = await makeContest(app.services.db)
    const judge = async (accessCode = "") => {
      const browser = app.browser()
      await browser.trpc.judge.login.mutate({ accessCode })
      return browser
    }
    browsers.ada = await judge(contest.judges[0]?.accessCode)
    browsers.bea = await judge(contest.judges[1]?.accessCode)
    browsers.stranger = await judge(other.judges[0]?.accessCode)
    browsers.organizer = app.browser()
    await browsers.organizer.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
    browsers.otherOrganizer = app.browser()
    await browsers.otherOrganizer.trpc.organizer.login.mutate({ eventId: other.event.id, password: ORGANIZER_PASSWORD })
    browsers.admin = app.browser()
    await browsers.admin.trpc.admin.login.mutate({ password: MASTER_PASSWORD })

    await browsers.ada.trpc.judge.saveSheet.mutate({
      judgeId: adaId(),
      entryId: entryId(0),
      isSubmitted: true,
      scores: lines(3, 4),
      comments: "Shiny",
    })
    await browsers.ada.trpc.judge.saveSheet.mutate({ judgeId: adaId(), entryId: entryId(2), scores: lines(5) })
    await browsers.bea.trpc.judge.saveSheet.mutate({
      judgeId: contest.judges[1]?.id ?? 0,
      entryId: entryId(1),
      scores: lines(6),
    })
  })

  const adaId = () => contest.judges[0]?.id ?? 0
  const entryId = (index: number) => contest.entries[index]?.id ?? 0
  const lines = (...points: number[]) =>
    points.map((value, index) => ({ criterionId: contest.criteria[index]?.id ?? 0, points: value }))

  describe("a judge's workspace", () => {
    it("holds the event, its entries by voting ID, its criteria in order, and the judge's own sheets", async () => {
      const workspace = await who("ada").trpc.judge.workspace.query()
      expect(workspace).toMatchObject({ judge: { name: "Ada" }, event: { name: "Harbour Show" } })
      // Three saves; signing in does not raise this version.
      expect(workspace.event.changeVersion).toBe(3)
      expect(workspace.entries.map((entry) => entry.votingId)).toEqual(["2", "10", "A1"])
      expect(workspace.criteria.map((criterion) => criterion.order)).toEqual([1, 2])
      expect(workspace.sheets).toEqual([
        {
          entryId: entryId(0),
          isSubmitted: true,
          comments: "Shiny",
          scores: expect.arrayContaining(lines(3, 4)),
          revision: 1,
          isAsked: false,
          reopened: null,
        },
        {
          entryId: entryId(2),
          isSubmitted: false,
          comments: "",
          scores: lines(5),
          revision: 2,
          isAsked: false,
          reopened: null,
        },
      ])
      expect(workspace.databaseId).toMatch(/^[0-9a-f]{32}$/)
    })

    it("never holds the passcode or a code", async () => {
      const text = JSON.stringify((await who("ada").rest("GET", "/judge/workspace")).body)
      expect(text).not.toContain(contest.event.passcode)
      for (const judge of contest.judges) expect(text).not.toContain(judge.accessCode)
    })
  })

  describe("a judge's progress and scores", () => {
    it.each(["ada", "organizer", "admin"])("are seen by %s", async (name) => {
      for (const { call } of DOORS) {
        expect(await call(who(name), "judge.progress", { judgeId: adaId() })).toEqual({
          status: 200,
          body: {
            stats: { completed: 1, total: 3 },
            entries: [
              { entryId: entryId(1), isCompleted: false, hasInProgress: false, reopenedVersion: null },
              { entryId: entryId(0), isCompleted: true, hasInProgress: false, reopenedVersion: null },
              { entryId: entryId(2), isCompleted: false, hasInProgress: true, reopenedVersion: null },
            ],
          },
        })
        expect(await call(who(name), "judge.scores", { judgeId: adaId(), entryId: entryId(0) })).toEqual({
          status: 200,
          body: lines(3, 4)
            .reverse()
            .map((line) => ({ ...line, comments: "Shiny", isSubmitted: true })),
        })
      }
    })

    it("are empty if nothing is saved", async () => {
      expect(await who("ada").rest("GET", `/judges/${adaId()}/entries/${entryId(1)}/scores`)).toMatchObject({
        status: 200,
        body: [],
      })
    })

    it("are refused for another judge of the event", async () => {
      const refused = { status: 403, body: { code: "FORBIDDEN" } }
      for (const { call } of DOORS) {
        expect(await call(who("bea"), "judge.progress", { judgeId: adaId() })).toMatchObject(refused)
        expect(await call(who("bea"), "judge.scores", { judgeId: adaId(), entryId: entryId(0) })).toMatchObject(refused)
      }
    })

    it.each([
      ["of another event", () => other.entries[0]?.id ?? 0],
      ["that nobody knows", () => 2_000_000_000],
    ])("are not found for an entry %s", async (_, entry) => {
      for (const { call } of DOORS)
        for (const name of ["ada", "organizer", "admin"])
          expect(await call(who(name), "judge.scores", { judgeId: adaId(), entryId: entry() })).toMatchObject({
            status: 404,
            body: { code: "NOT_FOUND" },
          })
    })

    it("are not found for an unknown judge", async () => {
      expect(await who("admin").rest("GET", "/judges/2000000000/progress")).toMatchObject({ status: 404 })
    })
  })
})
