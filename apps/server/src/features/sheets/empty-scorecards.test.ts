import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, asMasterAdmin, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

/** Every criterion is for class A, and one also for the entries in no class: B1 has none. */
eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let classes: { a: number; b: number }
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 20], votingIds: ["A1", "B1", "N1"], judges: ["Ada", "Bob"] })
    const add = async (name: string) => (await organizer().createClass.mutate({ ...event(), name })).id
    classes = { a: await add("A"), b: await add("B") }
    await organizer().updateEntry.mutate({ entryId: entryId(0), classId: classes.a })
    await organizer().updateEntry.mutate({ entryId: entryId(1), classId: classes.b })
    for (const entry of [0, 1]) await give(0, entry)
    await give(1, 1)
  })

  const event = () => ({ eventId: show.eventId })
  const organizer = () => show.organizer.trpc.organizer
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const criterionId = (index: number) => show.criteria[index]?.id ?? 0
  const give = (judge: number, entry: number) => {
    const place = { ...event(), judgeId: show.judges[judge]?.id ?? 0, entryId: entryId(entry) }
    return layDownSheet(app.services.db, place, { criteria: show.criteria, points: [5, 10], isSubmitted: true })
  }
  const limit = (first: number[], second: number[]) =>
    organizer().updateCriteria.mutate({
      ...event(),
      criteria: [
        { criterionId: criterionId(0), classIds: first },
        { criterionId: criterionId(1), classIds: second },
      ],
    })
  const progressOf = async (judge: number) =>
    (await (await judgeOf(judge)).trpc.judge.progress.query({ judgeId: show.judges[judge]?.id ?? 0 })).stats
  const judgeOf = async (judge: number) => {
    const found = show.judges[judge]
    if (!found) throw new Error("There is no such judge.")
    return asJudge(app, found)
  }

  /** Every count of sheets that somebody reads: submitted of expected. */
  async function counts() {
    const overview = await organizer().overview.query(event())
    const outstanding = await organizer().outstanding.query(event())
    const results = await organizer().results.query(event())
    const master = await (await asMasterAdmin(app)).trpc.admin.progress.query()
    const judges = await organizer().judges.query(event())
    const own = [await progressOf(0), await progressOf(1)]
    return {
      sheets: [overview, outstanding, results, ...master.filter(({ eventId }) => eventId === show.eventId)].map(
        ({ submittedSheets, expectedSheets }) => `${submittedSheets} of ${expectedSheets}`,
      ),
      judges: [
        ...judges.map(({ submittedEntries, totalEntries }) => `${submittedEntries} of ${totalEntries}`),
        ...own.map(({ completed, total }) => `${completed} of ${total}`),
      ],
      missing: outstanding.judges.map(({ name, missing }) => `${name}: ${missing.map(({ votingId }) => votingId)}`),
      completionPercent: overview.completionPercent,
    }
  }

  it("an entry without a criterion for its class is in no count", async () => {
    const before = await counts()
    expect(before).toEqual({
      sheets: ["3 of 6", "3 of 6", "3 of 6", "3 of 6"],
      judges: ["2 of 3", "1 of 3", "2 of 3", "1 of 3"],
      missing: ["Ada: N1", "Bob: A1,N1"],
      completionPercent: 50,
    })
    await limit([classes.a], [classes.a, 0])
    expect(await counts()).toEqual({
      sheets: ["1 of 4", "1 of 4", "1 of 4", "1 of 4"],
      judges: ["1 of 2", "0 of 2", "1 of 2", "0 of 2"],
      missing: ["Ada: N1", "Bob: A1,N1"],
      // Ada alone has scores that count: the two of A1; N1's is missing.
      completionPercent: 66,
    })
    expect(await organizer().entrySheets.query(event())).toEqual({
      expectedOfEach: 2,
      entries: [{ entryId: entryId(0), submittedSheets: 1 }],
      withoutScorecard: [entryId(1)],
    })
    const { entryCount } = (await organizer().classes.query(event()))[1] ?? {}
    expect(entryCount).toBe(1)
    await limit([], [])
    expect(await counts()).toEqual(before)
  })

  it("where no criterion is for entries in no class, they have none either", async () => {
    await limit([classes.a], [classes.b])
    expect((await counts()).missing).toEqual(["Bob: A1"])
    expect((await organizer().entrySheets.query(event())).withoutScorecard).toEqual([entryId(2)])
  })

  it("other events are counted as before", async () => {
    const other = await openShow(app, { votingIds: ["1", "2"], judges: ["Cy"] })
    await limit([classes.a], [classes.a])
    const progress = await (await asMasterAdmin(app)).trpc.admin.progress.query()
    const expected = new Map(progress.map(({ eventId, expectedSheets }) => [eventId, expectedSheets]))
    expect([expected.get(show.eventId), expected.get(other.eventId)]).toEqual([2, 2])
  })

  it("a final sheet for it is refused, a draft is stored", async () => {
    await limit([classes.a], [classes.a])
    const judge = (await judgeOf(1)).trpc.judge
    const sheet = { judgeId: show.judges[1]?.id ?? 0, entryId: entryId(2), scores: [], setupVersion: null }
    await expect(judge.saveSheet.mutate({ ...sheet, isSubmitted: true })).rejects.toThrow(
      "There are no criteria for this entry's class yet",
    )
    expect(await judge.saveSheet.mutate({ ...sheet, isSubmitted: false })).toMatchObject({ isSubmitted: false })
  })
})
