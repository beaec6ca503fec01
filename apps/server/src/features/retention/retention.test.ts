import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { LIMITS } from "@rosette/contract/limits"
import { beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { webp } from "../../../test/scenes/pictures.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"
import { uploadImage } from "../../../test/upload.ts"
import { sqliteFile } from "../../data/database-url.ts"
import { sweepRetention } from "./sweep.ts"

const DAY_MS = 86_400_000
const TODAY = new Date()
const day = (days: number) => new Date(TODAY.getTime() + days * DAY_MS)
const isoDay = (days: number) => day(days).toISOString().slice(0, 10)

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeEach(async () => {
    app = await startApp({ RETENTION: "on" })
    show = await openShow(app, { name: "Zebrafinch Show" })
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { date: isoDay(0) } })
  })

  const sweep = (days: number, retention = true) =>
    sweepRetention({ ...app.services, settings: { ...app.services.settings, retention } }, day(days))
  const told = () => show.organizer.trpc.organizer.retention.query({ eventId: show.eventId })
  const extend = (days: number, reason = "The club meets in spring") =>
    show.organizer.trpc.organizer.extendRetention.mutate({ eventId: show.eventId, until: isoDay(days), reason })

  it("an event is kept if the server keeps events, and due otherwise", async () => {
    await sweep(0, false)
    const kept = { state: "off", lastDay: null, daysLeft: null, warning: null, isDateRead: true, extension: null }
    expect(await told()).toEqual(kept)
    await sweep(0)
    expect(await told()).toMatchObject({ state: "due", lastDay: isoDay(30), daysLeft: 30, warning: null })
  })

  it("an event is removed after its time, with photos, history and stored answers", async () => {
    await sweep(0)
    await uploadImage(app, show.organizer, show.entries[0]?.id, await webp())
    const [judge] = show.judges
    if (!judge) throw new Error("The show has a judge.")
    const phone = await asJudge(app, judge)
    const scores = show.criteria.map(({ id }) => ({ criterionId: id, points: 3 }))
    const sheet = { judgeId: judge.id, entryId: show.entries[0]?.id ?? 0, comments: "Kingfisher", isSubmitted: true }
    await phone.trpc.judge.saveSheet.mutate({ ...sheet, scores, mutationId: crypto.randomUUID() })
    await sweep(16)
    expect(await sweep(30)).toEqual([])
    expect(await sweep(31)).toEqual([show.eventId])
    for (const table of ["Event", "Entry", "Sheet", "HistoryItem", "SavedMutation", "Session"])
      expect([table, await app.services.db.read.all(`SELECT * FROM "${table}"`)]).toEqual([table, []])
    expect(readdirSync(join(app.dataDir, "photos"))).toEqual([])
    if (dialect === "sqlite") expectNowhere(app, ["Zebrafinch", "Kingfisher"])
  })

  it("an event is kept longer if somebody has worked on it since", async () => {
    await sweep(0)
    await app.services.db.prisma.sheet.create({
      data: {
        eventId: show.eventId,
        judgeId: show.judges[0]?.id ?? 0,
        entryId: show.entries[0]?.id ?? 0,
        revision: 1,
        updatedAt: day(20),
      },
    })
    await sweep(36)
    expect(await sweep(50)).toEqual([])
    expect(await sweep(51)).toEqual([show.eventId])
  })

  it("a server that was off announces what is due, and removes it after three days", async () => {
    await sweep(0)
    expect(await sweep(200)).toEqual([])
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    expect(items[0]).toMatchObject({ action: "retention.announced", actor: "Rosette", after: { lastDay: isoDay(203) } })
    expect(await sweep(203)).toEqual([])
    expect(await sweep(204)).toEqual([show.eventId])
  })

  it("an announcement from before the server was off for weeks is made again", async () => {
    await sweep(0)
    expect(await sweep(30)).toEqual([])
    expect(await sweep(100)).toEqual([])
    expect(await sweep(104)).toEqual([show.eventId])
  })

  it.each(["", "TBD", "June 5"])("an event with the date “%s” is kept for a year after the last save", async (date) => {
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { date } })
    await sweep(0)
    expect(await told()).toMatchObject({ state: "due", lastDay: isoDay(365), isDateRead: false, warning: null })
    await sweep(355)
    expect(await sweep(365)).toEqual([])
    expect(await sweep(366)).toEqual([show.eventId])
  })

  it("an event is kept for thirty days after the rule was turned on, also when it was turned off and on again", async () => {
    const old = { date: "May 3, 2020", createdAt: new Date("2020-05-01") }
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: old })
    await app.services.db.prisma.historyItem.updateMany({ data: { at: new Date("2020-05-04") } })
    await sweep(0)
    expect(await sweep(30)).toEqual([])
    await sweep(30, false)
    expect(await sweep(31)).toEqual([])
    await sweep(58)
    expect(await sweep(61)).toEqual([])
    expect(await sweep(62)).toEqual([show.eventId])
  })

  it("the demo event is always kept", async () => {
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { isDemo: true } })
    await sweep(0)
    expect(await sweep(400)).toEqual([])
    expect(await told()).toMatchObject({ state: "demo", lastDay: null })
  })

  describe("an organizer's extension", () => {
    it("keeps it until that day, with the reason in the history, and does not count as work on the event", async () => {
      await sweep(0)
      expect(await extend(90)).toMatchObject({
        lastDay: isoDay(90),
        extension: { until: isoDay(90), reason: "The club meets in spring", extendedBy: "Olive" },
      })
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({
        action: "retention.extended",
        after: { until: isoDay(90), reason: "The club meets in spring" },
      })
      expect(await sweep(60)).toEqual([])
      expect((await extend(60)).lastDay).toBe(isoDay(60))
      expect((await extend(1)).lastDay).toBe(isoDay(30))
      await sweep(20)
      expect(await sweep(31)).toEqual([show.eventId])
    })

    it("needs a future day, not too far away, and a reason", async () => {
      const refused = async (days: number, reason?: string) =>
        (
          await show.organizer.rest("POST", `/events/${show.eventId}/retention/extend`, {
            until: isoDay(days),
            reason: reason ?? "Because",
          })
        ).status
      expect(await refused(0)).toBe(400)
      expect(await refused(LIMITS.retention.longestExtensionDays + 1)).toBe(400)
      expect(await refused(90, " ")).toBe(400)
      expect((await told()).extension).toBeNull()
    })
  })
})

/** Neither in the database file, including its free pages, nor in its log file. */
function expectNowhere({ services }: TestApp, words: string[]): void {
  const file = sqliteFile(services.settings.databaseUrl) ?? ""
  const files = readdirSync(dirname(file)).map((name) => join(dirname(file), name))
  for (const path of files.filter((found) => existsSync(found)))
    expect([path, words.filter((word) => readFileSync(path, "latin1").includes(word))]).toEqual([path, []])
}
