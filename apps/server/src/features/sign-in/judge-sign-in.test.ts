import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { DOORS } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { type Contest, makeContest } from "../../../test/scenes/contest.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let contest: Contest
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    contest = await makeContest(app.services.db, { judges: ["Ada", "Zoë  van Dam"] })
  })

  const code = () => contest.judges[0]?.accessCode ?? ""
  const sessions = () => app.services.db.prisma.session.count({ where: { eventId: contest.event.id } })
  const change = (judge: { isActive: boolean }) =>
    app.services.db.prisma.judge.updateMany({ where: { eventId: contest.event.id }, data: judge })
  const close = () =>
    app.services.db.prisma.event.update({ where: { id: contest.event.id }, data: { isActive: false } })

  describe("a judge signs in", () => {
    it.each([
      ["by code", () => ({ accessCode: code() }), "Ada"],
      ["by code in small letters, with blanks around", () => ({ accessCode: `  ${code().toLowerCase()}\t` }), "Ada"],
      ["by name and passcode", () => ({ judgeName: "Ada", passcode: contest.event.passcode }), "Ada"],
      [
        "by name in any case and form, passcode in small letters",
        () => ({ judgeName: " zoe\u0308 VAN dam", passcode: contest.event.passcode.toLowerCase() }),
        "Zoë  van Dam",
      ],
    ])("%s", async (_, credentials, name) => {
      for (const { call } of DOORS) {
        const browser = app.browser()
        // By name, the first device is this judge's; any other would have to be allowed.
        contest = await makeContest(app.services.db, { judges: ["Ada", "Zoë  van Dam"] })
        const { status, body } = await call(browser, "judge.login", credentials())
        expect(status).toBe(200)
        expect(body).toEqual({
          judge: expect.objectContaining({ name }),
          event: expect.objectContaining({ id: contest.event.id }),
          sessionId: expect.any(String),
        })
        expect(JSON.stringify(body)).not.toContain(contest.event.passcode)
        expect(JSON.stringify(body)).not.toContain(code())
        expect(await browser.trpc.judge.workspace.query()).toMatchObject({ judge: { name } })
      }
    })

    it("a second sign-in in one browser ends the first session", async () => {
      const browser = app.browser()
      await browser.trpc.judge.login.mutate({ accessCode: code() })
      const copied = app.browser()
      for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
      await browser.trpc.judge.login.mutate({ accessCode: contest.judges[1]?.accessCode ?? "" })
      expect(await sessions()).toBe(1)
      expect(await copied.rest("GET", "/judge/workspace")).toMatchObject({ status: 401 })
      expect(await browser.trpc.judge.workspace.query()).toMatchObject({ judge: { name: "Zoë  van Dam" } })
    })
  })

  describe("every wrong pair gets the same answer, and no session", () => {
    const NOBODYS = "ZZZZZZZZ"
    const byName = () => ({ judgeName: "Ada", passcode: contest.event.passcode })

    it.each<[string, () => Record<string, string>, given?: () => Promise<unknown>]>([
      ["a code that nobody has", () => ({ accessCode: NOBODYS })],
      ["the passcode as a code", () => ({ accessCode: contest.event.passcode })],
      ["a wrong name", () => ({ ...byName(), judgeName: "Eve" })],
      ["a wrong passcode", () => ({ ...byName(), passcode: NOBODYS })],
      ["both wrong", () => ({ judgeName: "Eve", passcode: NOBODYS })],
      ["the code of a judge who is not active", () => ({ accessCode: code() }), () => change({ isActive: false })],
      ["the name of a judge who is not active", byName, () => change({ isActive: false })],
      ["a wrong name where the event is closed", () => ({ ...byName(), judgeName: "Eve" }), () => close()],
    ])("%s", async (_, credentials, given) => {
      await given?.()
      const input = credentials()
      for (const { call } of DOORS) {
        const browser = app.browser()
        expect(await call(browser, "judge.login", input)).toEqual({
          status: 401,
          body: {
            error: "These sign-in details are not right. Please check them and try again.",
            code: "WRONG_CREDENTIALS",
          },
        })
        expect(browser.cookies.size).toBe(0)
      }
      expect(await sessions()).toBe(0)
    })
  })

  it("a judge's name with another event's passcode is refused", async () => {
    const other = await makeContest(app.services.db, { judges: ["Bea"] })
    for (const { call } of DOORS)
      expect(
        await call(app.browser(), "judge.login", { judgeName: "Ada", passcode: other.event.passcode }),
      ).toMatchObject({ status: 401 })
  })

  it.each([
    [{ accessCode: "ABC12" }, ["accessCode"], "Access code must be at least 6 characters"],
    [{ accessCode: "ABCDEFGHIJKLM" }, ["accessCode"], "Access code must be at most 12 characters"],
    [{ accessCode: "  " }, ["accessCode"], "Access code is required"],
    [{}, ["accessCode"], "Access code is required"],
    [{ accessCode: 12345678 }, ["accessCode"], "Access code must be text"],
    [{ judgeName: "Ada" }, ["passcode"], "Event passcode is required"],
    [{ passcode: "ABCDEFGH" }, ["judgeName"], "Judge name is required"],
  ])("%o is not a valid sign-in: %s %s", async (input, path, message) => {
    for (const { call } of DOORS)
      expect(await call(app.browser(), "judge.login", input)).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", error: message, issues: expect.arrayContaining([{ path, message }]) },
      })
  })

  it.each([
    ["by code", () => ({ accessCode: code() })],
    ["by name", () => ({ judgeName: "Ada", passcode: contest.event.passcode })],
  ])("in a closed event a right sign-in %s is refused as closed", async (_, credentials) => {
    await close()
    for (const { call } of DOORS)
      expect(await call(app.browser(), "judge.login", credentials())).toMatchObject({
        status: 403,
        body: { code: "EVENT_CLOSED" },
      })
    expect(await sessions()).toBe(0)
  })

  it("a code that is renewed during the check opens no session", async () => {
    const organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId: contest.event.id, password: "open-the-hood" })
    const judgeId = contest.judges[0]?.id ?? 0
    let accessCode = code()
    for (let round = 0; round < 20; round++) {
      const browser = app.browser()
      const [, renewed] = await Promise.all([
        browser.rest("POST", "/judges/login", { accessCode }),
        organizer.trpc.organizer.regenerateCode.mutate({ judgeId }),
      ])
      expect(await browser.rest("GET", "/judge/workspace")).toMatchObject({ status: 401 })
      accessCode = renewed.accessCode
    }
  })
})
