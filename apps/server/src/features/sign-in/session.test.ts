import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { type Contest, makeContest, ORGANIZER_PASSWORD } from "../../../test/scenes/contest.ts"
import { ROLE_COOKIES } from "../../kernel/sessions/session-store.ts"

const SITE = { publicUrl: null, lanAddresses: [], canCreateEvents: true, deletesEvents: true }
const NOBODY = { judge: null, judgeEnded: null, organizer: null, masterAdmin: null, ...SITE }

eachDatabase((startApp) => {
  let app: TestApp
  let contest: Contest
  let browser: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    contest = await makeContest(app.services.db)
    browser = app.browser()
  })

  const asJudge = () => browser.trpc.judge.login.mutate({ accessCode: contest.judges[0]?.accessCode ?? "" })
  const asOrganizer = () =>
    browser.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
  const asAdmin = () => browser.trpc.admin.login.mutate({ password: MASTER_PASSWORD })
  const current = async (of = browser) => (await of.rest("GET", "/session")).body

  function copyOf({ cookies }: Browser): Browser {
    const copy = app.browser()
    for (const [name, value] of cookies) copy.cookies.set(name, value)
    return copy
  }

  describe("who is signed in", () => {
    it("is nobody at first", async () => {
      expect(await current()).toEqual(NOBODY)
    })

    it("comes with the address that printed cards use, if the settings name one", async () => {
      const reached = await startApp({ PUBLIC_URL: "https://show.example" })
      const { body } = await reached.browser().rest("GET", "/session")
      expect(body).toEqual({ ...NOBODY, publicUrl: "https://show.example" })
    })

    it("can be judge, organizer and master administrator in one browser", async () => {
      const { sessionId } = await asJudge()
      await asOrganizer()
      await asAdmin()
      expect(await current()).toEqual({
        judge: {
          judge: expect.objectContaining({ name: "Ada" }),
          event: expect.not.objectContaining({ passcode: expect.anything() }),
          sessionId,
          devices: 1,
        },
        organizer: {
          event: expect.objectContaining({ passcode: contest.event.passcode }),
          organizerName: "Olive Organizer",
          sessionId: expect.any(String),
        },
        judgeEnded: null,
        masterAdmin: { sessionId: expect.any(String), hasShortPassword: false },
        ...SITE,
        lanAddresses: expect.any(Array),
      })
    })
  })

  describe("a session ends, also for a copied cookie", () => {
    it("a logout ends the sessions of the roles that it names", async () => {
      await asJudge()
      await asOrganizer()
      const copied = copyOf(browser)
      expect(await browser.rest("POST", "/logout", { roles: ["organizer"] })).toMatchObject({
        status: 200,
        body: { ended: ["organizer"] },
      })
      expect(await current(copied)).toMatchObject({ judge: { judge: { name: "Ada" } }, organizer: null })
    })

    it("a logout that names no role ends all sessions", async () => {
      await asJudge()
      await asAdmin()
      const copied = copyOf(browser)
      expect(await browser.rest("POST", "/logout")).toMatchObject({
        status: 200,
        body: { ended: ["judge", "masterAdmin"] },
      })
      expect(await current(copied)).toEqual(NOBODY)
      expect([...browser.cookies.keys()]).toEqual(["rosette_device"])
    })

    it.each<[string, () => Promise<unknown>]>([
      [
        "when it has expired",
        () => app.services.db.prisma.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } }),
      ],
      [
        "when the judge is removed",
        () => app.services.db.prisma.judge.deleteMany({ where: { eventId: contest.event.id } }),
      ],
      [
        "while the judge is not active",
        () =>
          app.services.db.prisma.judge.updateMany({ where: { eventId: contest.event.id }, data: { isActive: false } }),
      ],
      ["when the event is deleted", () => app.services.db.prisma.event.delete({ where: { id: contest.event.id } })],
    ])("a session ends %s", async (_, end) => {
      await asJudge()
      const copied = copyOf(browser)
      await end()
      expect(await current()).toEqual(NOBODY)
      expect(await copied.rest("GET", "/judge/workspace")).toMatchObject({
        status: 401,
        body: { code: "SIGN_IN_REQUIRED" },
      })
    })

    it("a session continues until it expires", async () => {
      await app.services.db.prisma.session.deleteMany()
      await asJudge()
      await app.services.db.prisma.session.updateMany({ data: { expiresAt: new Date(Date.now() + 60_000) } })
      expect(await current()).toMatchObject({ judge: { judge: { name: "Ada" } } })
    })
  })

  describe("a cookie that is not one of our sessions", () => {
    it.each(["", "x", "Fe26.2*1*a*b*c*d*e*f~2", "%00", "__proto__"])("counts as none: %o", async (value) => {
      for (const name of Object.values(ROLE_COOKIES)) browser.cookies.set(name, value)
      expect(await current()).toEqual(NOBODY)
    })
  })
})
