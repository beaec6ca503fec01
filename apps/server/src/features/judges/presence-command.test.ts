import { LIMITS } from "@rosette/contract/limits"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0"
const SAFARI = "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let phone: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: Array.from({ length: 20 }, (_, index) => String(index + 1)) })
    phone = await asJudge(app, judge())
  })
  const judge = () => {
    const [ada] = show.judges
    if (!ada) throw new Error("The show has a judge.")
    return ada
  }
  const report = (waitingSheets: number) => phone.trpc.judge.report.mutate({ waitingSheets })
  const shown = async () => {
    const [ada] = await show.organizer.trpc.organizer.judges.query({ eventId: show.eventId })
    return { waitingSheets: ada?.waitingSheets, lastSeenAt: ada?.lastSeenAt ?? null }
  }
  const heardAt = (lastSeenAt: Date) =>
    app.services.db.prisma.judge.update({ where: { id: judge().id }, data: { lastSeenAt } })

  it("the dashboard shows how many sheets the phone still holds, and when it last reported", async () => {
    expect(await shown()).toEqual({ waitingSheets: 0, lastSeenAt: null })
    const before = Date.now()
    expect(await report(3)).toEqual({ recorded: true })
    const { waitingSheets, lastSeenAt } = await shown()
    expect(waitingSheets).toBe(3)
    expect(Date.parse(lastSeenAt ?? "")).toBeGreaterThanOrEqual(before)
    const overview = await show.organizer.trpc.organizer.overview.query({ eventId: show.eventId })
    expect(overview.judges).toMatchObject([{ waitingSheets: 3, lastSeenAt }])
  })

  it("changes no version and no history", async () => {
    const stateOf = async () => ({
      event: await app.services.db.prisma.event.findUnique({ where: { id: show.eventId } }),
      lines: await app.services.db.prisma.historyItem.count({ where: { eventId: show.eventId } }),
    })
    const before = await stateOf()
    await report(3)
    expect(await stateOf()).toEqual(before)
  })

  it("the same count again is not written at once, but another one is", async () => {
    expect(await report(3)).toEqual({ recorded: true })
    const first = await shown()
    expect(await report(3)).toEqual({ recorded: false })
    expect(await shown()).toEqual(first)
    expect(await report(2)).toEqual({ recorded: true })
    expect((await shown()).waitingSheets).toBe(2)
  })

  it("the same count is written again after a while", async () => {
    await report(3)
    const longAgo = new Date(Date.now() - (LIMITS.presence.repeatSeconds + 1) * 1_000)
    await heardAt(longAgo)
    expect(await report(3)).toEqual({ recorded: true })
    expect(Date.parse((await shown()).lastSeenAt ?? "")).toBeGreaterThan(longAgo.getTime())
  })

  describe("which entries wait, and which is open", () => {
    const entryId = (at: number) => show.entries[at]?.id ?? 0
    const reportOf = (entries: { waitingEntryIds?: number[]; openEntryId?: number | null }) =>
      phone.trpc.judge.report.mutate({ waitingSheets: 2, ...entries })
    const stored = async () => {
      const { waitingEntryIds, openEntryId, openSince } = await app.services.db.prisma.judge.findUniqueOrThrow({
        where: { id: judge().id },
      })
      return { waitingEntryIds: JSON.parse(waitingEntryIds), openEntryId, openSince }
    }

    it("are stored, each entry once, and stay where a report says nothing of them", async () => {
      await reportOf({ waitingEntryIds: [entryId(2), entryId(0), entryId(2)], openEntryId: entryId(1) })
      const first = await stored()
      expect(first).toMatchObject({ waitingEntryIds: [entryId(0), entryId(2)], openEntryId: entryId(1) })
      await report(3)
      expect(await stored()).toEqual(first)
      await reportOf({ waitingEntryIds: [], openEntryId: null })
      expect(await stored()).toMatchObject({ waitingEntryIds: [], openEntryId: null })
    })

    it("a change of them is written at once, and the same again is not", async () => {
      const entries = { waitingEntryIds: [entryId(2), entryId(0)], openEntryId: entryId(1) }
      expect(await reportOf(entries)).toEqual({ recorded: true })
      expect(await reportOf(entries)).toEqual({ recorded: false })
      expect(await reportOf({ ...entries, openEntryId: entryId(3) })).toEqual({ recorded: true })
      expect(await reportOf({ ...entries, waitingEntryIds: [entryId(2)] })).toEqual({ recorded: true })
    })

    it("an entry is open since it was first reported", async () => {
      await reportOf({ openEntryId: entryId(1) })
      const longAgo = new Date(Date.now() - 3_600_000)
      const data = { openSince: longAgo, lastSeenAt: longAgo }
      await app.services.db.prisma.judge.update({ where: { id: judge().id }, data })
      expect(await reportOf({ openEntryId: entryId(1) })).toEqual({ recorded: true })
      expect((await stored()).openSince).toEqual(longAgo)
      await reportOf({ openEntryId: entryId(2) })
      expect((await stored()).openSince?.getTime()).toBeGreaterThan(longAgo.getTime())
    })

    it("an entry that the event does not have is left out", async () => {
      const other = await openShow(app)
      const foreign = other.entries[0]?.id ?? 0
      await reportOf({ waitingEntryIds: [foreign, entryId(0)], openEntryId: foreign })
      expect(await stored()).toMatchObject({ waitingEntryIds: [entryId(0)], openEntryId: null })
    })

    it("at most 500 entries can be reported", async () => {
      const ids = (count: number) => Array.from({ length: count }, (_, index) => 100_000 + index)
      const most = { waitingSheets: 0, waitingEntryIds: ids(LIMITS.presence.maxWaitingEntries) }
      expect((await phone.rest("POST", "/judge/report", most)).status).toBe(200)
      const more = { waitingSheets: 0, waitingEntryIds: ids(LIMITS.presence.maxWaitingEntries + 1) }
      expect((await phone.rest("POST", "/judge/report", more)).status).toBe(400)
    })
  })

  describe("with two devices of a judge", () => {
    let tablet: Browser
    beforeEach(async () => {
      const { accessCode } = judge()
      const opened = [FIREFOX, SAFARI].map((userAgent) => app.browser({ userAgent }))
      for (const browser of opened) await browser.trpc.judge.login.mutate({ accessCode })
      const [first, second] = opened
      if (!first || !second) throw new Error("Two were opened.")
      phone = first
      tablet = second
    })
    const byDevice = async () => {
      const [ada] = await show.organizer.trpc.organizer.judges.query({ eventId: show.eventId })
      return ada?.devices.map(({ label, waitingSheets }) => `${label}: ${waitingSheets}`).sort()
    }

    it("the dashboard shows the count of each, and the sum", async () => {
      await report(2)
      await tablet.trpc.judge.report.mutate({ waitingSheets: 0 })
      expect((await shown()).waitingSheets).toBe(2)
      await tablet.trpc.judge.report.mutate({ waitingSheets: 3 })
      expect((await shown()).waitingSheets).toBe(5)
      expect(await byDevice()).toEqual(["Firefox on Android: 2", "Safari on iPad: 3"])
      await report(0)
      expect((await shown()).waitingSheets).toBe(3)
    })

    it("the count of a device that has signed out stays: the sheets are still on it", async () => {
      await report(2)
      await phone.rest("POST", "/logout")
      await tablet.trpc.judge.report.mutate({ waitingSheets: 1 })
      expect((await shown()).waitingSheets).toBe(3)
    })

    it("concurrent reports are both counted", async () => {
      for (let round = 1; round <= 10; round++) {
        await Promise.all([report(round), tablet.trpc.judge.report.mutate({ waitingSheets: 2 * round })])
        expect((await shown()).waitingSheets).toBe(3 * round)
      }
    })
  })

  it("a phone that was signed in by an earlier version becomes this judge's device with its report", async () => {
    expect([...phone.cookies.keys()]).toEqual(["rosette_judge"])
    await report(4)
    expect([...phone.cookies.keys()]).toEqual(["rosette_judge", "rosette_device"])
    const [ada] = await show.organizer.trpc.organizer.judges.query({ eventId: show.eventId })
    expect(ada?.devices).toMatchObject([{ waitingSheets: 4 }])
    await phone.rest("POST", "/logout")
    const again = { judgeName: judge().name, passcode: show.passcode }
    expect((await app.browser().rest("POST", "/judges/login", again)).status).toBe(403)
    expect((await phone.rest("POST", "/judges/login", again)).status).toBe(200)
  })

  it("saving updates when the judge was last seen", async () => {
    const place = { judgeId: judge().id, entryId: show.entries[0]?.id ?? 0 }
    await phone.trpc.judge.saveSheet.mutate({ ...place, scores: [], comments: "Nice", isSubmitted: false })
    expect((await shown()).lastSeenAt).not.toBeNull()
  })

  it("more sheets than the event has entries are refused", async () => {
    const { length } = show.entries
    await report(length)
    expect(await phone.rest("POST", "/judge/report", { waitingSheets: length + 1 })).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", issues: [{ path: ["waitingSheets"] }] },
    })
    expect((await shown()).waitingSheets).toBe(length)
  })

  it.each([-1, 1.5, "3", null, undefined, LIMITS.presence.maxWaitingSheets + 1])(
    "%s is no number of sheets",
    async (waitingSheets) => {
      expect(await phone.rest("POST", "/judge/report", { waitingSheets })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", issues: [{ path: ["waitingSheets"] }] },
      })
    },
  )
})
