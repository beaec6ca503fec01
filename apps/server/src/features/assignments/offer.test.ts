import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const IDS = ["C1", "C2", "C3", "C4", "C5", "C6"]

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let phones: Map<string, Browser>
  beforeAll(async () => {
    app = await startApp()
  })

  /** Ann, Bob and Cy for everything, and two sheets of each entry. */
  async function openDay(votingIds = IDS): Promise<void> {
    show = await openShow(app, { votingIds, judges: ["Ann", "Bob", "Cy"] })
    phones = new Map()
    for (const judge of show.judges) phones.set(judge.name, await asJudge(app, judge))
    await show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, sheetsPerEntry: 2 })
  }
  beforeEach(() => openDay())

  const judgeNamed = (name: string) => {
    const judge = show.judges.find((one) => one.name === name)
    const phone = phones.get(name)
    if (!judge || !phone) throw new Error(`Nobody is called ${name}.`)
    return { judgeId: judge.id, phone }
  }
  const entryOf = (votingId: string) => show.entries.find((one) => one.votingId === votingId)?.id ?? 0
  const votingIdOf = (entryId: number | null) => show.entries.find(({ id }) => id === entryId)?.votingId ?? "–"
  const submit = async (name: string, votingId: string) => {
    const { judgeId, phone } = judgeNamed(name)
    const scores = show.criteria.map(({ id: criterionId }) => ({ criterionId, points: 5 }))
    const sheet = { judgeId, entryId: entryOf(votingId), scores, isSubmitted: true }
    return phone.trpc.judge.saveSheet.mutate(sheet)
  }
  const changeJudge = (name: string, fields: { hasLeft?: boolean; sections?: number[]; classIds?: number[] }) =>
    show.organizer.trpc.organizer.updateJudge.mutate({ judgeId: judgeNamed(name).judgeId, ...fields })
  const setStatus = (votingId: string, status: "checkedIn" | "withdrawn") =>
    show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entryOf(votingId), status })

  const setState = (resultsState: ResultsState) =>
    app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { resultsState } })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const next = async (name: string) => {
      const { body } = await call(judgeNamed(name).phone, "judge.next", {})
      return body as { entryId: number | null; counts: [number, number, number][] }
    }
    const offered = async (name: string) => votingIdOf((await next(name)).entryId)
    /** Lets these judges in turn take what they are offered: "Ann C1 · Bob C3". */
    async function play(...names: string[]): Promise<string> {
      const said: string[] = []
      for (const name of names) {
        const votingId = await offered(name)
        said.push(`${name} ${votingId}`)
        if (votingId !== "–") await submit(name, votingId)
      }
      return said.join(" · ")
    }
    const inTurn = (count: number) => Array.from({ length: count }, (_, at) => ["Ann", "Bob", "Cy"][at % 3] ?? "")

    describe("two sheets of each of six entries by three judges in turn", () => {
      it("from different places, to the end", async () => {
        expect(await play(...inTurn(13))).toBe(
          "Ann C1 · Bob C3 · Cy C5 · Ann C2 · Bob C4 · Cy C6 · Ann C3 · Bob C5 · Cy C1 · Ann C4 · Bob C6 · Cy C2 · Ann –",
        )
      })

      it("one leaves after the sixth sheet", async () => {
        await play(...inTurn(6))
        await changeJudge("Cy", { hasLeft: true })
        expect(await play("Ann", "Bob", "Ann", "Bob", "Ann", "Bob", "Ann", "Cy")).toBe(
          "Ann C3 · Bob C5 · Ann C4 · Bob C6 · Ann – · Bob C1 · Ann – · Cy –",
        )
      })

      it("those checked in come first", async () => {
        for (const votingId of ["C2", "C5", "C6"]) await setStatus(votingId, "checkedIn")
        expect(await play(...inTurn(7))).toBe("Ann C2 · Bob C5 · Cy C6 · Ann C5 · Bob C6 · Cy C2 · Ann C1")
      })
    })

    it("counts what the judge's team has and needs of each entry, up to what it needs", async () => {
      await changeJudge("Cy", { sections: [1] })
      for (const name of ["Ann", "Bob"]) await submit(name, "C1")
      await submit("Ann", "C2")
      await submit("Cy", "C3")
      const counts = (await next("Ann")).counts.map(
        ([entryId, ...count]) => `${votingIdOf(entryId)} ${count.join("/")}`,
      )
      expect(counts.join(" ")).toBe("C1 2/2 C2 1/2 C3 0/2 C4 0/2 C5 0/2 C6 0/2")
      expect((await next("Cy")).counts.map(([, done, need]) => `${done}/${need}`).join(" ")).toBe(
        "0/1 0/1 1/1 0/1 0/1 0/1",
      )
      await show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, sheetsPerEntry: 1 })
      expect((await next("Ann")).counts[0]?.slice(1)).toEqual([1, 1])
    })

    it("offers each entry of the judge where every sheet is expected", async () => {
      await show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, sheetsPerEntry: null })
      expect(await play("Ann", "Ann", "Ann", "Ann", "Ann", "Ann", "Ann")).toBe(
        "Ann C1 · Ann C2 · Ann C3 · Ann C4 · Ann C5 · Ann C6 · Ann –",
      )
      expect((await next("Bob")).counts.at(0)?.slice(1)).toEqual([1, 3])
    })

    it("goes on after the last submitted entry that competes", async () => {
      await submit("Ann", "C2")
      await submit("Ann", "C5")
      await setStatus("C5", "withdrawn")
      expect(await offered("Ann")).toBe("C3")
    })

    it("what is offered to one judge is held for ten minutes", async () => {
      await submit("Ann", "C1")
      await submit("Bob", "C1")
      expect(await offered("Ann")).toBe("C2")
      expect(await offered("Bob")).toBe("C3")
      expect(await offered("Ann")).toBe("C2")
      const { judgeId } = judgeNamed("Ann")
      const openSince = new Date(Date.now() - 601_000)
      await app.services.db.prisma.judge.update({ where: { id: judgeId }, data: { openSince } })
      expect(await offered("Bob")).toBe("C2")
    })

    it("judges who ask at the same moment are offered different entries", async () => {
      for (const name of ["Ann", "Bob", "Cy"]) await submit(name, "C1")
      const entries = await Promise.all(["Ann", "Bob", "Cy"].map(offered))
      expect(entries.sort()).toEqual(["C2", "C3", "C4"])
    })

    it("what the organizer asked for comes first, and what somebody could not find comes last", async () => {
      const { eventId } = show
      const [ann, bob] = [judgeNamed("Ann").judgeId, judgeNamed("Bob").judgeId]
      const message = { eventId, sentBy: "Olive" }
      await app.services.db.prisma.message.create({
        data: { ...message, entryId: entryOf("C4"), judges: { create: { judgeId: ann } } },
      })
      await app.services.db.prisma.message.create({
        data: { ...message, text: "Lunch", judges: { create: { judgeId: ann } } },
      })
      const report = { eventId, judgeId: bob, entryId: entryOf("C1") }
      const { id } = await app.services.db.prisma.entryReport.create({ data: { ...report, kind: "notHere" } })
      expect(await play("Ann", "Ann", "Ann", "Ann", "Ann", "Ann")).toBe(
        "Ann C4 · Ann C5 · Ann C6 · Ann C2 · Ann C3 · Ann C1",
      )
      await app.services.db.prisma.entryReport.update({ where: { id }, data: { dismissedAt: new Date() } })
      await app.services.db.prisma.entryReport.create({ data: { ...report, entryId: entryOf("C3"), kind: "notReady" } })
      expect(await play("Bob", "Bob")).toBe("Bob C3 · Bob C4")
    })

    it("the workspace says where the judge begins, once there is a number of sheets", async () => {
      const placeOf = async (name: string) => (await judgeNamed(name).phone.trpc.judge.workspace.query()).place
      expect(await placeOf("Bob")).toEqual({ index: 1, of: 3 })
      await changeJudge("Ann", { hasLeft: true })
      expect([await placeOf("Ann"), await placeOf("Bob")]).toEqual([null, { index: 0, of: 2 }])
      await show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, sheetsPerEntry: null })
      expect(await placeOf("Bob")).toBeNull()
    })

    it("changes no version and no history, and shows that the judge is there", async () => {
      const { eventId } = show
      const stateOf = async () => ({
        event: await app.services.db.prisma.event.findUnique({ where: { id: eventId } }),
        lines: await app.services.db.prisma.historyItem.count({ where: { eventId } }),
      })
      const before = await stateOf()
      await next("Ann")
      expect(await stateOf()).toEqual(before)
      const ann = await app.services.db.prisma.judge.findUnique({ where: { id: judgeNamed("Ann").judgeId } })
      expect(ann).toMatchObject({ openEntryId: entryOf("C1"), openSince: ann?.lastSeenAt })
    })

    it("nothing is open once nothing is offered", async () => {
      await play("Ann", "Ann", "Ann", "Ann", "Ann", "Ann")
      const { judgeId: id } = judgeNamed("Ann")
      expect(await app.services.db.prisma.judge.findUnique({ where: { id } })).toMatchObject({
        openEntryId: entryOf("C6"),
      })
      const before = Date.now()
      expect(await offered("Ann")).toBe("–")
      const first = await app.services.db.prisma.judge.findUnique({ where: { id } })
      expect(first?.openEntryId).toBeNull()
      expect(first?.openSince?.getTime()).toBeGreaterThanOrEqual(before)
      await offered("Ann")
      expect((await app.services.db.prisma.judge.findUnique({ where: { id } }))?.openSince).toEqual(first?.openSince)
    })

    it.each([
      ["in review", () => setState("review")],
      ["published", () => setState("published")],
      ["inactive", () => show.organizer.trpc.organizer.updateEvent.mutate({ eventId: show.eventId, isActive: false })],
    ])("offers nothing while the event is %s", async (_, close) => {
      await close()
      expect(await next("Ann")).toEqual({ entryId: null, counts: [] })
    })
  })
})
