import type { ProcedurePath } from "@rosette/contract/routers"
import { contestStandings } from "@rosette/domain/contest/places"
import { eventResults } from "@rosette/domain/contest/results"
import { DEFAULT_RULES } from "@rosette/domain/contest/rules"
import { tallySheets } from "@rosette/domain/contest/tally"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import { criterionOf } from "../src/data/records/shapes.ts"
import type { Browser, TestApp } from "./app.ts"
import { DOORS, type Input } from "./doors.ts"
import { eachDatabase } from "./each-database.ts"
import { asJudge, openShow, type Show } from "./scenes/show.ts"

const RUNS = IS_WHOLE_RUN ? 6 : 3
const STEPS = 30

/** One random action; the `pick` numbers choose among what exists at that moment. */
type Click = { kind: number; pick: number; other: number; points: number[]; flag: boolean }

const click: fc.Arbitrary<Click> = fc.record({
  kind: fc.nat(),
  pick: fc.nat(),
  other: fc.nat(),
  points: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
  flag: fc.boolean(),
})

/** The event's rows in the database. */
async function rowsOf(app: TestApp, eventId: number) {
  const { prisma } = app.services.db
  const where = { where: { eventId }, orderBy: { id: "asc" } } as const
  return {
    entries: await prisma.entry.findMany(where),
    criteria: await prisma.criterion.findMany(where),
    judges: await prisma.judge.findMany(where),
    sheets: await prisma.sheet.findMany({ ...where, include: { scores: true } }),
    tallies: await prisma.tally.findMany({ where: { eventId }, orderBy: { entryId: "asc" } }),
  }
}
type Rows = Awaited<ReturnType<typeof rowsOf>>

const oneOf = <Item extends { id: number }>(items: Item[], pick: number): number => items[pick % items.length]?.id ?? 1

/** Every write that can change a result; saves are more frequent, as in practice. */
const CLICKS: [ProcedurePath, (click: Click, rows: Rows, show: Show) => Input][] = [
  ...Array.from({ length: 6 }, (): [ProcedurePath, (click: Click, rows: Rows) => Input] => [
    "judge.saveSheet",
    ({ pick, other, points, flag }, { entries, criteria, judges }) => ({
      judgeId: oneOf(judges, pick),
      entryId: oneOf(entries, other),
      isSubmitted: flag || points[0] !== 0,
      scores: criteria.slice(0, 4).map(({ id }, index) => ({ criterionId: id, points: points[index] })),
    }),
  ]),
  [
    "organizer.reopenSheet",
    ({ pick }, { sheets }) => ({
      judgeId: sheets[pick % sheets.length]?.judgeId ?? 1,
      entryId: sheets[pick % sheets.length]?.entryId ?? 1,
    }),
  ],
  ["organizer.clearScores", ({ pick }, { judges }) => ({ judgeId: oneOf(judges, pick) })],
  ["organizer.deleteJudge", ({ pick }, { judges }) => ({ judgeId: oneOf(judges, pick) })],
  ["organizer.createJudge", ({ pick }, _rows, { eventId }) => ({ eventId, name: `Judge ${pick}` })],
  [
    "organizer.createEntry",
    ({ pick, flag }, _rows, { eventId }) => ({
      eventId,
      entryName: "New",
      ownerParticipant: "Kim",
      votingId: `N${pick}`,
      participatesInSound: flag,
    }),
  ],
  [
    "organizer.updateEntry",
    ({ pick, flag }, { entries }) => ({
      entryId: oneOf(entries, pick),
      entryName: `Car ${pick}`,
      participatesInSound: flag,
    }),
  ],
  [
    "organizer.updateEntries",
    ({ pick, other, flag }, { entries }, { eventId }) => ({
      eventId,
      entryIds: [oneOf(entries, pick), oneOf(entries, other)],
      participatesInSound: flag,
    }),
  ],
  ["organizer.deleteEntry", ({ pick }, { entries }) => ({ entryId: oneOf(entries, pick) })],
  [
    "organizer.deleteEntries",
    ({ pick, other }, { entries }) => ({ entryIds: [oneOf(entries, pick), oneOf(entries, other)] }),
  ],
  [
    "organizer.createCriterion",
    ({ pick, flag }, _rows, { eventId }) => ({
      eventId,
      name: `Criterion ${pick}`,
      order: 1 + (pick % 5),
      requiresSound: flag,
    }),
  ],
  [
    "organizer.updateCriterion",
    ({ pick, other, flag }, { criteria }) => ({
      criterionId: oneOf(criteria, pick),
      maxPoints: 5 + (other % 10),
      requiresSound: flag,
    }),
  ],
  ["organizer.deleteCriterion", ({ pick }, { criteria }) => ({ criterionId: oneOf(criteria, pick) })],
  [
    "csv.import",
    ({ pick }, _rows, { eventId }) => ({
      eventId,
      csvData: [{ "Entry Name": "Late", "Owner/Participant": "Lou", "Voting ID": `L${pick}` }],
    }),
  ],
  [
    "csv.import",
    ({ pick, flag }, { entries }, { eventId }) => ({
      eventId,
      onExisting: "update",
      csvData: [
        {
          "Entry Name": `Again ${pick}`,
          "Owner/Participant": "Lou",
          "Voting ID": entries[pick % entries.length]?.votingId ?? "1",
          "Sound Participation": flag ? "yes" : "no",
        },
      ],
    }),
  ],
]

