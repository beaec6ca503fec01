import { LIMITS } from "@rosette/contract"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let phone: Browser
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
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

  it("the dashboard shows how many sheets the phone still holds, and when it was heard of", async () => {
    expect(await shown()).toEqual({ waitingSheets: 0, lastSeenAt: null })
    const before = Date.now()
    expect(await report(3)).toEqual({ recorded: true })
    const { waitingSheets, lastSeenAt } = await shown()
    expect(waitingSheets).toBe(3)
    expect(Date.parse(lastSeenAt ?? "")).toBeGreaterThanOrEqual(before)
    const overview = await show.organizer.trpc.organizer.overview.query({ eventId: show.eventId })
    expect(overview.judges).toMatchObject([{ waitingSheets: 3, lastSeenAt }])
  })

  it("changes no version, and nothing of the history", async () => {
    const stateOf = async () => ({
      event: await app.services.db.prisma.event.findUnique({ where: { id: show.eventId } }),
      lines: await app.services.db.prisma.historyItem.count({ where: { eventId: show.eventId } }),
    })
    const before = await stateOf()
    await report(3)
    expect(await stateOf()).toEqual(before)
  })

  it("the same count again is not written at once, another one is", async () => {
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

  it("a judge who saves is heard of", async () => {
    const place = { judgeId: judge().id, entryId: show.entries[0]?.id ?? 0 }
    await phone.trpc.judge.saveSheet.mutate({ ...place, scores: [], comments: "Nice", isSubmitted: false })
    expect((await shown()).lastSeenAt).not.toBeNull()
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
