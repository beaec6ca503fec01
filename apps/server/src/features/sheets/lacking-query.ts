import type { PanelJudge } from "@rosette/domain/assignment/needs"
import { countsOverall, type EntryLine, entryLine, type ResultsSetup } from "@rosette/domain/contest/results"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import type { Sql } from "../../data/database.ts"
import { readTallies, tallyOf } from "../../data/sql/read-tallies.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { scoredSheets } from "../../data/sql/scored-sheets.ts"

type Averages = { setup: ResultsSetup; lines: ReadonlyMap<number, EntryLine> }

/** A submitted sheet without a score for criteria that count overall and now apply to its entry. */
type LackingSheet = {
  sheetId: number
  judgeId: number
  entryId: number
  criterionIds: number[]
  isAsked: boolean
}

/**
 * Reads which scores are missing in the sheets of an event whose criteria and averages are known. `judges` says what each is asked
 * for; omitted means everything.
 */
export async function lackingSheets(
  sql: Sql,
  eventId: number,
  { setup, lines, judges = [] }: Averages & { judges?: readonly PanelJudge[] | undefined },
): Promise<LackingSheet[]> {
  // The averages show which entries lack anything, so that nothing else has to be read.
  const entries = new Map(
    setup.entries.flatMap(({ entry, isAsked }) =>
      isAsked && lines.get(entry.id)?.isLacking ? [[entry.id, entry] as const] : [],
    ),
  )
  const concerned = setup.criteria.filter(
    (criterion, index) =>
      countsOverall(criterion) &&
      setup.entries.some(({ entry, applies }) => applies[index] && isShort(lines.get(entry.id), criterion.id)),
  )
  if (concerned.length === 0) return []
  const scopes = new Map(judges.map((judge) => [judge.id, judge]))
  const sheets = await scoredSheets(
    sql,
    eventId,
    concerned.map(({ id }) => id),
  )
  return sheets.flatMap(({ id, judgeId, entryId, isAsked, scored }) => {
    const entry = entries.get(entryId)
    const scores = scored.map((criterionId) => ({ criterionId, points: 0, isScore: true }))
    const lacking = entry ? lackingCriteria({ scores }, concerned, entry, scopes.get(judgeId)) : []
    if (lacking.length === 0) return []
    const criterionIds = lacking.map((criterion) => criterion.id)
    return [{ sheetId: id, judgeId, entryId, criterionIds, isAsked }]
  })
}

function isShort(line: EntryLine | undefined, criterionId: number): boolean {
  const own = line?.criteria.find((one) => one.criterionId === criterionId)
  return line !== undefined && own !== undefined && own.judgeCount < line.judgeCount
}

/** The same under the event's lock, with its present criteria and averages. */
export async function lackingSheetsNow(sql: Sql, eventId: number) {
  const setup = await readResultsSetup(sql, eventId)
  const tallies = await readTallies(sql, eventId)
  const lines = new Map(
    setup.entries.map((one) => {
      const tally = tallies.get(one.entry.id)
      return [one.entry.id, entryLine(setup, one, tally && tallyOf(tally))] as const
    }),
  )
  return lackingSheets(sql, eventId, { setup, lines })
}
