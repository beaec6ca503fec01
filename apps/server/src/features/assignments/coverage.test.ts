import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

type Coverage = Awaited<ReturnType<Browser["trpc"]["organizer"]["coverage"]["query"]>>

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["E1", "E2", "E3", "E4"], judges: ["Ann", "Bob", "Cy"] })
  })

  const judgeNamed = (name: string) => {
    const judge = show.judges.find((one) => one.name === name)
    if (!judge) throw new Error(`Nobody is called ${name}.`)
    return judge
  }
  const entryId = (votingId: string) => show.entries.find((one) => one.votingId === votingId)?.id ?? 0
  const phoneOf = (name: string) => asJudge(app, judgeNamed(name))
  async function save(name: string, votingId: string, isSubmitted = true, criteria = show.criteria): Promise<void> {
    const scores = criteria.map(({ id: criterionId }) => ({ criterionId, points: 5 }))
    const sheet = { judgeId: judgeNamed(name).id, entryId: entryId(votingId), scores, isSubmitted }
    await (await phoneOf(name)).trpc.judge.saveSheet.mutate(sheet)
  }
  const assign = (sheetsPerEntry: number, scopes: Record<string, { classIds?: number[]; sections?: number[] }> = {}) =>
    show.organizer.trpc.organizer.assignJudges.mutate({
      eventId: show.eventId,
      sheetsPerEntry,
      assignments: Object.entries(scopes).map(([name, { classIds = [], sections = [] }]) => {
        return { judgeId: judgeNamed(name).id, classIds, sections }
      }),
    })
  const organize = () => show.organizer.trpc.organizer
  const newClass = async (name: string, ...votingIds: string[]) => {
    const { id } = await organize().createClass.mutate({ eventId: show.eventId, name })
    for (const votingId of votingIds) await organize().updateEntry.mutate({ entryId: entryId(votingId), classId: id })
    return id
  }
  const report = async (name: string, entries: { waitingEntryIds?: number[]; openEntryId?: number | null }) =>
    (await phoneOf(name)).trpc.judge.report.mutate({ waitingSheets: 0, ...entries })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const coverage = async (classId?: number) => {
      const input = { eventId: show.eventId, ...(classId && { classId }) }
      return (await call(show.organizer, "organizer.coverage", input)).body as Coverage
    }
    /** "E1 2/2 ss. | E2 …": done, need and the cells of each entry. */
    const picture = ({ entries }: Coverage) =>
      entries
        .map(({ entryId: id, need, done, cells }) => {
          const votingId = show.entries.find((one) => one.id === id)?.votingId
          return `${votingId} ${done}/${need} ${cells}`
        })
        .join(" | ")

    it("two sheets of each entry by two teams", async () => {
      await organize().updateCriterion.mutate({ criterionId: show.criteria[1]?.id ?? 0, order: 11 })
      await assign(2, { Cy: { sections: [3] } })
      for (const votingId of ["E1", "E2", "E3"]) await save("Ann", votingId)
      await save("Bob", "E1")
      await save("Cy", "E4")
      const found = await coverage()
      expect(picture(found)).toBe("E1 2/3 ss. | E2 1/3 s.. | E3 1/3 s.. | E4 1/3 ..s")
      expect(found.judgeIds).toEqual(show.judges.map(({ id }) => id))
      expect(found.classes).toMatchObject([{ classId: null, need: 12, done: 5 }])
    })

    it("each letter", async () => {
      const classId = await newClass("Classic", "E4")
      await assign(3, { Bob: { classIds: [0] }, Cy: { classIds: [classId] } })
      await save("Ann", "E1")
      await save("Ann", "E2", false)
      await save("Ann", "E4", true)
      await save("Cy", "E2")
      await organize().createCriterion.mutate({ eventId: show.eventId, name: "Sound", classIds: [classId] })
      await organize().addConflict.mutate({
        eventId: show.eventId,
        judgeId: judgeNamed("Bob").id,
        entryId: entryId("E1"),
      })
      await organize().addConflict.mutate({
        eventId: show.eventId,
        judgeId: judgeNamed("Ann").id,
        entryId: entryId("E1"),
      })
      await report("Bob", { waitingEntryIds: [entryId("E2")], openEntryId: entryId("E3") })
      expect(picture(await coverage())).toBe("E1 0/0 xc- | E2 1/3 dwe | E3 0/2 .o- | E4 1/2 l-.")
    })

    it("what was saved, reopened, cleared and deleted since it was read last", async () => {
      await assign(2)
      await save("Ann", "E1")
      expect(picture(await coverage())).toBe("E1 1/2 s.. | E2 0/2 ... | E3 0/2 ... | E4 0/2 ...")
      await save("Bob", "E1")
      await save("Bob", "E2", false)
      expect(picture(await coverage())).toBe("E1 2/2 ss. | E2 0/2 .d. | E3 0/2 ... | E4 0/2 ...")
      const [judgeId, bobId] = [judgeNamed("Ann").id, judgeNamed("Bob").id]
      await organize().reopenSheet.mutate({ judgeId, entryId: entryId("E1") })
      expect(picture(await coverage())).toBe("E1 1/2 ds. | E2 0/2 .d. | E3 0/2 ... | E4 0/2 ...")
      await organize().clearScores.mutate({ judgeId: bobId })
      await save("Bob", "E3")
      expect(picture(await coverage())).toBe("E1 0/2 d.. | E2 0/2 ... | E3 1/2 .s. | E4 0/2 ...")
      await organize().deleteJudge.mutate({ judgeId: bobId })
      expect(picture(await coverage())).toBe("E1 0/2 d. | E2 0/2 .. | E3 0/2 .. | E4 0/2 ..")
    })

    it("lists who is here at once, and nobody who does not compete", async () => {
      await coverage()
      await organize().updateEntry.mutate({ entryId: entryId("E2"), status: "checkedIn" })
      expect((await coverage()).entries.map(({ status }) => status)).toEqual([
        "expected",
        "checkedIn",
        "expected",
        "expected",
      ])
      await organize().updateEntry.mutate({ entryId: entryId("E2"), status: "absent" })
      expect(picture(await coverage())).toBe("E1 0/3 ... | E3 0/3 ... | E4 0/3 ...")
    })

    it("by class, with the time at which each ends", async () => {
      const classId = await newClass("Classic", "E2", "E3")
      await newClass("Nobody's")
      await assign(1)
      expect((await coverage()).classes).toEqual([
        { classId, need: 2, done: 0, endsAt: null },
        { classId: null, need: 2, done: 0, endsAt: null },
      ])
      const before = Date.now()
      await save("Ann", "E2")
      const found = await coverage(classId)
      expect(picture(found)).toBe("E2 1/1 s.. | E3 0/1 ...")
      expect(found.classes).toMatchObject([{ classId, need: 2, done: 1 }])
      const endsAt = Date.parse(found.classes[0]?.endsAt ?? "")
      expect(endsAt % 60_000).toBe(0)
      expect(endsAt).toBeGreaterThanOrEqual(before + 180_000)
      expect(endsAt).toBeLessThanOrEqual(Date.now() + 240_000)
      const foreign = await openShow(app)
      const other = await foreign.organizer.trpc.organizer.createClass.mutate({
        eventId: foreign.eventId,
        name: "Modern",
      })
      expect(
        await call(show.organizer, "organizer.coverage", { eventId: show.eventId, classId: other.id }),
      ).toMatchObject({ status: 404 })
    })

    it("who is free", async () => {
      const free = async () => (await coverage()).judges.map(({ isFree, openEntryId }) => [isFree, openEntryId])
      expect(await free()).toEqual([
        [false, null],
        [false, null],
        [false, null],
      ])
      await report("Ann", {})
      await report("Bob", { openEntryId: entryId("E1") })
      expect(await free()).toEqual([
        [true, null],
        [false, entryId("E1")],
        [false, null],
      ])
      await report("Bob", { openEntryId: null })
      expect(await free()).toEqual([
        [true, null],
        [false, null],
        [false, null],
      ])
      const bob = (await coverage()).judges[1]
      expect(bob).toMatchObject({ openSince: null, waitingSheets: 0, lastSeenAt: expect.any(String) })
    })

    it("version grows with each sheet", async () => {
      const { version } = await coverage()
      await save("Ann", "E1", false)
      expect((await coverage()).version).toBeGreaterThan(version)
    })
  })

  it("an answer that is known is not sent again, until a sheet has changed", async () => {
    const cookie = [...show.organizer.cookies].map((pair) => pair.join("=")).join("; ")
    const ask = (known = "") =>
      app.app.inject({ url: `/api/events/${show.eventId}/coverage`, headers: { cookie, "if-none-match": known } })
    const etag = String((await ask()).headers.etag)
    expect(await ask(etag)).toMatchObject({ statusCode: 304, body: "" })
    await save("Ann", "E1", false)
    expect((await ask(etag)).statusCode).toBe(200)
  })
})
