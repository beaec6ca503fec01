import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { judges: ["Ann", "Bea"] })
  })

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
  const refuse = async () => show.organizer.trpc.organizer.refuseSignIn.mutate({ requestId: await firstWaiting() })
  const history = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 200 })).items
  const endAll = async () => {
    const { organizer, eventId } = show
    const sessions = await organizer.trpc.organizer.sessions.query({ eventId })
    for (const { id, role } of sessions)
      if (role === "judge") await organizer.trpc.organizer.endSession.mutate({ sessionId: id })
  }
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
      expect(await waiting()).toHaveLength(LIMITS.signInRequest.perJudge)
    })

    it("a device that signed in by code has been this judge, as has one that is signed in now", async () => {
      const annes = phone()
      await byCode(annes)
      expect(await toldTo(byName(phone()))).toBe("403 APPROVAL_NEEDED")
      expect(await toldTo(byName(annes))).toBe("signed in")

      await byCode(phone(), 1)
      const beas = await asJudge(app, judge(1))
      expect(await toldTo(byName(phone(), "Bea"))).toBe("403 APPROVAL_NEEDED")
      expect(await toldTo(byName(beas, "Bea"))).toBe("signed in")
    })

    it.each<[string, () => Promise<unknown>]>([
      ["New Code", () => show.organizer.rest("PATCH", `/judges/${judge(0).id}/regenerate-code`)],
      ["End", async () => endAll()],
      ["Clear Scores", () => show.organizer.rest("DELETE", `/judges/${judge(0).id}/scores`)],
      ["Logout", async () => {}],
      [
        "Refuse",
        async () => {
          await byName(phone())
          await refuse()
        },
      ],
    ])("once somebody has signed in as a judge, a new device always asks, also after %s", async (_, change) => {
      const bobs = phone()
      await byCode(bobs)
      await change()
      await bobs.rest("POST", "/logout")
      expect(await toldTo(byName(phone(SAFARI)))).toBe("403 APPROVAL_NEEDED")
      expect((await waiting()).map(({ device }) => device)).toEqual(["Safari on iPhone"])
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
