import type { Criterion } from "@rosette/contract/criteria"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const CLASSES = ["Trucks", "Hot rods", "Bikes"]
/** For whom each criterion is: 3 are shared, and the classes have 8, 11 and 5 in all. */
const FOR = [...Array(3).fill(null), ...Array(5).fill(0), ...Array(8).fill(1), ...Array(2).fill(2)] as (number | null)[]
const MAX_POINTS = FOR.map((_, index) => 10 + 5 * (index % 3))
const VOTING_IDS = Array.from({ length: 30 }, (_, index) => `E${index + 1}`)
const JUDGES = ["Ada", "Bob", "Cy", "Dee"]

/** The points of a judge for a criterion of an entry, the same in every run. */
const pointsOf = (judge: number, entry: number, criterion: number) =>
  (7 * judge + 3 * entry + 5 * criterion + judge * entry) % ((MAX_POINTS[criterion] ?? 0) + 1)

const isOn = (criterion: number, ofClass: number) => FOR[criterion] === null || FOR[criterion] === ofClass

/** The percent by hand: averages to one decimal, half up, over the maxima of the scorecard. */
function percentByHand(
  entry: number,
  ofClass: number,
  scoredBy: (judge: number, criterion: number) => boolean,
): number {
  const own = FOR.map((_, criterion) => criterion).filter((criterion) => isOn(criterion, ofClass))
  const tenths = own.map((criterion) => {
    const given = JUDGES.flatMap((_, judge) => (scoredBy(judge, criterion) ? [pointsOf(judge, entry, criterion)] : []))
    if (given.length === 0) return 0
    const sum = given.reduce((total, points) => total + points, 0)
    return Math.floor((20 * sum + given.length) / (2 * given.length))
  })
  const possible = own.reduce((total, criterion) => total + (MAX_POINTS[criterion] ?? 0), 0)
  return (10 * tenths.reduce((total, value) => total + value, 0)) / possible
}

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let classIds: number[]
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { maxPoints: MAX_POINTS, votingIds: VOTING_IDS, judges: JUDGES })
    const { organizer } = show.organizer.trpc
    classIds = []
    for (const name of CLASSES) classIds.push((await organizer.createClass.mutate({ eventId: show.eventId, name })).id)
    for (const [index, entry] of show.entries.entries())
      await organizer.updateEntry.mutate({ entryId: entry.id, classId: classIds[index % 3] ?? 0 })
    const criteria = show.criteria.flatMap(({ id }, index) => {
      const ofClass = FOR[index] ?? null
      return ofClass === null ? [] : [{ criterionId: id, classIds: [classIds[ofClass] ?? 0] }]
    })
    await organizer.updateCriteria.mutate({ eventId: show.eventId, criteria })
  })

  /** A final sheet as a phone sends it: what its screen did not ask for is named, and is no score. */
  const sheetOf = (judge: number, entry: number, ofClass: number) =>
    show.criteria.map(({ id: criterionId }: Criterion, criterion) =>
      isOn(criterion, ofClass)
        ? { criterionId, points: pointsOf(judge, entry, criterion) }
        : { criterionId, points: 0, isScore: false },
    )

  const idOf = (list: { id: number }[], index: number) => list[index]?.id ?? 0
  const moveTo = (ofClass: number) =>
    show.organizer.trpc.organizer.updateEntry.mutate({
      entryId: idOf(show.entries, 0),
      classId: classIds[ofClass] ?? 0,
    })
  const percents = async () => {
    const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
    return new Map(entries.map(({ votingId, overallPercent }) => [votingId, overallPercent]))
  }

  it("an entry that is moved while a judge is offline loses nothing, and every percent is as by hand", async () => {
    const judges = await Promise.all(show.judges.map((judge) => asJudge(app, judge)))
    const save = (judge: number, entry: number, ofClass: number, setupVersion: number) =>
      judges[judge]?.trpc.judge.saveSheet.mutate({
        judgeId: idOf(show.judges, judge),
        entryId: idOf(show.entries, entry),
        scores: sheetOf(judge, entry, ofClass),
        isSubmitted: true,
        setupVersion,
      })
    const seen = (await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })).setupVersion
    for (const judge of JUDGES.keys())
      for (const entry of VOTING_IDS.keys()) if (entry > 0) await save(judge, entry, entry % 3, seen)

    await moveTo(1)
    const ids = (ofClass: number | null) =>
      show.criteria.flatMap(({ id }, index) => (FOR[index] === ofClass ? [id] : []))
    const answer = await save(0, 0, 0, seen)
    expect(answer?.offScorecard).toEqual(ids(0))
    expect(answer?.scores.map(({ criterionId }) => criterionId)).toEqual(ids(null))
    for (const judge of [1, 2, 3]) await save(judge, 0, 1, seen)
    const outstanding = await show.organizer.trpc.organizer.outstanding.query({ eventId: show.eventId })
    const lacking = outstanding.judges.flatMap((judge) => judge.lacking)
    expect(lacking).toMatchObject([{ entryId: idOf(show.entries, 0), criterionIds: ids(1) }])

    const byHand = new Map(
      VOTING_IDS.map((votingId, entry) => [votingId, percentByHand(entry, entry % 3, () => true)] as const),
    )
    byHand.set(
      "E1",
      percentByHand(0, 1, (judge, criterion) => FOR[criterion] === null || judge > 0),
    )
    expect(await percents()).toEqual(byHand)

    await moveTo(0)
    byHand.set(
      "E1",
      percentByHand(0, 0, (judge, criterion) => FOR[criterion] === null || judge === 0),
    )
    expect(await percents()).toEqual(byHand)
  })

  it("an entry that is moved at the moment when its sheet arrives loses nothing, whoever comes first", async () => {
    for (const judge of JUDGES.keys()) {
      const entry = 3 * (judge + 1)
      const [entryId, judgeId] = [idOf(show.entries, entry), idOf(show.judges, judge)]
      const ofJudge = await asJudge(app, { id: judgeId, eventId: show.eventId, name: JUDGES[judge] ?? "" })
      await show.organizer.trpc.organizer.reopenSheet.mutate({ judgeId, entryId, reason: "Look again" })
      const { setupVersion } = await show.organizer.trpc.organizer.event.query({ eventId: show.eventId })
      const sheet = { judgeId, entryId, scores: sheetOf(judge, entry, 0), isSubmitted: true, setupVersion }
      const [moved, saved] = await Promise.all([
        show.organizer.trpc.organizer.updateEntry.mutate({ entryId, classId: classIds[1] ?? 0 }),
        ofJudge.trpc.judge.saveSheet.mutate(sheet),
      ])
      expect([moved.classId, saved.isSubmitted]).toEqual([classIds[1], true])
      const shared = percentByHand(entry, 1, (_, criterion) => FOR[criterion] === null)
      expect((await percents()).get(`E${entry + 1}`)).toBe(shared)
      await show.organizer.trpc.organizer.updateEntry.mutate({ entryId, classId: classIds[0] ?? 0 })
      expect((await percents()).get(`E${entry + 1}`)).toBe(percentByHand(entry, 0, () => true))
    }
  })
})
