import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

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
  const refuse = async () => show.organizer.trpc.organizer.refuseSignIn.mutate({ requestId: await firstWaiting() })
  const history = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 200 })).items
  const backdate = (data: { createdAt?: Date; decidedAt?: Date }) =>
    db().signInRequest.updateMany({ where: { eventId: show.eventId }, data })
  const anneIsThere = async () => expect(await toldTo(byName(phone(SAFARI)))).toBe("signed in")

  describe("by name and passcode", () => {
    it("the first device is admitted at once, and comes back without asking", async () => {
      const annes = phone()
      expect(await toldTo(byName(annes))).toBe("signed in")
      await annes.rest("POST", "/logout")
      expect(await toldTo(byName(annes))).toBe("signed in")
      expect(await waiting()).toEqual([])
    })

    it("of many concurrent first devices, one is admitted", async () => {
      const told = await Promise.all(Array.from({ length: 6 }, () => toldTo(byName(phone()))))
      expect(told.sort()).toEqual(["403 APPROVAL_NEEDED", ...told.slice(1, 5), "signed in"])
      expect(new Set(told).size).toBe(2)
      expect(await waiting()).toHaveLength(5)
    })

    it("a device that signed in by code, or in a session of an earlier version, has been this judge", async () => {
      const annes = phone()
      await byCode(annes)
      expect(await toldTo(byName(phone()))).toBe("403 APPROVAL_NEEDED")
      expect(await toldTo(byName(annes))).toBe("signed in")

      const beas = await asJudge(app, judge(1))
      expect(await toldTo(byName(phone(), "Bea"))).toBe("403 APPROVAL_NEEDED")
      expect(await toldTo(byName(beas, "Bea"))).toBe("signed in")
    })

    it("a wrong pair gets no hint, on any device", async () => {
      await anneIsThere()
      const answers = [byName(phone(), "Ann", "ZZZZZZZZ"), byName(phone(), "Eve"), byName(phone(), "Eve", "ZZZZZZZZ")]
      for (const answer of answers) expect(await toldTo(answer)).toBe("401 WRONG_CREDENTIALS")
      expect(await waiting()).toEqual([])
    })

    it("is off if the organizer has turned it off: a right pair is told so, a wrong one is wrong, codes still work", async () => {
      const { organizer, eventId } = show
      expect(await organizer.rest("PUT", `/events/${eventId}`, { allowNameSignIn: false })).toMatchObject({
        status: 200,
        body: { allowNameSignIn: false },
      })
      expect(await toldTo(byName(phone()))).toBe("403 NAME_SIGN_IN_OFF")
      expect(await toldTo(byName(phone(), "Eve"))).toBe("401 WRONG_CREDENTIALS")
      expect(await toldTo(byCode(phone()))).toBe("signed in")
    })

    it("a new passcode replaces the old one, and ends no session", async () => {
      const annes = phone()
      await byName(annes)
      const path = `/events/${show.eventId}/regenerate-passcode`
      const { status, body } = await show.organizer.rest("PATCH", path)
      const { passcode } = body as { passcode: string }
      expect([status, passcode]).toEqual([200, expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/)])
      expect((await annes.rest("GET", "/judge/workspace")).status).toBe(200)
      expect(await toldTo(byName(annes))).toBe("401 WRONG_CREDENTIALS")
      expect(await toldTo(byName(annes, "Ann", passcode))).toBe("signed in")
      const [line] = await history()
      expect(line).toMatchObject({ action: "event.passcode-renewed", before: null, after: null, role: "organizer" })
    })

    it("codes are accepted as they are typed from a card", async () => {
      const grouped = `${show.passcode.slice(0, 4)} ${show.passcode.slice(4)}`.toLowerCase()
      const misread = show.passcode.replaceAll("0", "O").replaceAll("1", "l")
      expect(await toldTo(byName(phone(), "Ann", grouped))).toBe("signed in")
      expect(await toldTo(byName(phone(), "Bea", misread))).toBe("signed in")
      const { accessCode } = judge(0)
      const typed = `${accessCode.slice(0, 4)}-${accessCode.slice(4)}`.replaceAll("0", "o").replaceAll("1", "I")
      expect(await toldTo(phone().rest("POST", "/judges/login", { accessCode: typed }))).toBe("signed in")
    })
  })

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
          body: { code: "APPROVAL_NEEDED", error: "This phone is new for this judge. Ask the organizer to allow it." },
        })
      expect([...other.cookies.keys()]).toEqual(["rosette_device"])
      expect(await waiting()).toEqual([
        {
          id: expect.any(Number),
          judgeId: judge(0).id,
          judgeName: "Ann",
          device: "Firefox on Android",
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

    it("is not listed beyond twenty at an event, until one of them is decided", async () => {
      for (let n = 0; n < LIMITS.signInRequest.perEvent; n++) await byName(phone())
      const late = phone()
      expect(await toldTo(byName(late))).toBe("403 APPROVAL_NEEDED")
      expect(await waiting()).toHaveLength(LIMITS.signInRequest.perEvent)
      await refuse()
      expect(await toldTo(byName(late))).toBe("403 APPROVAL_NEEDED")
      expect(await waiting()).toHaveLength(LIMITS.signInRequest.perEvent)
      expect(await db().signInRequest.count({ where: { eventId: show.eventId, status: "open" } })).toBe(20)
    })

    it("is refused after a new code, which forgets the judge's devices: the next one by name is the first", async () => {
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
      expect(await toldTo(phone().rest("POST", "/judges/login", { accessCode }))).toBe("signed in")
      expect(await toldTo(byName(annes))).toBe("403 APPROVAL_NEEDED")
    })
  })

  it("a judge cannot become another: the sheet is not saved, and the history shows who asked", async () => {
    const beas = phone(SAFARI)
    await byCode(beas, 1)
    const annes = phone()
    await byCode(annes)
    expect(await toldTo(byName(beas, "Ann"))).toBe("403 APPROVAL_NEEDED")
    const sheet = {
      entryId: show.entries[0]?.id ?? 0,
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points: 0 })),
      isSubmitted: true,
    }
    const annesSheets = `/judges/${judge(0).id}/scores`
    expect(await beas.rest("POST", annesSheets, sheet)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
    await refuse()
    const own = { ...sheet, scores: show.criteria.map(({ id }) => ({ criterionId: id, points: 7 })) }
    expect((await annes.rest("POST", annesSheets, own)).status).toBe(200)
    const [saved, refused] = await history()
    expect(saved).toMatchObject({
      action: "sheet.submitted",
      actor: "Ann",
      role: "judge",
      way: "code",
      device: "Firefox on Android",
    })
    expect(refused).toMatchObject({
      action: "judge.sign-in-refused",
      subject: "Judge Ann",
      after: { device: "Safari on iPhone" },
    })
  })

  it("a stranger who came first in a judge's name is seen: the judge is told, the organizer removes them for good", async () => {
    const beas = phone(SAFARI)
    await byName(beas, "Ann")
    const annes = phone()
    await byCode(annes)
    const { otherDevices } = await annes.trpc.judge.workspace.query()
    expect(otherDevices).toEqual([{ label: "Safari on iPhone", lastSeenAt: expect.any(String) }])
    const [ann] = await show.organizer.trpc.organizer.judges.query({ eventId: show.eventId })
    expect(ann?.devices.map(({ label }) => label).sort()).toEqual(["Firefox on Android", "Safari on iPhone"])

    const { accessCode } = await show.organizer.trpc.organizer.regenerateCode.mutate({ judgeId: judge(0).id })
    expect((await beas.rest("GET", "/judge/workspace")).status).toBe(401)
    expect(await toldTo(annes.rest("POST", "/judges/login", { accessCode }))).toBe("signed in")
    expect(await toldTo(byName(beas, "Ann"))).toBe("403 APPROVAL_NEEDED")
  })
})
