import type { Role } from "@rosette/contract/roles"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, MASTER_PASSWORD, startTestApp, type TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { type Contest, makeContest, ORGANIZER_PASSWORD } from "../../../test/scenes/contest.ts"
import { openSession, ROLE_COOKIES } from "../../kernel/sessions/session-store.ts"

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

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

  const db = () => app.services.db.prisma
  const judge = () => contest.judges[0] ?? { id: 0, accessCode: "", name: "" }
  const asJudge = (of = browser) => of.trpc.judge.login.mutate({ accessCode: judge().accessCode })
  const asOrganizer = (of = browser) =>
    of.trpc.organizer.login.mutate({ eventId: contest.event.id, password: ORGANIZER_PASSWORD })
  const asAdmin = (of = browser) => of.trpc.admin.login.mutate({ password: MASTER_PASSWORD })
  const rolesOf = async (of: Browser) => {
    const { judge, organizer, masterAdmin } = await of.trpc.session.current.query()
    return [judge && "judge", organizer && "organizer", masterAdmin && "masterAdmin"].filter(Boolean)
  }
  const sessionOf = async (role: Role) =>
    db().session.findFirstOrThrow({ where: { role }, orderBy: { createdAt: "desc" } })
  const sessionAt = (role: Role, at: Date) =>
    db().session.updateMany({
      where: { role },
      data: { lastSeenAt: at, expiresAt: new Date(at.getTime() + 12 * HOUR_MS) },
    })
  const ago = (ms: number) => new Date(Date.now() - ms)

  describe("organizers and master admin", () => {
    it("have cookies that end with the browser; a judge's lasts 30 days, a device's 90", async () => {
      const headers = async (path: string, body: object) => {
        const answer = await app.browser().rest("POST", path, body)
        return [answer.headers["set-cookie"] ?? []].flat().map(String)
      }
      const age = (header = "") => /Max-Age=(\d+)/.exec(header)?.[1] ?? null
      const organizer = await headers("/organizer/login", { eventId: contest.event.id, password: ORGANIZER_PASSWORD })
      const admin = await headers("/master-admin/login", { password: MASTER_PASSWORD })
      const judges = await headers("/judges/login", { accessCode: judge().accessCode })
      expect([organizer[0], admin[0], judges[0]].map(age)).toEqual([null, null, String(30 * 86_400)])
      expect([organizer[1], admin[1], judges[1]].map(age)).toEqual(Array(3).fill(String(90 * 86_400)))
      for (const header of [...organizer, ...admin, ...judges]) expect(header).toMatch(/HttpOnly; SameSite=Lax/)
    })

    it("are signed out after twelve hours without a request, and not before", async () => {
      for (const signIn of [asJudge, asOrganizer, asAdmin]) await signIn()
      for (const role of ["organizer", "masterAdmin"] as const) await sessionAt(role, ago(12 * HOUR_MS - MINUTE_MS))
      const idle = app.browser()
      await asOrganizer(idle)
      expect(await rolesOf(browser)).toEqual(["judge", "organizer", "masterAdmin"])
      const stays = async () => (await sessionOf("masterAdmin")).expiresAt.getTime() > Date.now() + 11 * HOUR_MS
      await expect.poll(stays).toBe(true)
      for (const role of ["organizer", "masterAdmin"] as const) await sessionAt(role, ago(12 * HOUR_MS + MINUTE_MS))
      expect(await rolesOf(browser)).toEqual(["judge"])
      expect(await browser.rest("GET", "/master-admin/events")).toMatchObject({ status: 403 })
    })

    it("are recorded as seen only once in a few minutes", async () => {
      await asOrganizer()
      const { id } = await sessionOf("organizer")
      const seenAt = async () => (await db().session.findUniqueOrThrow({ where: { id } })).lastSeenAt?.getTime() ?? 0
      const first = ago(4 * MINUTE_MS)
      await sessionAt("organizer", first)
      await rolesOf(browser)
      expect(await seenAt()).toBe(first.getTime())
      await sessionAt("organizer", ago(6 * MINUTE_MS))
      await rolesOf(browser)
      await expect.poll(seenAt).toBeGreaterThan(first.getTime())
    })
  })

  it("a judge's session does not last longer when it is used", async () => {
    await asJudge()
    const expiresAt = new Date(Date.now() + MINUTE_MS)
    await db().session.updateMany({ where: { role: "judge" }, data: { expiresAt, lastSeenAt: ago(HOUR_MS) } })
    await rolesOf(browser)
    await expect
      .poll(async () => (await sessionOf("judge")).lastSeenAt?.getTime())
      .toBeGreaterThan(Date.now() - MINUTE_MS)
    expect((await sessionOf("judge")).expiresAt).toEqual(expiresAt)
  })

  describe("a cookie", () => {
    const NAMES = Object.entries(ROLE_COOKIES)

    it("opens a session only under its own role's name", async () => {
      for (const signIn of [asJudge, asOrganizer, asAdmin]) await signIn()
      for (const [role, name] of NAMES)
        for (const [otherRole, otherName] of NAMES) {
          const forged = app.browser()
          forged.cookies.set(otherName, browser.cookies.get(name) ?? "")
          expect(await rolesOf(forged)).toEqual(role === otherRole ? [role] : [])
        }
    })

    it("a session cookie names no device, and a device cookie opens no session", async () => {
      await asAdmin()
      const forged = app.browser()
      forged.cookies.set("rosette_device", browser.cookies.get(ROLE_COOKIES.masterAdmin) ?? "")
      forged.cookies.set(ROLE_COOKIES.masterAdmin, browser.cookies.get("rosette_device") ?? "")
      expect(await rolesOf(forged)).toEqual([])
      await asJudge(forged)
      const [device] = await db().device.findMany({ where: { judgeId: judge().id } })
      expect(device?.deviceKey).toMatch(/^[\w-]{16}$/)
    })

    it("a device cookie holds only the device's key", async () => {
      for (const signIn of [asJudge, asOrganizer, asAdmin]) await signIn()
      const content = await app.services.sealer.unseal(browser.cookies.get("rosette_device") ?? "")
      expect(content).toMatch(/^[\w-]{16}$/)
      const accounts = (await db().device.findMany({ where: { deviceKey: content ?? "" } })).map(
        ({ account }) => account,
      )
      expect(accounts.sort()).toEqual([`judge:${judge().id}`, "masterAdmin", `organizer:${contest.event.id}`])
    })
  })

  describe("over https", () => {
    let secure: TestApp
    beforeAll(async () => {
      secure = await startApp({ PUBLIC_URL: "https://show.example" })
    })
    const judgeThere = async () => {
      const { judges } = await makeContest(secure.services.db)
      return judges[0] ?? { id: 0, eventId: 0, accessCode: "", name: "" }
    }

    it("cookies have the prefix that binds them to this host, and a logout removes them", async () => {
      const { accessCode } = await judgeThere()
      const phone = secure.browser()
      const { headers } = await phone.rest("POST", "/judges/login", { accessCode })
      expect([...phone.cookies.keys()]).toEqual(["__Host-rosette_judge", "__Host-rosette_device"])
      for (const header of [headers["set-cookie"]].flat()) expect(header).toMatch(/; Path=\/; .*; Secure$/)
      expect(await rolesOf(phone)).toEqual(["judge"])
      await phone.rest("POST", "/logout")
      expect([...phone.cookies.keys()]).toEqual(["__Host-rosette_device"])
    })

    it("a judge who was signed in before stays signed in, under the new name and on the same device", async () => {
      const { id: judgeId, eventId, name } = await judgeThere()
      const { db, sealer } = secure.services
      const before = { role: "judge", judgeId, eventId, actor: name } as const
      const phone = secure.browser({ userAgent: "Mozilla/5.0 (Android 15; Mobile) Firefox/142.0" })
      phone.cookies.set("rosette_judge", await sealer.seal(await openSession(db.prisma, before, new Date())))
      phone.cookies.set("rosette_device", await sealer.seal(`AbCdEfGh12345-_x judge:${eventId}`))
      expect(await rolesOf(phone)).toEqual(["judge"])
      expect([...phone.cookies.keys()].sort()).toEqual(["__Host-rosette_judge", "rosette_device"])
      expect(await rolesOf(phone)).toEqual(["judge"])
      const devices = () => db.prisma.device.findMany({ where: { judgeId } })
      await expect
        .poll(devices)
        .toMatchObject([{ account: `judge:${judgeId}`, deviceKey: "AbCdEfGh12345-_x", label: "Firefox on Android" }])
    })

    it("a cookie under the unprefixed name opens nothing that was opened since: a neighbouring site could have set it", async () => {
      const { accessCode } = await judgeThere()
      const attacker = secure.browser()
      await attacker.trpc.judge.login.mutate({ accessCode })
      const victim = secure.browser()
      victim.cookies.set("rosette_judge", attacker.cookies.get("__Host-rosette_judge") ?? "")
      victim.cookies.set("rosette_device", attacker.cookies.get("__Host-rosette_device") ?? "")
      expect(await rolesOf(victim)).toEqual([])
      const key = async (of: Browser) => secure.services.sealer.unseal(of.cookies.get("__Host-rosette_device") ?? "")
      await victim.trpc.judge.login.mutate({ accessCode })
      expect(await key(victim)).not.toBe(await key(attacker))
    })
  })

  describe("another master password", () => {
    const ends: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const end of ends.splice(0)) await end()
    })
    const SECRET = "a session secret of thirty-two characters"

    it("makes a cookie of the old one invalid, and the events that were entered with it", async () => {
      const { databaseUrl } = app.services.settings
      const start = async (password: string, secrets = SECRET) => {
        const started = await startTestApp(databaseUrl, { SESSION_SECRET: secrets, MASTER_ADMIN_PASSWORD: password })
        ends.push(started.close)
        return started
      }
      const moved = (of: Browser, to: TestApp) => {
        const browser = to.browser()
        for (const [name, value] of of.cookies) browser.cookies.set(name, value)
        return browser
      }
      const eventId = contest.event.id
      const first = await start("the-first-password")
      const old = first.browser()
      await old.trpc.admin.login.mutate({ password: "the-first-password" })
      await old.trpc.admin.enterEvent.mutate({ eventId })
      expect(await rolesOf(old)).toEqual(["organizer", "masterAdmin"])
      const organizer = first.browser()
      await asOrganizer(organizer)

      const rotated = await start("the-first-password", `another session secret of 32 characters,${SECRET}`)
      expect(await rolesOf(moved(old, rotated))).toEqual(["organizer", "masterAdmin"])

      const changed = await start("the-second-password")
      const stale = moved(old, changed)
      expect(await rolesOf(stale)).toEqual([])
      expect(await stale.rest("DELETE", `/events/${eventId}`)).toMatchObject({ status: 401 })
      expect(await stale.rest("GET", `/events/${eventId}/judges`)).toMatchObject({ status: 401 })
      expect(await rolesOf(moved(organizer, changed))).toEqual(["organizer"])
    })

    it("an entered event is left when the master administrator's own session ends", async () => {
      await asAdmin()
      await browser.trpc.admin.enterEvent.mutate({ eventId: contest.event.id })
      const copied = app.browser()
      for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
      await browser.rest("POST", "/logout", { roles: ["masterAdmin"] })
      expect(await rolesOf(browser)).toEqual([])
      expect(await rolesOf(copied)).toEqual([])
    })
  })

  describe("a judge's devices", () => {
    it("notify each other, live: that there is another, and that it is gone", async () => {
      const [one, two] = [app.browser(), app.browser({ userAgent: "Mozilla/5.0 (iPad) Safari/604.1" })]
      await asJudge(one)
      const versions = async () => {
        const { event, ...own } = await db().judge.findUniqueOrThrow({
          where: { id: judge().id },
          select: { sheetsVersion: true, newsVersion: true, devicesVersion: true, event: true },
        })
        return { ...own, changeVersion: event.changeVersion, devicesOfEvent: event.devicesVersion }
      }
      const before = await versions()
      const others = async (of: Browser) =>
        (await of.trpc.judge.workspace.query()).otherDevices.map(({ label }) => label)
      expect(await others(one)).toEqual([])
      await asJudge(two)
      // From the other versions a device knows whether the server has lost a sheet.
      const { devicesVersion, devicesOfEvent } = before
      const after = { ...before, devicesVersion: devicesVersion + 1, devicesOfEvent: devicesOfEvent + 1 }
      expect(await versions()).toEqual(after)
      expect(await one.trpc.judge.workspace.query()).toMatchObject({ devicesVersion: after.devicesVersion })
      expect(await others(one)).toEqual(["Safari on iPad"])
      expect(await others(two)).toEqual(["Unknown device"])
      expect((await one.trpc.session.current.query()).judge?.devices).toBe(2)
      await two.rest("POST", "/logout")
      expect(await versions()).toEqual({
        ...after,
        devicesVersion: after.devicesVersion + 1,
        devicesOfEvent: after.devicesOfEvent + 1,
      })
      expect(await others(one)).toEqual([])
    })

    it("at most fifty devices of a judge are kept", async () => {
      for (let n = 0; n < 52; n++) await asJudge(app.browser())
      expect(await db().device.count({ where: { judgeId: judge().id } })).toBe(50)
    })
  })

  it("the session says whether this browser may create events", async () => {
    expect(await app.browser().trpc.session.current.query()).toMatchObject({ canCreateEvents: true })
    const closed = await startApp({ EVENT_CREATION: "master" })
    const visitor = closed.browser()
    expect(await visitor.trpc.session.current.query()).toMatchObject({ canCreateEvents: false })
    await visitor.trpc.admin.login.mutate({ password: MASTER_PASSWORD })
    expect(await visitor.trpc.session.current.query()).toMatchObject({ canCreateEvents: true })
  })
})
