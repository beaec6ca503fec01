import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const NAMES = ["Ann", "Bob", "Cleo"] as const
type Name = (typeof NAMES)[number]

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let phones: Record<Name, Browser>
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [20], votingIds: ["A", "B"], judges: [...NAMES] })
    phones = { Ann: await phoneOf("Ann"), Bob: await phoneOf("Bob"), Cleo: await phoneOf("Cleo") }
  })

  const judge = (name: Name) => {
    const found = show.judges.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is a judge.`)
    return found
  }
  const phoneOf = (name: Name) => asJudge(app, judge(name))
  const entry = (votingId: string) => show.entries.find((one) => one.votingId === votingId)?.id ?? 0
  const organizer = () => show.organizer.trpc.organizer
  const confer = (conferAbove: number | null) => organizer().updateRules.mutate({ eventId: show.eventId, conferAbove })
  const submit = (name: Name, votingId: string, points: number, isSubmitted = true) =>
    phones[name].trpc.judge.saveSheet.mutate({
      judgeId: judge(name).id,
      entryId: entry(votingId),
      scores: show.criteria.map(({ id }) => ({ criterionId: id, points })),
      isSubmitted,
    })
  const reopen = (name: Name, votingId: string) =>
    organizer().reopenSheet.mutate({ judgeId: judge(name).id, entryId: entry(votingId) })

  /** "Ann: A with Bob; Bob: A with Ann" */
  async function talks(): Promise<string> {
    const told: string[] = []
    for (const name of NAMES) {
      if (!show.judges.some((one) => one.name === name)) continue
      for (const { entryId, judgeNames } of (await phones[name].trpc.judge.workspace.query()).talks) {
        const votingId = show.entries.find(({ id }) => id === entryId)?.votingId
        told.push(`${name}: ${votingId} with ${judgeNames.join(" and ")}`)
      }
    }
    return told.join("; ")
  }

  it("nobody is asked to talk an entry over by default", async () => {
    await submit("Ann", "A", 0)
    await submit("Bob", "A", 20)
    expect(await talks()).toBe("")
  })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("judges with a submitted sheet see the entry and each other, but no points", async () => {
      await confer(10)
      await submit("Ann", "A", 18)
      await submit("Bob", "A", 12)
      await submit("Cleo", "A", 1, false)
      const workspace = async (name: Name) => (await call(phones[name], "judge.workspace", {})).body
      expect(await workspace("Ann")).toMatchObject({ talks: [{ entryId: entry("A"), judgeNames: ["Bob"] }] })
      expect(await workspace("Bob")).toMatchObject({ talks: [{ entryId: entry("A"), judgeNames: ["Ann"] }] })
      expect(await workspace("Cleo")).toMatchObject({ talks: [] })
      expect(JSON.stringify(await workspace("Ann"))).not.toMatch(/"points":12|conferAbove|range/)
    })
  })

  it("a difference equal to the limit is allowed, and 0 means any difference", async () => {
    await submit("Ann", "A", 18)
    await submit("Bob", "A", 16)
    await submit("Ann", "B", 9)
    await submit("Bob", "B", 9)
    await confer(10)
    expect(await talks()).toBe("")
    await confer(0)
    expect(await talks()).toBe("Ann: A with Bob; Bob: A with Ann")
  })

  it("the order of entries does not reveal their ranges", async () => {
    await confer(0)
    for (const [votingId, points] of [["A", 19] as const, ["B", 1] as const]) {
      await submit("Ann", votingId, 20)
      await submit("Bob", votingId, points)
    }
    expect(await talks()).toBe("Ann: A with Bob; Ann: B with Bob; Bob: A with Ann; Bob: B with Ann")
  })

  describe("with Ann and Bob far apart on A", () => {
    beforeEach(async () => {
      await confer(10)
      await submit("Ann", "A", 18)
      await submit("Bob", "A", 4)
    })
    const ASKED = "Ann: A with Bob; Bob: A with Ann"
    const setActive = (isActive: boolean) => organizer().updateEvent.mutate({ eventId: show.eventId, isActive })

    it("the request ends once a sheet is reopened and submitted within the limit", async () => {
      expect(await talks()).toBe(ASKED)
      await reopen("Bob", "A")
      expect(await talks()).toBe("")
      await submit("Bob", "A", 17)
      expect(await talks()).toBe("")
    })

    it.each<[string, () => Promise<unknown>]>([
      ["the rule is taken back", () => confer(null)],
      ["the entry is removed", () => organizer().deleteEntry.mutate({ entryId: entry("A") })],
      ["the criterion no longer counts", () => uncount()],
      ["Bob's scores are cleared", () => organizer().clearScores.mutate({ judgeId: judge("Bob").id })],
      ["the event is closed", () => setActive(false)],
      ["results are in review", () => organizer().startReview.mutate({ eventId: show.eventId })],
    ])("nobody is asked any more when %s", async (_what, change) => {
      expect(await talks()).toBe(ASKED)
      await change()
      expect(await talks()).toBe("")
    })
    const uncount = () =>
      organizer().updateCriterion.mutate({ criterionId: show.criteria[0]?.id ?? 0, countsOverall: false })

    it("a removed judge is no longer named", async () => {
      await submit("Cleo", "A", 10)
      expect(await talks()).toBe("Ann: A with Bob and Cleo; Bob: A with Ann and Cleo; Cleo: A with Ann and Bob")
      await organizer().deleteJudge.mutate({ judgeId: judge("Bob").id })
      show.judges = show.judges.filter(({ name }) => name !== "Bob")
      expect(await talks()).toBe("Ann: A with Cleo; Cleo: A with Ann")
    })
  })

  describe("who gets news", () => {
    /** The judges whose phones would read their workspace again after a change. */
    async function withNews(change: () => Promise<unknown>): Promise<string> {
      const versions = async () =>
        new Map(
          (await app.services.db.prisma.judge.findMany({ where: { eventId: show.eventId } })).map(
            ({ name, newsVersion }) => [name, newsVersion],
          ),
        )
      const before = await versions()
      await change()
      const after = await versions()
      return NAMES.filter((name) => before.get(name) !== after.get(name)).join(" ")
    }

    it("judges whose talks have changed get news", async () => {
      await confer(10)
      expect(await withNews(() => submit("Ann", "A", 18))).toBe("")
      expect(await withNews(() => submit("Bob", "A", 4))).toBe("Ann Bob")
      expect(await withNews(() => submit("Cleo", "A", 1, false))).toBe("")
      expect(await withNews(() => submit("Cleo", "A", 18))).toBe("Ann Bob Cleo")
      expect(await withNews(() => submit("Ann", "B", 18))).toBe("")
      expect(await withNews(() => submit("Bob", "B", 17))).toBe("")
      expect(await withNews(() => reopen("Bob", "A"))).toBe("Ann Bob Cleo")
      expect(await withNews(() => submit("Bob", "A", 17))).toBe("")
    })

    it("only the judge concerned gets news if the event asks nobody", async () => {
      await submit("Ann", "A", 18)
      expect(await withNews(() => submit("Bob", "A", 4))).toBe("")
      expect(await withNews(() => reopen("Bob", "A"))).toBe("Bob")
    })
  })
})
