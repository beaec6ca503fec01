import { randomUUID } from "node:crypto"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const ENTRIES = IS_WHOLE_RUN ? 60 : 32
const CLASSES = 4
const JUDGES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Flo"]
/** The criteria of the sections 1, 3 and 4; Eve judges section 3 alone. */
const CRITERIA = [
  { name: "Paint", maxPoints: 20, order: 1 },
  { name: "Engine", maxPoints: 30, order: 11 },
  { name: "Glass", maxPoints: 10, order: 16 },
]
const SECTION_3 = 1
const FLO_LEAVES_AFTER = ENTRIES / 4

/** The points of a judge for a criterion of an entry, the same in every run. */
const pointsOf = (judge: number, entry: number, criterion: number) =>
  (7 * judge + 3 * entry + 5 * criterion + judge * entry) % ((CRITERIA[criterion]?.maxPoints ?? 0) + 1)

type Sheet = { judge: number; entry: number; mutationId: string }

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let criterionIds: number[]
  let phones: Browser[]
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, {
      maxPoints: [CRITERIA[0]?.maxPoints ?? 0],
      judges: JUDGES,
      votingIds: Array.from({ length: ENTRIES }, (_, index) => `${index + 1}`),
    })
    const { organizer } = show.organizer.trpc
    const { eventId } = show
    for (const criterion of CRITERIA.slice(1)) await organizer.createCriterion.mutate({ eventId, ...criterion })
    criterionIds = (await organizer.criteria.query({ eventId })).map(({ id }) => id)
    const classIds: number[] = []
    for (let index = 0; index < CLASSES; index += 1)
      classIds.push((await organizer.createClass.mutate({ eventId, name: `Class ${index + 1}` })).id)
    for (const [index, { id }] of show.entries.entries())
      await organizer.updateEntry.mutate({ entryId: id, classId: classIds[index % CLASSES] ?? null })
    const scope = (judge: number, classes: number[], sections: number[]) => {
      return { judgeId: judgeId(judge), classIds: classes.map((index) => classIds[index] ?? 0), sections }
    }
    const assignments = [scope(2, [0, 1], []), scope(3, [2, 3], []), scope(4, [], [3])]
    await organizer.assignJudges.mutate({ eventId, sheetsPerEntry: 3, assignments })
    phones = await Promise.all(show.judges.map((judge: JudgeForOrganizer) => asJudge(app, judge)))
  })

  const judgeId = (index: number) => show.judges[index]?.id ?? 0
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const asksFor = (judge: number, criterion: number) => JUDGES[judge] !== "Eve" || criterion === SECTION_3
  const organizer = () => show.organizer.trpc.organizer

  async function send({ judge, entry, mutationId }: Sheet) {
    const scores = criterionIds.flatMap((criterionId, criterion) =>
      asksFor(judge, criterion) ? [{ criterionId, points: pointsOf(judge, entry, criterion) }] : [],
    )
    const sheet = { judgeId: judgeId(judge), entryId: entryId(entry), scores, isSubmitted: true, mutationId }
    const answer = await phones[judge]?.trpc.judge.saveSheet.mutate(sheet)
    if (!answer) throw new Error("The judge has no phone.")
    return answer
  }

  /** The percent by hand: averages to one decimal, half up, of the judges who scored the criterion. */
  function percentByHand(entry: number, sheets: readonly Sheet[]): number | null {
    const own = sheets.filter((sheet) => sheet.entry === entry)
    const tenths = CRITERIA.map((_, criterion) => {
      const given = own.flatMap(({ judge }) => (asksFor(judge, criterion) ? [pointsOf(judge, entry, criterion)] : []))
      const sum = given.reduce((total, points) => total + points, 0)
      return given.length === 0 ? 0 : Math.floor((20 * sum + given.length) / (2 * given.length))
    })
    const possible = CRITERIA.reduce((total, { maxPoints }) => total + maxPoints, 0)
    return own.length === 0 ? null : (10 * tenths.reduce((total, value) => total + value, 0)) / possible
  }

  it("six judges by class, section and number of sheets: one leaves, one steps aside twice", async () => {
    const { eventId } = show
    const sent: Sheet[] = []
    const setAside: Sheet[] = []
    const finished = new Set<number>()
    const take = async (judge: number): Promise<Sheet | null> => {
      const offer = await phones[judge]?.trpc.judge.next.mutate()
      const entry = show.entries.findIndex(({ id }) => id === offer?.entryId)
      return entry < 0 ? null : { judge, entry, mutationId: randomUUID() }
    }
    for (let turn = 0; finished.size < JUDGES.length; turn += 1) {
      const judge = turn % JUDGES.length
      if (finished.has(judge)) continue
      const sheet = await take(judge)
      if (!sheet) {
        finished.add(judge)
        continue
      }
      const own = sent.filter((one) => one.judge === judge)
      if (JUDGES[judge] === "Flo" && own.length === FLO_LEAVES_AFTER) {
        // She has left, and the sheet that waited on her phone arrives afterwards.
        await organizer().updateJudge.mutate({ judgeId: judgeId(judge), hasLeft: true })
        expect((await send(sheet)).isSubmitted).toBe(true)
        sent.push(sheet)
        finished.add(judge)
        continue
      }
      if (JUDGES[judge] === "Ann" && own.length === 5 && setAside.length === 0) {
        // The organizer declares it while her sheet waits: it is neither lost nor counted.
        await organizer().addConflict.mutate({ eventId, judgeId: judgeId(judge), entryId: entryId(sheet.entry) })
        expect(await send(sheet)).toMatchObject({ isSubmitted: true, isSetAside: true })
        setAside.push(sheet)
        continue
      }
      await send(sheet)
      sent.push(sheet)
      if (JUDGES[judge] === "Ann" && own.length === 9 && setAside.length === 1) {
        const first = own[0]
        if (!first) throw new Error("Ann has submitted nine sheets.")
        await phones[judge]?.trpc.judge.stepAside.mutate({ entryId: entryId(first.entry), reason: "My brother's" })
        setAside.push(...sent.splice(sent.indexOf(first), 1))
      }
    }

    expect(setAside).toHaveLength(2)
    const { submittedSheets, expectedSheets, isProvisional, entries } = await organizer().results.query({ eventId })
    expect([submittedSheets, isProvisional]).toEqual([expectedSheets, false])
    for (const { need, done } of entries) expect(done).toBe(need)
    const { judges } = await organizer().outstanding.query({ eventId })
    expect(judges).toEqual([])

    const percents = new Map(entries.map((one) => [one.entryId, one.overallPercent]))
    for (const [index, { id }] of show.entries.entries())
      expect(percents.get(id), `entry ${index + 1}`).toBe(percentByHand(index, sent))
    const all = [...sent, ...setAside]
    expect(new Set(all.map(({ judge, entry }) => `${judge}/${entry}`)).size).toBe(all.length)
    expect(await app.services.db.prisma.sheet.count({ where: { eventId, isSubmitted: true } })).toBe(all.length)

    // Sent again, as by a phone that has missed the answer: nothing is doubled.
    for (const sheet of all.filter((_, index) => index % 20 === 0)) await send(sheet)
    const { version: _, ...before } = { version: 0, submittedSheets, expectedSheets, isProvisional, entries }
    expect(await organizer().results.query({ eventId })).toMatchObject(before)

    // Taken back, both of Ann's sheets count as they were.
    for (const { id } of (await organizer().conflicts.query({ eventId })).conflicts)
      await organizer().withdrawConflict.mutate({ conflictId: id })
    const after = await organizer().results.query({ eventId })
    const again = new Map(after.entries.map((one) => [one.entryId, one.overallPercent]))
    for (const [index, { id }] of show.entries.entries()) expect(again.get(id)).toBe(percentByHand(index, all))
  })
})
