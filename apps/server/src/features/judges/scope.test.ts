import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow } from "../../../test/scenes/show.ts"

/** Every show here has a criterion in the section 1, and this one in the section 3. */
const PAINT_MAX = 20
const ENGINE = { name: "Engine", description: "", maxPoints: 30, order: 11 }

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  async function openPanel(judges: string[], votingIds: string[]) {
    const show = await openShow(app, { maxPoints: [PAINT_MAX], judges, votingIds })
    const { organizer } = show.organizer.trpc
    await organizer.createCriterion.mutate({ eventId: show.eventId, ...ENGINE })
    const [paint, engine] = await organizer.criteria.query({ eventId: show.eventId })
    const idOf = (list: { id: number }[], index: number) => list[index]?.id ?? 0
    return {
      show,
      organizer,
      paintId: paint?.id ?? 0,
      engineId: engine?.id ?? 0,
      judgeId: (index: number) => idOf(show.judges, index),
      entryId: (index: number) => idOf(show.entries, index),
    }
  }

  type Panel = Awaited<ReturnType<typeof openPanel>>

  /** A judge submits the entry at this place with these points; answers what the server has stored. */
  async function submit(
    panel: Panel,
    judge: number,
    entry: number,
    points: Record<number, number>,
    isSubmitted = true,
  ) {
    const { trpc } = await asJudge(app, panel.show.judges[judge] as JudgeForOrganizer)
    return trpc.judge.saveSheet.mutate({
      judgeId: panel.judgeId(judge),
      entryId: panel.entryId(entry),
      scores: Object.entries(points).map(([criterionId, given]) => ({
        criterionId: Number(criterionId),
        points: given,
      })),
      isSubmitted,
    })
  }

  const progressOf = async (panel: Panel) => {
    const judges = await panel.organizer.judges.query({ eventId: panel.show.eventId })
    return judges.map((one) => `${one.name} ${one.submittedEntries} of ${one.totalEntries}`)
  }

  describe("what is outside a judge's scope", () => {
    it("a sheet of another class is stored, counts, and is one more than expected", async () => {
      const panel = await openPanel(["Ann"], ["A1", "B9"])
      const { organizer, paintId, engineId } = panel
      const { eventId } = panel.show
      const classA = await organizer.createClass.mutate({ eventId, name: "A" })
      const classB = await organizer.createClass.mutate({ eventId, name: "B" })
      await organizer.updateEntry.mutate({ entryId: panel.entryId(0), classId: classA.id })
      await organizer.updateEntry.mutate({ entryId: panel.entryId(1), classId: classB.id })
      await organizer.updateJudge.mutate({ judgeId: panel.judgeId(0), classIds: [classA.id] })

      const { trpc, rest } = await asJudge(app, panel.show.judges[0] as JudgeForOrganizer)
      expect((await trpc.judge.workspace.query()).entries.map(({ votingId }) => votingId)).toEqual(["A1"])
      const seen = (await rest("GET", `/events/${eventId}/entries`)).body as { votingId: string }[]
      expect(seen.map(({ votingId }) => votingId)).toEqual(["A1"])

      const draft = await submit(panel, 0, 1, { [paintId]: 4 }, false)
      expect(draft.scores).toEqual([{ criterionId: paintId, points: 4 }])
      const saved = await submit(panel, 0, 1, { [paintId]: 10, [engineId]: 15 })
      expect(saved.stats).toEqual({ completed: 1, total: 2 })
      const { entries, submittedSheets, expectedSheets } = await organizer.results.query({ eventId })
      expect([submittedSheets, expectedSheets]).toEqual([1, 2])
      expect(entries.find(({ votingId }) => votingId === "B9")).toMatchObject({ overallPercent: 50, need: 1, done: 1 })
      expect((await trpc.judge.workspace.query()).entries.map(({ votingId }) => votingId)).toEqual(["A1", "B9"])
    })

    it("points for another section count, and without them nothing is lacking", async () => {
      const panel = await openPanel(["Cy"], ["1", "2"])
      const { organizer, paintId, engineId } = panel
      const { eventId } = panel.show
      await organizer.updateJudge.mutate({ judgeId: panel.judgeId(0), sections: [3] })
      expect((await submit(panel, 0, 0, { [paintId]: 10, [engineId]: 15 })).scores).toEqual([
        { criterionId: paintId, points: 10 },
        { criterionId: engineId, points: 15 },
      ])
      await submit(panel, 0, 1, { [engineId]: 30 })
      const { judges } = await organizer.outstanding.query({ eventId })
      expect(judges).toEqual([])
      const { entries } = await organizer.results.query({ eventId })
      const [engineOnly, both] = entries.map(({ votingId, overallPercent }) => `${votingId}: ${overallPercent}`)
      expect([engineOnly, both]).toEqual(["2: 60", "1: 50"])
    })
  })

  it("two sheets of each of four entries from a team for everything and one for a section", async () => {
    const panel = await openPanel(["Ann", "Bob", "Cy"], ["E1", "E2", "E3", "E4"])
    const { organizer, paintId, engineId } = panel
    const { eventId } = panel.show
    const assignments = [
      { judgeId: panel.judgeId(2), classIds: [], sections: [3] },
      { judgeId: panel.judgeId(0), classIds: [], sections: [1, 2, 3, 4, 5, 6] },
    ]
    await organizer.assignJudges.mutate({ eventId, assignments, sheetsPerEntry: 2 })
    const all = { [paintId]: 10, [engineId]: 10 }
    for (const entry of [0, 1, 2]) await submit(panel, 0, entry, all)
    await submit(panel, 1, 0, all)
    expect((await submit(panel, 2, 3, { [engineId]: 20 })).stats).toEqual({ completed: 1, total: 4 })

    const { submittedSheets, expectedSheets, entries } = await organizer.results.query({ eventId })
    expect([submittedSheets, expectedSheets]).toEqual([5, 12])
    expect(entries.map(({ votingId, need, done }) => `${votingId} ${done} of ${need}`).sort()).toEqual([
      "E1 2 of 3",
      "E2 1 of 3",
      "E3 1 of 3",
      "E4 1 of 3",
    ])
    expect(await progressOf(panel)).toEqual(["Ann 3 of 4", "Bob 1 of 4", "Cy 1 of 4"])
    expect(await organizer.overview.query({ eventId })).toMatchObject({ completionPercent: 41, sheetsPerEntry: 2 })
  })

  it("a judge who is named twice is refused: nothing says which of the two holds", async () => {
    const panel = await openPanel(["Ann"], ["1"])
    const { organizer } = panel
    const { eventId } = panel.show
    const named = (sections: number[]) => ({ judgeId: panel.judgeId(0), classIds: [], sections })
    const twice = { eventId, assignments: [named([3]), named([])] }
    for (const call of [organizer.assignJudges, organizer.previewAssignments])
      await expect(call.mutate(twice)).rejects.toMatchObject({ data: { code: "INVALID_INPUT" } })
    expect((await organizer.judges.query({ eventId })).map(({ sections }) => sections)).toEqual([[]])
  })

  it("a class that a judge is limited to cannot be deleted, and merging it moves the scope", async () => {
    const panel = await openPanel(["Ann"], ["1"])
    const { organizer } = panel
    const { eventId } = panel.show
    const [{ id: from }, { id: into }] = [
      await organizer.createClass.mutate({ eventId, name: "A" }),
      await organizer.createClass.mutate({ eventId, name: "B" }),
    ]
    await organizer.updateJudge.mutate({ judgeId: panel.judgeId(0), classIds: [from] })
    await expect(organizer.deleteClass.mutate({ classId: from })).rejects.toMatchObject({
      data: { code: "CLASS_IN_USE" },
    })
    await organizer.mergeClass.mutate({ classId: from, intoClassId: into })
    expect((await organizer.judges.query({ eventId })).map(({ classIds }) => classIds)).toEqual([[into]])
  })

  it("a judge who has left can still send what waits, and nothing more is expected", async () => {
    const panel = await openPanel(["Ann", "Bob"], ["1", "2"])
    const { organizer, paintId, engineId } = panel
    const { eventId } = panel.show
    await organizer.updateJudge.mutate({ judgeId: panel.judgeId(1), hasLeft: true })
    const saved = await submit(panel, 1, 0, { [paintId]: 10, [engineId]: 10 })
    expect(saved.stats).toEqual({ completed: 1, total: 1 })
    const { submittedSheets, expectedSheets } = await organizer.results.query({ eventId })
    expect([submittedSheets, expectedSheets]).toEqual([1, 3])
    expect(await progressOf(panel)).toEqual(["Ann 0 of 2", "Bob 1 of 1"])
  })

  it("taking everything back gives the results of before", async () => {
    const panel = await openPanel(["Ann", "Bob"], ["1", "2"])
    const { organizer, paintId, engineId } = panel
    const { eventId } = panel.show
    for (const judge of [0, 1]) await submit(panel, judge, 0, { [paintId]: 10 + judge, [engineId]: 10 })
    const { version: _, ...before } = await organizer.results.query({ eventId })
    await organizer.assignJudges.mutate({
      eventId,
      assignments: [{ judgeId: panel.judgeId(0), classIds: [0], sections: [3] }],
      sheetsPerEntry: 1,
    })
    await organizer.updateJudge.mutate({ judgeId: panel.judgeId(1), hasLeft: true })
    await organizer.assignJudges.mutate({
      eventId,
      assignments: [{ judgeId: panel.judgeId(0), classIds: [], sections: [] }],
      sheetsPerEntry: null,
    })
    await organizer.updateJudge.mutate({ judgeId: panel.judgeId(1), hasLeft: false })
    const { version: __, ...after } = await organizer.results.query({ eventId })
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })
})
