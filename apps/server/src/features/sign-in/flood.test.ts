import { expect, it } from "vitest"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { openShow, SHOW_PASSWORD } from "../../../test/scenes/show.ts"

const MANY = 400

onSqliteAlone((startApp) => {
  it("a flood of sign-ins from many addresses keeps no organizer out, and is one line in the log", async () => {
    const app = await startApp({ LOG_LEVEL: "info", LOGIN_RATE_LIMIT: "1" })
    const { eventId, organizer } = await openShow(app)
    const signIn = async (n: number, event: number, password: string) => {
      const browser = app.browser({ address: `10.2.${Math.floor(n / 200)}.${n % 200}` })
      return (await browser.rest("POST", "/organizer/login", { eventId: event, password })).status
    }
    const flood = Array.from({ length: MANY }, (_, n) => signIn(n, 10_000 + n, "guessed"))
    const stranger = signIn(MANY, eventId, SHOW_PASSWORD)
    const known = organizer.rest("POST", "/organizer/login", { eventId, password: SHOW_PASSWORD })
    expect([await stranger, (await known).status]).toEqual([200, 200])
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 503]))
    const lines = app.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
    expect(lines).toEqual([
      expect.objectContaining({ queue: "signIn", msg: "more work than can wait: further requests are refused" }),
    ])
    expect(lines[0].err).toBeUndefined()
  })
})
