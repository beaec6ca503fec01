import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Browser, MASTER_PASSWORD, type TestApp } from "../../../test/app.ts"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"

const { judgeFailures, organizerFailures, masterAdminFailures, perEventFailures } = LIMITS.signIn
const HOME = "192.0.2.1"

type Asked = () => ReturnType<Browser["rest"]>

onSqliteAlone((startApp) => {
  let venues = 0
  let app: TestApp
  let show: Show
  let venue = ""
  beforeAll(async () => {
    app = await startApp({ LOGIN_RATE_LIMIT: "1" })
  })
  // The process keeps the counts: each test has its own event and address.
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ann", "Bea"] })
    venue = `203.0.113.${++venues}`
  })

  const at = (address: string) => app.browser({ address })
  const code = (index: number) => show.judges[index]?.accessCode ?? ""
  const byCode = (browser: Browser, accessCode: string) => browser.rest("POST", "/judges/login", { accessCode })
  const byName = (browser: Browser, judgeName = "Ann", passcode = show.passcode) =>
    browser.rest("POST", "/judges/login", { judgeName, passcode })
  const asOrganizer = (browser: Browser, password = SHOW_PASSWORD, eventId = show.eventId) =>
    browser.rest("POST", "/organizer/login", { eventId, password })
  const asAdmin = (browser: Browser, password = MASTER_PASSWORD) =>
    browser.rest("POST", "/master-admin/login", { password })
  const wrongCode = (n: number) => `WR0NG${String(n).padStart(3, "0")}`

  async function statuses(times: number, ask: (n: number) => ReturnType<Asked>) {
    const seen: number[] = []
    for (let n = 0; n < times; n++) seen.push((await ask(n)).status)
    return seen
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)

  describe("an honest judge behind the same router", () => {
    it("signs in with their own code on a new phone, even while others guess codes there", async () => {
      expect(await statuses(judgeFailures + 5, (n) => byCode(at(venue), wrongCode(n)))).toEqual([
        ...times(judgeFailures, 401),
        ...times(5, 429),
      ])
      const refused = await byCode(at(venue), wrongCode(99))
      expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } })
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60)
      expect((await byCode(at(venue), code(0))).status).toBe(200)
    })

    it("signs in by name on a phone that has been this judge, as does an organizer on their laptop", async () => {
      const anns = at(venue)
      await byCode(anns, code(0))
      const laptop = at(venue)
      await asOrganizer(laptop)
      await statuses(judgeFailures, (n) => byName(at(venue), "Ann", wrongCode(n)))
      await statuses(organizerFailures, () => asOrganizer(at(venue), "guessed"))
      expect((await byName(anns)).status).toBe(200)
      expect((await asOrganizer(laptop)).status).toBe(200)
      expect((await byName(at(venue), "Bea")).status).toBe(429)
      expect((await byName(at(HOME), "Bea")).status).toBe(200)
    })

    it("is not blocked by phones that wait for approval: those are not failures", async () => {
      await byCode(at(HOME), code(0))
      const asking = at(venue)
      expect(new Set(await statuses(judgeFailures + 5, () => byName(asking)))).toEqual(new Set([403]))
      expect((await byName(at(venue), "Bea")).status).toBe(200)
    })

    it.each([
      ["a closed event", { isActive: false }],
      ["an event without sign-in by name", { allowNameSignIn: false }],
    ])("is not blocked by correct attempts on %s", async (_, change) => {
      await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: change })
      expect(new Set(await statuses(judgeFailures + 5, () => byName(at(venue))))).toEqual(new Set([403]))
      const other = await openShow(app, { judges: ["Cy"] })
      expect((await byName(at(venue), "Cy", other.passcode)).status).toBe(200)
    })
  })

  describe("guesses from many known devices", () => {
    const marks = async (count: number, signIn: (browser: Browser) => ReturnType<Asked>) => {
      const marked: Browser[] = []
      for (let n = 0; n < count; n++) {
        const browser = at(venue)
        expect((await signIn(browser)).status).toBe(200)
        await browser.rest("POST", "/logout")
        marked.push(browser)
      }
      return marked
    }
    const notRefused = (seen: number[]) => seen.filter((status) => status !== 429).length

    it("many devices of a judge allow no more guesses at the passcode", async () => {
      const marked = await marks(8, (browser) => byCode(browser, code(0)))
      const guess = (n: number) => byName(marked[n % marked.length] ?? at(venue), "Ann", wrongCode(n))
      expect(notRefused(await statuses(80, guess))).toBe(LIMITS.signIn.perAccountFailures)
      const other = (n: number) => byName(marked[n % marked.length] ?? at(venue), "Bea", wrongCode(n))
      expect(notRefused(await statuses(10, other))).toBe(0)
    })
  })

  describe("an address that must wait learns nothing", () => {
    const right = () => [byName(at(venue)), asOrganizer(at(venue)), asAdmin(at(venue))]
    const wrong = () => [
      byName(at(venue), "Ann", wrongCode(0)),
      asOrganizer(at(venue), "guessed"),
      asAdmin(at(venue), "guessed"),
    ]
    const outcomesOf = async (answers: ReturnType<Asked>[]) =>
      (await Promise.all(answers)).map(({ status, body }) => ({ status, body }))

    it("while an address must wait, right and wrong credentials get the same answer", async () => {
      await statuses(judgeFailures, (n) => byName(at(venue), "Ann", wrongCode(n)))
      await statuses(organizerFailures, () => asOrganizer(at(venue), "guessed"))
      await statuses(masterAdminFailures, () => asAdmin(at(venue), "guessed"))
      expect(await outcomesOf(right())).toEqual(await outcomesOf(wrong()))
      expect((await outcomesOf(right())).map(({ status }) => status)).toEqual(times(3, 429))
    })

    it("on a judge's phone: another event's passcode is refused like an unknown one", async () => {
      const other = await openShow(app, { judges: ["Ann"] })
      const anns = at(venue)
      await byCode(anns, code(0))
      await statuses(judgeFailures, (n) => byName(at(venue), "Bea", wrongCode(n)))
      const [of, no] = [await byName(anns, "Ann", other.passcode), await byName(anns, "Ann", wrongCode(0))]
      expect([of.status, no.status]).toEqual([429, 429])
      expect(of.body).toEqual(no.body)
      expect((await byName(anns)).status).toBe(200)
    })

    it("attempts that had to wait count, so the right one waits too", async () => {
      const anns = at(venue)
      await byCode(anns, code(0))
      await statuses(judgeFailures, (n) => byName(at(venue), "Bea", wrongCode(n)))
      const tries = await statuses(judgeFailures, (n) => byName(anns, "Ann", wrongCode(n)))
      expect(new Set(tries)).toEqual(new Set([429]))
      expect((await byName(anns)).status).toBe(429)
    })
  })

  it("a hundred failures by name on one event, from anywhere, block new devices there by name, and nothing else", async () => {
    const seen = await statuses(perEventFailures, (n) => byName(at(`198.51.100.${n}`), "Eve"))
    expect(new Set(seen)).toEqual(new Set([401]))
    expect((await byName(at(HOME), "Ann")).status).toBe(429)
    expect((await asOrganizer(at(HOME))).status).toBe(200)
    expect((await byCode(at(HOME), code(0))).status).toBe(200)
    expect((await asOrganizer(show.organizer)).status).toBe(200)
  })

  it("phones that begin to ask for approval count for their address", async () => {
    await byCode(at(HOME), code(0))
    expect(new Set(await statuses(judgeFailures, () => byName(at(venue))))).toEqual(new Set([403]))
    expect((await byName(at(venue))).status).toBe(429)
    expect((await byCode(at(venue), code(0))).status).toBe(200)
  })

  it("a wrong current password counts like a failed sign-in, and the right one must then wait", async () => {
    const change = (currentPassword: string) =>
      show.organizer.rest("PUT", `/events/${show.eventId}/password`, { currentPassword, newPassword: "close-the-hood" })
    expect(await statuses(organizerFailures + 1, (n) => change(`guess ${n}`))).toEqual([
      ...times(organizerFailures, 403),
      429,
    ])
    expect((await change(SHOW_PASSWORD)).status).toBe(429)
  })
})
