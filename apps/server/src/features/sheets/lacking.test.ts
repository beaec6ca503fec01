import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { DOORS } from "../../../test/doors.ts"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

type Points = Record<string, number>

onSqliteAlone((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10], votingIds: ["A", "B"], judges: ["Ann", "Bob"] })
  })

  const judge = (name: string) => {
    const found = show.judges.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is a judge.`)
    return found
  }
  const entryOf = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const criteria = () => show.organizer.trpc.organizer.criteria.query({ eventId: show.eventId })
  const versionNow = async () =>
    (await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })).setupVersion
  const add = (name: string, fields: object = {}) =>
    show.organizer.trpc.organizer.createCriterion.mutate({ eventId: show.eventId, name, order: 2, ...fields })

  async function bodyOf(name: string, votingId: string, points: Points, fields: object = {}) {
    const ids = new Map((await criteria()).map((criterion) => [criterion.name, criterion.id]))
    const scores = Object.entries(points).map(([criterion, given]) => ({
      criterionId: ids.get(criterion) ?? 0,
      points: given,
    }))
    return { judgeId: judge(name).id, entryId: entryOf(votingId), scores, isSubmitted: true, ...fields }
  }
  async function submit(name: string, votingId: string, points: Points, fields: object = {}) {
    const phone = await asJudge(app, judge(name))
    return phone.trpc.judge.saveSheet.mutate(await bodyOf(name, votingId, points, fields))
  }

  /**
   * "1.A:50(10 1/1, 9 1/2)" is rank, entry, percent and, by criterion, the average and how many of the judges scored
   * it.
   */
  async function results(): Promise<string> {
    const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
    return entries
      .map(({ rank, votingId, overallPercentRounded, judgeCount, criteria: lines }) => {
        const averages = lines.map((line) => `${line.average} ${line.judgeCount}/${judgeCount}`).join(", ")
        return `${rank ?? "-"}.${votingId}:${overallPercentRounded ?? "-"}(${averages})`
      })
      .join(" ")
  }
  async function provisional(): Promise<string> {
    const found = await show.organizer.trpc.organizer.outstanding.query({ eventId: show.eventId })
    const lacking = found.judges.flatMap(({ name, lacking: sheets }) =>
      sheets.map(({ votingId, criterionIds }) => `${name} ${votingId} lacks ${criterionIds.length}`),
    )
    const { submittedSheets, expectedSheets, isProvisional } = found
    return [`${submittedSheets}/${expectedSheets}${isProvisional ? " provisional" : ""}`, ...lacking].join("; ")
  }

  describe("a criterion is added while judging is open", () => {
    // When Engine is added, Ann has judged both entries and Bob the first; Bob's second sheet scores it.
    const story = { Ann: { A: 10, B: 5 }, Bob: { A: 10, B: 6 } } as const

    it("the results are the same, whether sheets were already on the server or waited on a phone", async () => {
      await submit("Ann", "A", { "Criterion 1": story.Ann.A })
      await submit("Ann", "B", { "Criterion 1": story.Ann.B })
      await submit("Bob", "A", { "Criterion 1": story.Bob.A })
      await add("Engine")
      await submit("Bob", "B", { "Criterion 1": story.Bob.B, Engine: 9 })
      const online = await results()
      expect(await provisional()).toBe("4/4 provisional; Ann A lacks 1; Ann B lacks 1; Bob A lacks 1")

      show = await openShow(app, { maxPoints: [10], votingIds: ["A", "B"], judges: ["Ann", "Bob"] })
      const setupVersion = await versionNow()
      await add("Engine")
      await submit("Bob", "B", { "Criterion 1": story.Bob.B, Engine: 9 })
      await submit("Ann", "B", { "Criterion 1": story.Ann.B }, { setupVersion })
      await submit("Ann", "A", { "Criterion 1": story.Ann.A }, { setupVersion })
      await submit("Bob", "A", { "Criterion 1": story.Bob.A }, { setupVersion })
      expect(await results()).toBe(online)
      expect(await provisional()).toBe("4/4 provisional; Ann A lacks 1; Ann B lacks 1; Bob A lacks 1")
      expect(online).toBe("1.B:73(5.5 2/2, 9 1/2) 2.A:50(10 2/2, 0 0/2)")
    })

    it("the judges complete their sheets without reopening, and the results are complete", async () => {
      await submit("Ann", "A", { "Criterion 1": 10 }, { comments: "Fine" })
      await add("Engine")
      const completed = await submit("Ann", "A", { "Criterion 1": 10, Engine: 8 }, { comments: "Fine" })
      expect(completed).toMatchObject({ isSubmitted: true, stats: { completed: 1, total: 2 }, comments: "Fine" })
      expect(completed.scores.map(({ points }) => points)).toEqual([10, 8])
      expect(await results()).toBe("1.A:90(10 1/1, 8 1/1) -.B:-(0 0/0, 0 0/0)")
      expect(await provisional()).toBe("1/4 provisional")
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({ action: "sheet.completed", actor: "Ann", after: { points: { Engine: 8 } } })
    })

    it("any other change of a submitted sheet is refused, by both APIs", async () => {
      await submit("Ann", "A", { "Criterion 1": 10 })
      await add("Engine")
      const phone = await asJudge(app, judge("Ann"))
      const before = await results()
      for (const { call } of DOORS) {
        const save = async (points: Points, fields: object = {}) =>
          (await call(phone, "judge.saveSheet", await bodyOf("Ann", "A", points, fields))).status
        expect(await save({ "Criterion 1": 9, Engine: 8 })).toBe(409)
        expect(await save({ Engine: 8 })).toBe(409)
        expect(await save({ "Criterion 1": 10, Engine: 8 }, { comments: "More" })).toBe(409)
        expect(await save({ "Criterion 1": 10, Engine: 8 }, { isSubmitted: false })).toBe(409)
        expect(await save({ "Criterion 1": 10, Engine: 11 })).toBe(400)
        expect(await save({ "Criterion 1": 10 })).toBe(200)
      }
      expect(await results()).toBe(before)
    })

    it("points for a criterion newer than the sent version count", async () => {
      const setupVersion = await versionNow()
      await add("Engine")
      await add("Sound")
      await submit("Ann", "A", { "Criterion 1": 10, Sound: 4 }, { setupVersion })
      expect(await results()).toBe("1.A:47(10 1/1, 0 0/1, 4 1/1) -.B:-(0 0/0, 0 0/0, 0 0/0)")
    })

    it("without a version, and with one beyond the server's, a criterion left out counts 0", async () => {
      await add("Engine")
      await submit("Ann", "A", { "Criterion 1": 10 })
      await submit("Bob", "A", { "Criterion 1": 10 }, { setupVersion: 2_000_000_000 })
      expect(await results()).toBe("1.A:50(10 2/2, 0 2/2) -.B:-(0 0/0, 0 0/0)")
    })

    it("each criterion keeps the version that it was added with", async () => {
      const before = await versionNow()
      const engine = await add("Engine")
      expect(engine.setupVersion).toBe(await versionNow())
      expect(engine.setupVersion).toBeGreaterThan(before)
      await show.organizer.trpc.organizer.updateCriterion.mutate({ criterionId: engine.id, requiresSound: true })
      expect((await criteria()).map(({ setupVersion }) => setupVersion)).toEqual([0, engine.setupVersion])
    })

    it("during concurrent saves: each of them lacks it, whichever comes first", async () => {
      const setupVersion = await versionNow()
      const saves = ["Ann", "Bob"].flatMap((name) =>
        ["A", "B"].map((votingId) => submit(name, votingId, { "Criterion 1": 7 }, { setupVersion })),
      )
      await Promise.all([add("Engine"), ...saves])
      expect(await results()).toBe("1.A:35(7 2/2, 0 0/2) 1.B:35(7 2/2, 0 0/2)")
      expect(await provisional()).toBe("4/4 provisional; Ann A lacks 1; Ann B lacks 1; Bob A lacks 1; Bob B lacks 1")
    })
  })

  describe("a flag or a requirement changes while judging is open", () => {
    const flag = (participatesInSound: boolean) =>
      show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entryOf("A"), participatesInSound })

    it("the 0 that was stored while the criterion did not apply never counts; its judge scores it now", async () => {
      const sound = await add("Sound", { requiresSound: true })
      await submit("Ann", "A", { "Criterion 1": 10, Sound: 5 })
      expect(await results()).toBe("1.A:50(10 1/1, 0 0/1) -.B:-(0 0/0, 0 0/0)")
      const phone = await asJudge(app, judge("Ann"))
      const scores = () => phone.trpc.judge.scores.query({ judgeId: judge("Ann").id, entryId: entryOf("A") })
      expect((await scores()).map(({ points }) => points)).toEqual([10, 0])

      await flag(true)
      expect(await results()).toBe("1.A:50(10 1/1, 0 0/1) -.B:-(0 0/0, 0 0/0)")
      expect(await provisional()).toBe("1/4 provisional; Ann A lacks 1")
      expect((await scores()).map(({ points }) => points)).toEqual([10])
      const [sheet] = (await phone.trpc.judge.workspace.query()).sheets
      expect(sheet?.scores.map(({ criterionId }) => criterionId)).not.toContain(sound.id)

      await submit("Ann", "A", { "Criterion 1": 10, Sound: 6 })
      expect(await results()).toBe("1.A:80(10 1/1, 6 1/1) -.B:-(0 0/0, 0 0/0)")
      await flag(false)
      expect(await results()).toBe("1.A:50(10 1/1, 0 0/1) -.B:-(0 0/0, 0 0/0)")
      await flag(true)
      expect(await results()).toBe("1.A:80(10 1/1, 6 1/1) -.B:-(0 0/0, 0 0/0)")
    })

    it("a sheet that waits on a phone lacks what did not apply there", async () => {
      const sound = await add("Sound", { requiresSound: true })
      const { scores } = await bodyOf("Ann", "A", { "Criterion 1": 10 })
      await flag(true)
      const waiting = [...scores, { criterionId: sound.id, points: 0, isScore: false }]
      await submit("Ann", "A", {}, { scores: waiting })
      expect(await provisional()).toBe("1/4 provisional; Ann A lacks 1")
    })

    it.each([
      ["the entry's flag", () => flag(true)],
      [
        "the criterion's requirement",
        async () => {
          const [, sound] = await criteria()
          await show.organizer.trpc.organizer.updateCriterion.mutate({
            criterionId: sound?.id ?? 0,
            requiresSound: false,
          })
        },
      ],
    ])("sums of an older version, which include zeros, are recalculated: %s", async (_, change) => {
      const sound = await add("Sound", { requiresSound: true })
      await submit("Ann", "A", { "Criterion 1": 10 })
      const { prisma } = app.services.db
      const { sums } = await prisma.tally.findUniqueOrThrow({ where: { entryId: entryOf("A") } })
      const withZeros = JSON.stringify([...JSON.parse(sums), [sound.id, 0, 1]])
      await prisma.tally.update({ where: { entryId: entryOf("A") }, data: { sums: withZeros } })
      await change()
      expect(await results()).toBe("1.A:50(10 1/1, 0 0/1) -.B:-(0 0/0, 0 0/0)")
    })
  })

  describe("no criterion counts any more", () => {
    it.each([
      [
        "the criteria were deleted",
        async () => {
          for (const { id } of await criteria())
            await show.organizer.trpc.organizer.deleteCriterion.mutate({ criterionId: id })
        },
      ],
      [
        "no criterion applies any more",
        async () => {
          for (const { id } of await criteria())
            await show.organizer.trpc.organizer.updateCriterion.mutate({ criterionId: id, requiresSound: true })
        },
      ],
    ])("no rank and no percent if %s", async (_, change) => {
      await submit("Ann", "A", { "Criterion 1": 10 })
      await change()
      const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
      for (const { rank, overallPercent, overallPercentRounded } of entries)
        expect([rank, overallPercent, overallPercentRounded]).toEqual([null, null, null])
    })
  })
})
