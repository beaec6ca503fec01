import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1"
const AFTER_MS = (LIMITS.signInRequest.minutes * 60 + 1) * 1_000

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ann", "Bea"] })
  })

  const db = () => app.services.db.prisma
  const judge = (index: number) => {
    const found = show.judges[index]
    if (!found) throw new Error("The show has two judges.")
    return found
  }
  const phone = (userAgent = FIREFOX) => app.browser({ userAgent })
  const byName = (browser: Browser, judgeName = "Ann", passcode = show.passcode) =>
    browser.rest("POST", "/judges/login", { judgeName, passcode })
  const byCode = (browser: Browser, index = 0) =>
    browser.rest("POST", "/judges/login", { accessCode: judge(index).accessCode })
  const toldTo = async (answer: ReturnType<typeof byName>) => {
    const { status, body } = await answer
    return status === 200 ? "signed in" : `${status} ${(body as { code: string }).code}`
  }
  const waiting = () => show.organizer.trpc.organizer.signInRequests.query({ eventId: show.eventId })
  const firstWaiting = async () => (await waiting())[0]?.id ?? 0
  const allow = async () => show.organizer.trpc.organizer.allowSignIn.mutate({ requestId: await firstWaiting() })
  const history = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 200 })).items
  const backdate = (data: { createdAt?: Date; decidedAt?: Date }) =>
    db().signInRequest.updateMany({ where: { eventId: show.eventId }, data })
  const numberOf = async (answer: ReturnType<typeof byName>) => ((await answer).body as { number: number }).number
  const anneIsThere = async () => expect(await toldTo(byName(phone(SAFARI)))).toBe("signed in")

  describe("a device that is new for the judge", () => {
    beforeEach(anneIsThere)

    it.each(doorsOn(dialect))("asks, and is recognized by the cookie of the refusal, by $door", async ({ call }) => {
      const other = phone()
      const asked = () => call(other, "judge.login", { judgeName: "Ann", passcode: show.passcode })
      const versionsOf = () =>
        app.services.db.prisma.event.findUniqueOrThrow({
          where: { id: show.eventId },
          select: { changeVersion: true, devicesVersion: true },
        })
      const { changeVersion, devicesVersion } = await versionsOf()
      for (let attempt = 0; attempt < 3; attempt++)
        expect(await asked()).toEqual({
          status: 403,
          body: {
            code: "APPROVAL_NEEDED",
            error: "This phone is new for this judge. Ask the organizer to allow it.",
            number: (await waiting())[0]?.number,
          },
        })
      expect([...other.cookies.keys()]).toEqual(["rosette_device"])
      expect(await waiting()).toEqual([
        {
          id: expect.any(Number),
          judgeId: judge(0).id,
          judgeName: "Ann",
          device: "Firefox on Android",
          number: expect.toSatisfy((number: number) => Number.isInteger(number) && number >= 10 && number <= 99),
          status: "open",
          createdAt: expect.any(String),
        },
      ])
      // One version for all its attempts, so that dashboards read the list once.
      expect(await versionsOf()).toEqual({ changeVersion, devicesVersion: devicesVersion + 1 })
    })

    it.each(doorsOn(dialect))(
      "is admitted after Allow, once, and has been this judge from then on, by $door",
      async ({ call }) => {
        const other = phone()
        await byName(other)
        const [request] = await waiting()
        const answer = await call(show.organizer, "organizer.allowSignIn", { requestId: request?.id })
        expect(answer).toMatchObject({ status: 200, body: { id: request?.id, status: "allowed", judgeName: "Ann" } })
        expect(await waiting()).toEqual([])
        expect(await toldTo(byName(phone()))).toBe("403 APPROVAL_NEEDED")
        expect(await toldTo(byName(other))).toBe("signed in")
        await other.rest("POST", "/logout")
        expect(await toldTo(byName(other))).toBe("signed in")
        expect((await history()).find(({ action }) => action === "judge.sign-in-allowed")).toMatchObject({
          actor: "Olive",
          role: "organizer",
          subject: "Judge Ann",
          after: { device: "Firefox on Android" },
        })
      },
    )

    it("a device that was allowed for one judge is new for another", async () => {
      await toldTo(byName(phone(SAFARI), "Bea"))
      const other = phone()
      await byName(other)
      await allow()
      expect(await toldTo(byName(other, "Bea"))).toBe("403 APPROVAL_NEEDED")
    })

    it.each(doorsOn(dialect))(
      "is refused after Refuse for a quarter of an hour, and may ask again then, by $door",
      async ({ call }) => {
        const other = phone()
        await byName(other)
        const answer = await call(show.organizer, "organizer.refuseSignIn", { requestId: await firstWaiting() })
        expect(answer).toMatchObject({ status: 200, body: { status: "refused" } })
        expect(await toldTo(byName(other))).toBe("403 APPROVAL_REFUSED")
        expect(await toldTo(byCode(phone()))).toBe("signed in")
        await backdate({ decidedAt: new Date(Date.now() - AFTER_MS) })
        expect(await toldTo(byName(other))).toBe("403 APPROVAL_NEEDED")
        expect(await waiting()).toHaveLength(1)
      },
    )

    it("has to ask again if it was allowed and did not come within a quarter of an hour", async () => {
      const other = phone()
      await byName(other)
      await allow()
      await backdate({ decidedAt: new Date(Date.now() - AFTER_MS) })
      expect(await toldTo(byName(other))).toBe("403 APPROVAL_NEEDED")
    })

    it("a device that has stopped asking is no longer shown, and is shown again when it asks again", async () => {
      const other = phone()
      await byName(other)
      await backdate({ createdAt: new Date(Date.now() - AFTER_MS) })
      expect(await waiting()).toEqual([])
      await byName(other)
      expect(await waiting()).toHaveLength(1)
    })

    it("shows a number that no other open request has, and keeps it while it waits", async () => {
      const phones = [phone(), phone(SAFARI)]
      const numbers = await Promise.all(phones.map((other) => numberOf(byName(other))))
      expect((await waiting()).map(({ number }) => number).sort()).toEqual([...numbers].sort())
      expect(new Set(numbers).size).toBe(2)
      for (const [index, other] of phones.entries()) expect(await numberOf(byName(other))).toBe(numbers[index])
    })

    it("beyond three in a judge's name the oldest gives way, and appears again when it asks again", async () => {
      const strangers = Array.from({ length: 30 }, () => phone(SAFARI))
      for (const stranger of strangers) expect(await toldTo(byName(stranger))).toBe("403 APPROVAL_NEEDED")
      const annes = phone()
      const number = await numberOf(byName(annes))
      const shown = await waiting()
      expect(shown).toHaveLength(LIMITS.signInRequest.perJudge)
      expect(shown.at(-1)).toMatchObject({ device: "Firefox on Android", number })
      await byName(strangers[0] ?? annes)
      expect((await waiting()).map(({ device }) => device)).toEqual([
        "Safari on iPhone",
        "Firefox on Android",
        "Safari on iPhone",
      ])
    })

    it("beyond twenty at an event, a flood in other names gives way to the only request of a judge", async () => {
      const { organizer, eventId } = show
      for (let n = 0; n < 7; n++) {
        const { name, accessCode } = await organizer.trpc.organizer.createJudge.mutate({ eventId, name: `Judge ${n}` })
        await phone().rest("POST", "/judges/login", { accessCode })
        for (let ask = 0; ask < LIMITS.signInRequest.perJudge; ask++) await byName(phone(), name)
      }
      await byName(phone(SAFARI))
      const shown = await waiting()
      expect(shown).toHaveLength(LIMITS.signInRequest.perEvent)
      expect(shown.at(-1)).toMatchObject({ judgeName: "Ann", device: "Safari on iPhone" })
      expect(new Set(shown.map(({ number }) => number)).size).toBe(LIMITS.signInRequest.perEvent)
    })

    it("a request of an earlier version gets a number when it asks again", async () => {
      const other = phone()
      await byName(other)
      await db().signInRequest.updateMany({ where: { eventId: show.eventId }, data: { number: 0 } })
      expect(await numberOf(byName(other))).toBeGreaterThanOrEqual(LIMITS.signInRequest.minNumber)
    })

    it("is refused after a new code, which forgets the judge's devices", async () => {
      const annes = phone()
      await byName(annes)
      await allow()
      await byName(annes)
      const other = phone()
      await byName(other)
      const { accessCode } = await show.organizer.trpc.organizer.regenerateCode.mutate({ judgeId: judge(0).id })
      expect(await waiting()).toEqual([])
      expect(await toldTo(byName(other))).toBe("403 APPROVAL_REFUSED")
      expect((await annes.rest("GET", "/judge/workspace")).status).toBe(401)
      expect(await toldTo(byName(annes))).toBe("403 APPROVAL_NEEDED")
      expect(await toldTo(phone().rest("POST", "/judges/login", { accessCode }))).toBe("signed in")
    })

    it("a device whose session the organizer ended has to be allowed again; the judge's others are still known", async () => {
      const strangers = phone(SAFARI)
      await byName(strangers)
      await allow()
      await byName(strangers)
      const annes = phone()
      await byCode(annes)
      const sessions = await show.organizer.trpc.organizer.sessions.query({ eventId: show.eventId })
      const listed = sessions.filter(({ role, way }) => role === "judge" && way === "name")
      for (const { id } of listed) await show.organizer.trpc.organizer.endSession.mutate({ sessionId: id })
      expect((await strangers.rest("GET", "/judge/workspace")).status).toBe(401)
      expect((await strangers.rest("POST", "/judge/report", { waitingSheets: 1 })).status).toBe(401)
      expect(await toldTo(byName(strangers))).toBe("403 APPROVAL_NEEDED")
      await annes.rest("POST", "/logout")
      expect(await toldTo(byName(annes))).toBe("signed in")
    })
  })
})
