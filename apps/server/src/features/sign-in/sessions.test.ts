import { LIMITS } from "@rosette/contract/limits"
import type { ListedSession } from "@rosette/contract/sessions"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { DOORS, doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openViewer } from "../../../test/live/live-viewer.ts"
import { listenLocally } from "../../../test/raw-http.ts"
import { openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let port: number
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    port = await listenLocally(app.app)
  })
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ann"] })
  })

  const eventId = () => show.eventId
  const signIn = async (browser: Browser) => {
    await browser.trpc.organizer.login.mutate({ eventId: eventId(), password: SHOW_PASSWORD })
    return browser
  }
  const ann = async () => {
    const browser = app.browser({ userAgent: FIREFOX })
    await browser.trpc.judge.login.mutate({ accessCode: show.judges[0]?.accessCode ?? "" })
    return browser
  }
  const admin = async () => {
    const browser = app.browser()
    await browser.trpc.admin.login.mutate({ password: MASTER_PASSWORD })
    return browser
  }
  const list = () => show.organizer.trpc.organizer.sessions.query({ eventId: eventId() })
  const isIn = async (browser: Browser, path = `/events/${eventId()}/judges`) =>
    (await browser.rest("GET", path)).status === 200
  const copyOf = ({ cookies }: Browser) => {
    const copy = app.browser()
    for (const [name, value] of cookies) copy.cookies.set(name, value)
    return copy
  }
  const only = (sessions: ListedSession[], role: ListedSession["role"], isCurrent = false) => {
    const [found, ...others] = sessions.filter((session) => session.role === role && session.isCurrent === isCurrent)
    if (!found || others.length > 0) throw new Error("There is one such session.")
    return found
  }

  describe.each(doorsOn(dialect))("the list of sessions, by $door", ({ call }) => {
    it("lists who is signed in, how and on what device, without secrets", async () => {
      const phone = await ann()
      await (await admin()).trpc.admin.enterEvent.mutate({ eventId: eventId() })
      const { status, body } = await call(show.organizer, "organizer.sessions", { eventId: eventId() })
      expect(status).toBe(200)
      const common = { id: expect.any(String), createdAt: expect.any(String), lastSeenAt: expect.any(String) }
      expect(body).toEqual([
        {
          ...common,
          role: "organizer",
          name: "Master Admin",
          way: "managed",
          device: "Unknown device",
          isCurrent: false,
        },
        { ...common, role: "judge", name: "Ann", way: "code", device: "Firefox on Android", isCurrent: false },
        { ...common, role: "organizer", name: "Olive", way: "created", device: "Unknown device", isCurrent: true },
      ])
      const stored = await app.services.db.prisma.session.findMany({ where: { eventId: eventId() } })
      for (const { id } of stored) expect(JSON.stringify(body)).not.toContain(id)
      expect(await isIn(phone, "/judge/workspace")).toBe(true)
    })

    it("ends a session at once: a copied cookie is invalid, and the history records it", async () => {
      const phone = await ann()
      const copied = copyOf(phone)
      const { id } = only(await list(), "judge")
      const answer = await call(show.organizer, "organizer.endSession", { sessionId: id })
      expect(answer).toEqual({ status: 200, body: { endedCount: 1 } })
      for (const browser of [phone, copied]) expect(await isIn(browser, "/judge/workspace")).toBe(false)
      expect(await isIn(show.organizer)).toBe(true)
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: eventId(), limit: 1 })
      expect(items).toMatchObject([
        { action: "session.ended", subject: "Judge Ann", before: { device: "Firefox on Android" }, actor: "Olive" },
      ])
      expect(await call(show.organizer, "organizer.endSession", { sessionId: id })).toMatchObject({ status: 404 })
    })

    it("ends one's own session too", async () => {
      const second = await signIn(app.browser())
      const own = (await second.trpc.organizer.sessions.query({ eventId: eventId() })).find((one) => one.isCurrent)
      expect((await call(second, "organizer.endSession", { sessionId: own?.id ?? "" })).status).toBe(200)
      expect(await isIn(second)).toBe(false)
    })

    it.each([["x"], ["%00"], ["__proto__"], ["7"], ["x".repeat(201)]])("finds no session %o", async (sessionId) => {
      const { status } = await call(show.organizer, "organizer.endSession", { sessionId })
      expect(status).toBeOneOf([400, 404])
    })
  })

  it("a judge has at most twenty sessions: one more ends the oldest, and the list leaves nobody out", async () => {
    const most = LIMITS.session.perJudge
    const first = await ann()
    const desk = await openViewer(port, first, { procedure: "judge.live" })
    await desk.next()
    const second = await ann()
    for (let n = 2; n <= most; n++) await ann()
    expect(await isIn(first, "/judge/workspace")).toBe(false)
    expect(await isIn(second, "/judge/workspace")).toBe(true)
    expect(await desk.ended()).toBe("SIGN_IN_REQUIRED")
    const listed = await list()
    expect(listed.filter(({ role }) => role === "judge")).toHaveLength(most)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  describe.each(doorsOn(dialect))("a judge whose session the organizer has ended learns why, by $door", ({ call }) => {
    const judgeId = () => show.judges[0]?.id ?? 0
    it.each([
      ["removed", () => show.organizer.trpc.organizer.deleteJudge.mutate({ judgeId: judgeId() })],
      ["newCode", () => show.organizer.trpc.organizer.regenerateCode.mutate({ judgeId: judgeId() })],
      [
        "ended",
        async () => show.organizer.trpc.organizer.endSession.mutate({ sessionId: only(await list(), "judge").id }),
      ],
    ] as const)("%s", async (reason, end) => {
      const phone = await ann()
      await end()
      expect(await call(phone, "judge.workspace", {})).toEqual({
        status: 401,
        body: { code: "SIGN_IN_REQUIRED", error: "Please sign in to continue.", ended: reason },
      })
      expect(await phone.trpc.session.current.query()).toMatchObject({
        judge: null,
        judgeEnded: { reason, eventName: "Harbour Show" },
      })
    })
  })

  it("a judge who has logged out, or has signed in again since, has no ended session", async () => {
    const phone = await ann()
    await phone.rest("POST", "/logout")
    expect(await phone.trpc.session.current.query()).toMatchObject({ judge: null, judgeEnded: null })
    const other = await ann()
    await show.organizer.trpc.organizer.endSession.mutate({ sessionId: only(await list(), "judge").id })
    await other.trpc.judge.login.mutate({ accessCode: show.judges[0]?.accessCode ?? "" })
    expect(await other.trpc.session.current.query()).toMatchObject({
      judge: { judge: { name: "Ann" } },
      judgeEnded: null,
    })
  })

  it("the live stream of a session that was ended ends with it", async () => {
    const phone = await ann()
    const second = await signIn(app.browser())
    const desk = await openViewer(port, phone, { procedure: "judge.live" })
    const dashboard = await openViewer(port, second, { procedure: "organizer.live", input: { eventId: eventId() } })
    await Promise.all([desk.next(), dashboard.next()])
    for (const role of ["judge", "organizer"] as const)
      await show.organizer.trpc.organizer.endSession.mutate({ sessionId: only(await list(), role).id })
    expect(await desk.ended()).toBe("SIGN_IN_REQUIRED")
    expect(await dashboard.ended()).toBe("SIGN_IN_REQUIRED")
  })

  it("the live stream of a device that has logged out ends with its session", async () => {
    const phone = await ann()
    const desk = await openViewer(port, phone, { procedure: "judge.live" })
    await desk.next()
    await phone.rest("POST", "/logout")
    expect(await desk.ended()).toBe("SIGN_IN_REQUIRED")
  })

  describe.each(doorsOn(dialect))("a new event password, by $door", ({ call }) => {
    const change = (browser: Browser, more: object) =>
      call(browser, "organizer.changePassword", { eventId: eventId(), newPassword: "close-the-hood", ...more })

    it("ends every session that the old one opened, except the caller's; judges and master administrator stay signed in", async () => {
      const [second, phone, master] = [await signIn(app.browser()), await ann(), await admin()]
      await master.trpc.admin.enterEvent.mutate({ eventId: eventId() })
      const answer = await change(show.organizer, { currentPassword: SHOW_PASSWORD })
      expect(answer).toEqual({ status: 200, body: { endedSessions: 1 } })
      expect(await isIn(second)).toBe(false)
      expect(await isIn(show.organizer)).toBe(true)
      expect(await isIn(phone, "/judge/workspace")).toBe(true)
      expect(await isIn(master)).toBe(true)
      expect((await list()).filter(({ role }) => role === "organizer")).toHaveLength(2)
    })

    it("requires the present one", async () => {
      expect(await change(show.organizer, { currentPassword: "not-this-one" })).toMatchObject({
        status: 403,
        body: { code: "WRONG_PASSWORD" },
      })
      for (const more of [{}, { currentPassword: "" }])
        expect(await change(show.organizer, more)).toMatchObject({
          status: 400,
          body: { issues: [{ path: ["currentPassword"], message: "Current password is required" }] },
        })
      await signIn(app.browser())
    })

    it("the master administrator needs no current password", async () => {
      expect((await change(await admin(), {})).status).toBe(200)
      expect(
        await app.browser().rest("POST", "/organizer/login", { eventId: eventId(), password: SHOW_PASSWORD }),
      ).toMatchObject({ status: 401 })
    })
  })

  it("of two concurrent changes with the same current password, one succeeds", async () => {
    const second = await signIn(app.browser())
    const change = (browser: Browser, newPassword: string) =>
      browser.rest("PUT", `/events/${eventId()}/password`, { currentPassword: SHOW_PASSWORD, newPassword })
    const answers = await Promise.all([change(show.organizer, "first-password"), change(second, "second-password")])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  describe("the history distinguishes people of one name", () => {
    it("an organizer may not be called like the master administrator", async () => {
      const organizerName = "Ｍaster Ａdmin"
      for (const { call } of DOORS) {
        const expected = {
          status: 400,
          body: {
            issues: [
              { path: ["organizerName"], message: "Master Admin is a reserved name. Please choose another one." },
            ],
          },
        }
        expect(
          await call(show.organizer, "organizer.updateEvent", { eventId: eventId(), organizerName }),
        ).toMatchObject(expected)
        const event = {
          name: "Other Show",
          organizerName,
          organizerPassword: SHOW_PASSWORD,
          criteria: [{ name: "Paint", description: "Depth", maxPoints: 10 }],
        }
        expect(await call(app.browser(), "organizer.createEvent", event)).toMatchObject(expected)
      }
    })

    it("the history tells people with the same name apart by role, way and device", async () => {
      const master = await admin()
      await master.rest("PUT", `/events/${eventId()}`, { location: "Pier 1" })
      await master.trpc.admin.enterEvent.mutate({ eventId: eventId() })
      await master.rest("PUT", `/events/${eventId()}`, { location: "Pier 2" })
      const laptop = await signIn(app.browser({ userAgent: FIREFOX }))
      await laptop.rest("PUT", `/events/${eventId()}`, { location: "Pier 3" })
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: eventId(), limit: 4 })
      const unknown = { actor: "Master Admin", role: "masterAdmin", device: "Unknown device" }
      expect(items).toMatchObject([
        { actor: "Olive", role: "organizer", way: "password", device: "Firefox on Android" },
        { ...unknown, way: "managed", action: "event.updated" },
        { ...unknown, way: "managed", action: "event.entered" },
        { ...unknown, way: "password", action: "event.updated" },
      ])
      const lines = await app.services.db.prisma.historyItem.findMany({ where: { eventId: eventId() } })
      const tags = new Set(lines.map(({ sessionTag }) => sessionTag))
      expect(tags.size).toBe(4)
      expect(tags).toContain(only(await list(), "organizer", true).id)
    })
  })
})
