import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { DOORS } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { type Contest, makeContest, ORGANIZER_PASSWORD } from "../../../test/scenes/contest.ts"

const NOBODYS_EVENT = 2_000_000_000
const WRONG = {
  status: 401,
  body: { error: "These sign-in details are not right. Please check them and try again.", code: "WRONG_CREDENTIALS" },
}

eachDatabase((startApp) => {
  let app: TestApp
  let contest: Contest
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    contest = await makeContest(app.services.db)
  })
  const eventId = () => contest.event.id
  const right = () => ({ eventId: eventId(), password: ORGANIZER_PASSWORD })
  const sessions = () => app.services.db.prisma.session.count({ where: { eventId: eventId() } })

  describe("an organizer", () => {
    it("signs in to the event, also to a closed one, and sees its passcode", async () => {
      await app.services.db.prisma.event.update({ where: { id: eventId() }, data: { isActive: false } })
      for (const { call } of DOORS) {
        const browser = app.browser()
        const { status, body } = await call(browser, "organizer.login", right())
        expect(status).toBe(200)
        expect(body).toEqual({
          event: expect.objectContaining({ id: eventId(), passcode: contest.event.passcode }),
          sessionId: expect.any(String),
        })
        expect(JSON.stringify(body)).not.toContain("argon2")
        expect(await browser.trpc.organizer.event.query({ eventId: eventId() })).toMatchObject({
          passcode: contest.event.passcode,
        })
      }
    })

    it.each([
      ["a wrong password", () => ({ ...right(), password: "close-the-hood" })],
      ["the password in other letters", () => ({ ...right(), password: ORGANIZER_PASSWORD.toUpperCase() })],
      ["an event that nobody knows", () => ({ ...right(), eventId: NOBODYS_EVENT })],
      ["the master password", () => ({ ...right(), password: MASTER_PASSWORD })],
    ])("is refused for %s, always in the same way", async (_, wrong) => {
      for (const { call } of DOORS) expect(await call(app.browser(), "organizer.login", wrong())).toEqual(WRONG)
      expect(await sessions()).toBe(0)
    })

    it.each([
      [{ password: "" }, ["password"], "Password is required"],
      [{ password: undefined }, ["password"], "Password is required"],
      [{ eventId: "1" }, ["eventId"], "Event must be a positive whole number"],
      [{ eventId: undefined }, ["eventId"], "Event must be a positive whole number"],
    ])("must send event and password: %o", async (wrong, path, message) => {
      for (const { call } of DOORS)
        expect(await call(app.browser(), "organizer.login", { ...right(), ...wrong })).toMatchObject({
          status: 400,
          body: { issues: [{ path, message }] },
        })
    })

    it("is refused for an unknown event after as much work as for a wrong password", async () => {
      const median = (works: number[]) => works.sort((a, b) => a - b)[Math.floor(works.length / 2)] ?? 0
      const works = { wrong: [] as number[], unknown: [] as number[] }
      for (let round = 0; round < 15; round++)
        for (const [kind, asked] of [
          ["wrong", eventId()],
          ["unknown", NOBODYS_EVENT],
        ] as const) {
          // CPU time of all threads: what the machine does besides makes a call longer, not its work.
          const begun = process.cpuUsage()
          await app.browser().rest("POST", "/organizer/login", { eventId: asked, password: "close-the-hood" })
          const { user, system } = process.cpuUsage(begun)
          works[kind].push(user + system)
        }
      const ratio = median(works.unknown) / median(works.wrong)
      expect(ratio).toBeGreaterThan(0.5)
      expect(ratio).toBeLessThan(2)
    })

    it("whose password is changed during the check gets no session", async () => {
      const owner = app.browser()
      await owner.trpc.organizer.login.mutate(right())
      let password = ORGANIZER_PASSWORD
      for (let round = 0; round < 10; round++) {
        const browser = app.browser()
        const newPassword = `open-the-hood-${round}`
        await Promise.all([
          browser.rest("POST", "/organizer/login", { eventId: eventId(), password }),
          owner.trpc.organizer.changePassword.mutate({ eventId: eventId(), currentPassword: password, newPassword }),
        ])
        expect(await browser.rest("GET", `/events/${eventId()}/history`)).toMatchObject({ status: 401 })
        password = newPassword
      }
    })
  })

  describe("the master administrator", () => {
    it("signs in and sees every event", async () => {
      for (const { call } of DOORS) {
        const browser = app.browser()
        const { status, body } = await call(browser, "admin.login", { password: MASTER_PASSWORD })
        expect(status).toBe(200)
        expect(body).toMatchObject({ sessionId: expect.any(String), isMasterAdmin: true })
        expect(body).toMatchObject({
          events: expect.arrayContaining([expect.objectContaining({ passcode: contest.event.passcode })]),
        })
        expect(await browser.trpc.admin.events.query()).not.toHaveLength(0)
      }
    })

    it.each([["x"], [`${MASTER_PASSWORD} `], [MASTER_PASSWORD.slice(0, -1)], [ORGANIZER_PASSWORD]])(
      "is not who says %o",
      async (password) => {
        for (const { call } of DOORS) expect(await call(app.browser(), "admin.login", { password })).toEqual(WRONG)
        expect(await app.services.db.prisma.session.count({ where: { role: "masterAdmin", actor: password } })).toBe(0)
      },
    )

    it("must send the password", async () => {
      for (const { call } of DOORS)
        expect(await call(app.browser(), "admin.login", { password: "" })).toMatchObject({
          status: 400,
          body: { issues: [{ path: ["password"], message: "Password is required" }] },
        })
    })
  })
})
