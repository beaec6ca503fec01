import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  /** Ann and Bob have submitted 7 points for 1 and 2. */
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10], votingIds: ["1", "2"], judges: ["Ann", "Bob"] })
    for (const name of ["Ann", "Bob"]) for (const votingId of ["1", "2"]) await save(name, votingId, 7, true)
  })

  const id = (of: "entries" | "judges", at: number) => show[of][at]?.id ?? 0
  const judge = (name: string) => ({ id: id("judges", name === "Ann" ? 0 : 1), name, eventId: show.eventId })
  const entry = (votingId: string) => id("entries", Number(votingId) - 1)
  async function save(name: string, votingId: string, points: number, isSubmitted: boolean) {
    const phone = await asJudge(app, judge(name))
    const scores = show.criteria.map(({ id: criterionId }) => ({ criterionId, points }))
    const sheet = { judgeId: judge(name).id, entryId: entry(votingId), scores, comments: "", isSubmitted }
    await phone.trpc.judge.saveSheet.mutate(sheet)
  }
  /** "in" or "draft", and what the judge reads about the reopening. */
  async function sheetOf(name: string, votingId: string) {
    const phone = await asJudge(app, judge(name))
    const { sheets } = await phone.trpc.judge.workspace.query()
    const sheet = sheets.find(({ entryId }) => entryId === entry(votingId))
    const { reopened } = sheet ?? {}
    return `${sheet?.isSubmitted ? "in" : "draft"}${reopened ? `, reopened by ${reopened.by}: ${reopened.reason}` : ""}`
  }
  const percents = async () => {
    const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
    return entries.map(({ overallPercent, judgeCount }) => `${overallPercent} by ${judgeCount}`)
  }
  const lastLine = async () => (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })).items[0]

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const reopenOne = async (fields: Input = {}) => {
      const sheet = { judgeId: judge("Ann").id, entryId: entry("1"), ...fields }
      return call(show.organizer, "organizer.reopenSheet", sheet)
    }
    const reopenAll = async (fields: Input = {}) =>
      call(show.organizer, "organizer.reopenSheets", { eventId: show.eventId, ...fields })
    const versionOf = ({ body }: { body: unknown }) => (body as { version: number }).version
    const takeBack = (version: number) =>
      call(show.organizer, "organizer.takeBackReopening", { eventId: show.eventId, version })

    it("the judge reads by whom a sheet was reopened and why, until it is submitted again", async () => {
      await reopenOne({ reason: "Seats were forgotten" })
      expect(await sheetOf("Ann", "1")).toBe("draft, reopened by Olive: Seats were forgotten")
      expect(await sheetOf("Ann", "2")).toBe("in")
      await save("Ann", "1", 8, false)
      expect(await sheetOf("Ann", "1")).toBe("draft, reopened by Olive: Seats were forgotten")
      await save("Ann", "1", 8, true)
      expect(await sheetOf("Ann", "1")).toBe("in")
    })

    it("the same for many sheets, and for a reopening without a reason", async () => {
      await reopenAll({ entryId: entry("2") })
      expect(await sheetOf("Bob", "2")).toBe("draft, reopened by Olive: ")
    })

    it.each([500, 501])("a reason of %i characters", async (length) => {
      expect((await reopenOne({ reason: "a".repeat(length) })).status).toBe(length === 500 ? 200 : 400)
    })

    it("is taken back: the sheet counts again as it did, and its judge is told", async () => {
      const before = await percents()
      const version = versionOf(await reopenOne())
      expect(await percents()).not.toEqual(before)
      expect(await takeBack(version)).toEqual({ status: 200, body: { takenBackCount: 1 } })
      expect(await percents()).toEqual(before)
      expect(await sheetOf("Ann", "1")).toBe("in")
      const { prisma } = app.services.db
      const event = await prisma.event.findUniqueOrThrow({ where: { id: show.eventId } })
      const { newsVersion } = await prisma.judge.findUniqueOrThrow({ where: { id: judge("Ann").id } })
      expect(newsVersion).toBe(event.changeVersion)
      expect(await lastLine()).toMatchObject({
        actor: "Olive",
        action: "sheets.reopening-taken-back",
        subject: "1 sheet",
        after: { takenBack: 1, sheets: { Ann: ["1"] } },
      })
    })

    it("is taken back only for the sheets that no judge has changed since", async () => {
      const version = versionOf(await reopenAll())
      await save("Ann", "1", 8, false)
      await save("Ann", "2", 8, true)
      expect(await takeBack(version)).toEqual({ status: 200, body: { takenBackCount: 2 } })
      expect(await sheetOf("Ann", "1")).toBe("draft, reopened by Olive: ")
      expect(await sheetOf("Bob", "1")).toBe("in")
    })

    it.each<[what: string, after: () => Promise<unknown>]>([
      ["its judge has typed", () => save("Ann", "1", 8, false)],
      ["its judge has submitted it again", () => save("Ann", "1", 7, true)],
      [
        "its judge's sheets were cleared",
        () => call(show.organizer, "organizer.clearScores", { judgeId: judge("Ann").id }),
      ],
    ])("is refused once %s", async (_, after) => {
      const version = versionOf(await reopenOne())
      await after()
      const before = await everythingIn(app.services.db)
      expect(await takeBack(version)).toMatchObject({ status: 409, body: { code: "REOPENING_USED" } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it("is refused for a version at which nothing was reopened, and a second time", async () => {
      const version = versionOf(await reopenOne())
      expect((await takeBack(version - 1)).status).toBe(409)
      await takeBack(version)
      expect((await takeBack(version)).status).toBe(409)
    })

    it("each sheet's story says who reopened it, why, and that it was taken back", async () => {
      await takeBack(versionOf(await reopenOne({ reason: "By mistake" })))
      const { sheets } = await show.organizer.trpc.organizer.explanation.query({ entryId: entry("1") })
      const story = sheets.find(({ judgeId }) => judgeId === judge("Ann").id)?.story
      expect(story?.slice(1)).toMatchObject([
        { actor: "Olive", action: "reopened", reason: "By mistake" },
        { actor: "Olive", action: "takenBack" },
      ])
    })
  })
})