/** The expected sums and results, calculated from the sheets. */
function expectedOf({ entries, criteria: criteriaRows, judges, sheets }: Rows) {
  const criteria = criteriaRows.map(criterionOf)
  const sheetsByEntry = Map.groupBy(sheets, ({ entryId }) => entryId)
  const tallies = [...sheetsByEntry]
    .map(([entryId, ofEntry]) => tallySheets(entryId, ofEntry))
    .filter(({ judgeCount }) => judgeCount > 0)
    .sort((a, b) => a.entryId - b.entryId)
  const decisions = { rules: DEFAULT_RULES, settlements: [], awards: [], winners: [], hash: (text: string) => text }
  const { rows } = contestStandings({ entries, criteria, sheets, ...decisions })
  const named = new Map(
    entries.map(({ id, entryName, ownerParticipant, imageUrl }) => [id, { entryName, ownerParticipant, imageUrl }]),
  )
  const results = eventResults(entries, criteria, tallies).map((result) => ({
    ...result,
    ...named.get(result.entryId),
    classId: null,
    ...rows.find(({ entryId }) => entryId === result.entryId),
  }))
  const submittedSheets = sheets.filter(({ isSubmitted }) => isSubmitted).length
  return { tallies, answer: { results, submittedSheets, expectedSheets: judges.length * entries.length } }
}

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  it("sums and results match the sheets after every write, in any order of writes", {
    timeout: 120_000,
  }, async () => {
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(click, { minLength: STEPS, maxLength: STEPS }), async (clicks) => {
        const show = await openShow(app, {
          maxPoints: [10, 12, 10],
          votingIds: ["1", "2", "3"],
          judges: ["Ada", "Bob"],
        })
        let last = { version: -1, entries: [] as unknown[] }
        let rows = await rowsOf(app, show.eventId)
        for (const [index, one] of clicks.entries()) {
          statuses.add(await perform(app, show, { one, index, rows }))
          rows = await rowsOf(app, show.eventId)
          const expected = expectedOf(rows)
          const stored = rows.tallies.map(({ entryId, judgeCount, sums }) => ({
            entryId,
            judgeCount,
            sums: JSON.parse(sums),
          }))
          expect(stored).toEqual(expected.tallies)
          const answer = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
          const { entries: results, submittedSheets, expectedSheets } = answer
          expect({ results, submittedSheets, expectedSheets }).toEqual(expected.answer)
          // The version tells screens when to reload: a changed result has a higher one.
          if (JSON.stringify(answer.entries) !== JSON.stringify(last.entries))
            expect(answer.version).toBeGreaterThan(last.version)
          last = answer
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect([...statuses].filter((status) => status >= 500 || status === 401 || status === 403)).toEqual([])
    expect(statuses).toContain(200)
    expect(statuses).toContain(201)
  })
})

type Turn = { one: Click; index: number; rows: Rows }

async function perform(app: TestApp, show: Show, { one, index, rows }: Turn): Promise<number> {
  const [procedure, inputOf] = CLICKS[one.kind % CLICKS.length] ?? CLICKS[0] ?? nothing()
  const { call } = DOORS[index % DOORS.length] ?? nothing()
  const input = inputOf(one, rows, show)
  let who: Browser = show.organizer
  if (procedure === "judge.saveSheet") {
    const judge = rows.judges.find(({ id }) => id === input.judgeId)
    if (!judge) return 404
    who = await asJudge(app, judge)
  }
  return (await call(who, procedure, input)).status
}

function nothing(): never {
  throw new Error("There is always one")
}
