import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  /** Two classes, A and B. */
  let classes: [number, number]
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 10, 20], votingIds: ["A1", "B1"] })
    const add = async (name: string) =>
      (await show.organizer.trpc.organizer.createClass.mutate({ eventId: show.eventId, name })).id
    classes = [await add("A"), await add("B")]
    for (const [index, classId] of classes.entries())
      await show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entry(index), classId })
  })

  const entry = (index: number) => show.entries[index]?.id ?? 0
  const criterionId = (index: number) => show.criteria[index]?.id ?? 0
  const organizer = () => show.organizer.trpc.organizer
  const history = async () => (await organizer().history.query({ eventId: show.eventId })).items
  const listed = async () =>
    (await organizer().criteria.query({ eventId: show.eventId })).map(({ classIds }) => classIds)
  const rows = async () => (await organizer().results.query({ eventId: show.eventId })).entries
  const give = (index: number, points: (number | null)[]) => {
    const lines = points.flatMap((value, at) => (value === null ? [] : [{ id: criterionId(at), value }]))
    const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: entry(index) }
    return layDownSheet(app.services.db, place, {
      criteria: lines,
      points: lines.map(({ value }) => value),
      isSubmitted: true,
    })
  }
  /** Paint for every class, Bed for A, Engine for B. */
  const limit = () => {
    const [a, b] = classes
    const criteria = [
      { criterionId: criterionId(1), classIds: [a] },
      { criterionId: criterionId(2), classIds: [b] },
    ]
    return organizer().updateCriteria.mutate({ eventId: show.eventId, criteria })
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("a criterion is added and changed with its classes, which the history names", async () => {
      const [a, b] = classes
      const { eventId } = show
      const added = await call(show.organizer, "organizer.createCriterion", {
        eventId,
        name: "Bed",
        classIds: [a, 0, a],
      })
      expect(added).toMatchObject({ status: 201, body: { classIds: [a, 0] } })
      expect((await history())[0]).toMatchObject({ after: { name: "Bed", classes: ["A", "No class"] } })
      const { id } = added.body as { id: number }
      const changed = { criterionId: id, classIds: [b], expected: { classIds: [a, 0] } }
      expect(await call(show.organizer, "organizer.updateCriterion", changed)).toMatchObject({
        body: { classIds: [b] },
      })
      const [line] = await history()
      expect(line).toMatchObject({ before: { classes: ["A", "No class"] }, after: { classes: ["B"] } })
      expect(await call(show.organizer, "organizer.updateCriterion", { ...changed, classIds: [] })).toMatchObject({
        status: 409,
        body: { code: "FIELDS_CHANGED" },
      })
      expect(await listed()).toEqual([[], [b], [], []])
    })

    it("the classes of several criteria are set at once, with one line of history", async () => {
      const [a, b] = classes
      const criteria = [
        { criterionId: criterionId(2), classIds: [b, 0] },
        { criterionId: criterionId(1), classIds: [a] },
      ]
      const input = { eventId: show.eventId, criteria }
      expect(await call(show.organizer, "organizer.updateCriteria", input)).toEqual({ status: 200, body: criteria })
      expect(await listed()).toEqual([[], [a], [b, 0]])
      const [line, other] = await history()
      expect(line).toMatchObject({
        action: "criteria.updated",
        subject: "2 criteria",
        before: { classes: ["Criterion 3: All classes", "Criterion 2: All classes"] },
        after: { classes: ["Criterion 3: B, No class", "Criterion 2: A"] },
      })
      expect(other?.action).not.toBe("criteria.updated")
      const before = await everythingIn(app.services.db)
      expect((await call(show.organizer, "organizer.updateCriteria", input)).status).toBe(200)
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })

  it("classes and criteria of another event are refused, and nothing is saved", async () => {
    const other = await openShow(app)
    const { id: foreign } = await other.organizer.trpc.organizer.createClass.mutate({
      eventId: other.eventId,
      name: "X",
    })
    const [a] = classes
    const { eventId } = show
    const one = (line: object) => ({ criteria: [{ criterionId: criterionId(0), classIds: [a] }, line] })
    const before = await everythingIn(app.services.db)
    for (const [call, input] of [
      ["organizer.createCriterion", { eventId, name: "Bed", classIds: [foreign] }],
      ["organizer.updateCriterion", { criterionId: criterionId(0), classIds: [a, foreign] }],
      ["organizer.updateCriterion", { criterionId: criterionId(0), classIds: [-1] }],
      ["organizer.updateCriteria", { eventId, ...one({ criterionId: criterionId(1), classIds: [foreign] }) }],
      ["organizer.updateCriteria", { eventId, ...one({ criterionId: other.criteria[0]?.id, classIds: [] }) }],
      ["organizer.updateCriteria", { eventId, ...one({ criterionId: criterionId(0), classIds: [] }) }],
      ["organizer.previewRules", { eventId, criteria: [{ criterionId: criterionId(0), classIds: [foreign] }] }],
      ["organizer.previewRules", { eventId, criteria: [{ criterionId: other.criteria[0]?.id, classIds: [] }] }],
      ["organizer.previewRules", { eventId, entries: [{ entryId: entry(0), classId: foreign }] }],
      ["organizer.previewRules", { eventId, entries: [{ entryId: other.entries[0]?.id, classId: null }] }],
    ] as const)
      expect([call, input, await refused(app, show.organizer, call, input)]).toEqual([call, input, "400 INVALID_INPUT"])
    expect(await everythingIn(app.services.db)).toEqual(before)
  })

  it("a class that a criterion names is in use", async () => {
    const [a, b] = classes
    const { id: spare } = await organizer().createClass.mutate({ eventId: show.eventId, name: "Spare" })
    const set = (classIds: number[]) => organizer().updateCriterion.mutate({ criterionId: criterionId(1), classIds })
    await set([spare, a])
    expect(await refused(app, show.organizer, "organizer.deleteClass", { classId: spare })).toBe("409 CLASS_IN_USE")
    await set([spare])
    const merge = { classId: spare, intoClassId: b }
    expect(await refused(app, show.organizer, "organizer.mergeClass", merge)).toBe("409 CLASS_IN_USE")
    await set([spare, a])
    await organizer().mergeClass.mutate(merge)
    expect(await listed()).toEqual([[], [a], []])
  })

  it("each entry is measured by its own scorecard: 15 of 20 is 75 %, 24 of 30 is 80 %", async () => {
    await give(0, [9, 6, null])
    await give(1, [9, null, 15])
    await limit()
    const [b1, a1] = await rows()
    expect([b1, a1]).toMatchObject([
      { votingId: "B1", rank: 1, place: 1, overallPercent: 80, maxPoints: 30 },
      { votingId: "A1", rank: 2, place: 2, overallPercent: 75, maxPoints: 20 },
    ])
    expect(a1?.criteria.map((line) => line.criterionId)).toEqual([criterionId(0), criterionId(1)])
    const bestIn = async (index: number) => {
      const award = { eventId: show.eventId, name: `Best ${index}`, basis: "criterion" as const }
      const { id } = await show.organizer.trpc.awards.create.mutate({ ...award, basisId: criterionId(index) })
      const { awards } = await show.organizer.trpc.awards.proposal.query({ eventId: show.eventId })
      const proposed = awards.find(({ awardId }) => awardId === id)
      return { winners: proposed?.winners.map(({ entryId }) => entryId), needs: proposed?.needsDecision?.kind }
    }
    expect(await bestIn(0)).toEqual({ winners: [], needs: "tie" })
    expect(await bestIn(2)).toEqual({ winners: [entry(1)], needs: undefined })
  })

  it("what moves is shown before it is saved, and back again everything is as before", async () => {
    await give(0, [9, 6, 20])
    await give(1, [9, 3, 15])
    const [a, b] = classes
    const { eventId } = show
    const before = await rows()
    const criteria = [{ criterionId: criterionId(2), classIds: [b] }]
    const moves: unknown[] = []
    expect(await organizer().previewRules.mutate({ eventId, criteria })).toEqual({ sheets: 1, moves })
    await organizer().updateCriteria.mutate({ eventId, criteria })
    const moved = { eventId, entries: [{ entryId: entry(1), classId: a }] }
    expect(await organizer().previewRules.mutate(moved)).toMatchObject({ sheets: 1 })
    await organizer().updateEntry.mutate({ entryId: entry(1), classId: a })
    expect(await rows()).toMatchObject([
      { votingId: "A1", overallPercent: 75, maxPoints: 20 },
      { votingId: "B1", overallPercent: 60, maxPoints: 20 },
    ])
    await organizer().updateEntry.mutate({ entryId: entry(1), classId: b })
    await organizer().updateCriteria.mutate({ eventId, criteria: [{ criterionId: criterionId(2), classIds: [] }] })
    expect(await rows()).toEqual(before)
  })
})
