import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"

const ADDRESS = "203.0.113.7"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: "info", LOGIN_RATE_LIMIT: "1" })
  })
  beforeEach(async () => {
    show = await openShow(app)
    app.logged.length = 0
  })

  const lines = (): Record<string, unknown>[] =>
    app.logged.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined)
  const events = () => lines().map(({ security, role, eventId }) => ({ security, role, eventId }))
  const at = (address: string) => app.browser({ address })
  const wrong = (address = ADDRESS) =>
    at(address).rest("POST", "/organizer/login", { eventId: show.eventId, password: "not-this-one" })

  it("reports failed and throttled sign-ins, each with its event and role", async () => {
    for (let n = 0; n < 11; n++) await wrong()
    const facts = { role: "organizer", eventId: show.eventId }
    expect(events()).toEqual([
      ...Array.from({ length: 10 }, () => ({ security: "sign-in.failed", ...facts })),
      { security: "sign-in.throttled", ...facts },
    ])
  })

  it("reports loudly, once, that so many sign-ins as master admin fail that further wrong ones are refused", async () => {
    const guess = (n: number) =>
      at(`10.1.${Math.floor(n / 5)}.1`).rest("POST", "/master-admin/login", { password: "no" })
    for (let n = 0; n < LIMITS.signIn.masterAdminFailuresInAll; n++) expect((await guess(n)).status).toBe(401)
    for (let n = 500; n < 503; n++) expect((await guess(n)).status).toBe(429)
    const loud = lines().filter(({ security }) => security === "sign-in.ceiling")
    expect(loud).toMatchObject([{ level: 50, role: "masterAdmin", msg: expect.stringContaining("refused") }])
    const readings = { clients: 0, waitingSheets: 0, freeBytes: 0, backup: app.services.backups.state() }
    expect(await app.services.metrics.text(readings)).toContain('rosette_sign_in_ceiling_total{role="masterAdmin"} 3')
  })

  it("distinguishes addresses without naming them", async () => {
    const [one, two] = ["198.51.100.1", "198.51.100.2"]
    for (const address of [one, two, one]) await wrong(address)
    const [first, second, third] = lines().map(({ from }) => from)
    expect(first).toBe(third)
    expect(first).not.toBe(second)
    expect(app.logged.join("")).not.toContain(one)
  })

  it("reports decisions on devices that ask, entered events, ended sessions, and renewed secrets", async () => {
    const { eventId, organizer, passcode } = show
    const [ada] = show.judges
    const judgeId = ada?.id ?? 0
    const byName = { judgeName: "Ada", passcode }
    const [first, other] = [at("198.51.100.3"), at("198.51.100.4")]
    await first.rest("POST", "/judges/login", byName)
    for (const decide of ["allow", "refuse"]) {
      await other.rest("POST", "/judges/login", byName)
      await other.rest("POST", "/judges/login", byName)
      const [request] = await organizer.trpc.organizer.signInRequests.query({ eventId })
      await organizer.rest("POST", `/sign-in-requests/${request?.id}/${decide}`)
      await app.services.db.prisma.signInRequest.deleteMany()
    }
    const admin = at("198.51.100.5")
    await admin.trpc.admin.login.mutate({ password: MASTER_PASSWORD })
    await admin.trpc.admin.enterEvent.mutate({ eventId })
    const [session] = await organizer.trpc.organizer.sessions.query({ eventId })
    await organizer.rest("DELETE", `/sessions/${session?.id}`)
    const { accessCode } = await organizer.trpc.organizer.regenerateCode.mutate({ judgeId })
    const renewed = await organizer.trpc.organizer.regeneratePasscode.mutate({ eventId })
    const passwords = { currentPassword: SHOW_PASSWORD, newPassword: "close-the-hood" }
    await organizer.rest("PUT", `/events/${eventId}/password`, { ...passwords, currentPassword: "guessed-this" })
    await organizer.rest("PUT", `/events/${eventId}/password`, passwords)
    await organizer.rest("POST", "/logout")
    expect(lines().map(({ security }) => security)).toEqual([
      "sign-in.succeeded",
      "sign-in.approval-wanted",
      "sign-in.allowed",
      "sign-in.approval-wanted",
      "sign-in.refused",
      "sign-in.succeeded",
      "role.changed",
      "session.ended",
      "code.renewed",
      "passcode.renewed",
      "password.wrong",
      "password.changed",
      "session.ended",
    ])
    const secrets = [passcode, renewed.passcode, ada?.accessCode ?? "", accessCode, MASTER_PASSWORD]
    for (const secret of [...secrets, ...Object.values(passwords), "guessed-this", "198.51.100"])
      expect(app.logged.join("")).not.toContain(secret)
  })
})
