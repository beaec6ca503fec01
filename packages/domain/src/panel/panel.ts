import { countsOverall, type EntryLine, lineOf, type ResultsSetup } from "../results/results.ts"
import type { StoredLine } from "../sheets/sheet-lines.ts"
import { type JudgePoints, type PanelMethod, panelAverageInTenths } from "./panel-method.ts"

/** One judge's sheet of one entry; only a submitted one counts. */
export type PanelSheet = { judgeId: number; entryId: number; isSubmitted: boolean; scores: readonly StoredLine[] }

/** A judge's sheet as points and maximum points, of the criteria that apply, count overall and are scored in it. */
export type SheetFigure = { judgeId: number; points: number; maxPoints: number }

/** An entry's line with its judges' sheets, by judge id; sheets in which nothing counts are left out. */
export type PanelLine = EntryLine & { sheets: readonly SheetFigure[] }

type EntryOfSetup = ResultsSetup["entries"][number]

/** The line of one entry by the event's panel method; depends only on the setup, the method and the entry's sheets. */
export function panelLine(
  setup: ResultsSetup,
  one: EntryOfSetup,
  sheets: readonly PanelSheet[],
  method: PanelMethod,
): PanelLine {
  const submitted = submittedOf(sheets)
  const given = submitted.map(pointsGiven)
  const line = lineOf(setup, one, submitted.length, ({ id }) => {
    const points = pointsOn(id, given)
    return { tenths: panelAverageInTenths(points, method), judges: points.length }
  })
  return { ...line, sheets: given.flatMap((sheet) => figureOf(setup, one, sheet) ?? []) }
}

/** The lines of all entries of the setup, in its order; sheets of other entries do not count. */
export function panelLines(setup: ResultsSetup, sheets: readonly PanelSheet[], method: PanelMethod): PanelLine[] {
  const byEntry = Map.groupBy(sheets, ({ entryId }) => entryId)
  return setup.entries.map((one) => panelLine(setup, one, byEntry.get(one.entry.id) ?? [], method))
}

/**
 * The judges' points for a criterion that applies to the entry, by judge id. Product rule: a 0 stored while it did not apply
 * is not a score.
 */
export function criterionPoints(criterionId: number, sheets: readonly PanelSheet[]): JudgePoints[] {
  return pointsOn(criterionId, submittedOf(sheets).map(pointsGiven))
}

function submittedOf(sheets: readonly PanelSheet[]): PanelSheet[] {
  return sheets.filter(({ isSubmitted }) => isSubmitted).sort((a, b) => a.judgeId - b.judgeId)
}

type PointsOfJudge = { judgeId: number; byCriterion: ReadonlyMap<number, number> }

/** The points of a sheet that are scores, by criterion. */
function pointsGiven({ judgeId, scores }: PanelSheet): PointsOfJudge {
  const byCriterion = new Map<number, number>()
  for (const { criterionId, points, isScore } of scores) if (isScore) byCriterion.set(criterionId, points)
  return { judgeId, byCriterion }
}

function pointsOn(criterionId: number, given: readonly PointsOfJudge[]): JudgePoints[] {
  return given.flatMap(({ judgeId, byCriterion }) => {
    const points = byCriterion.get(criterionId)
    return points === undefined ? [] : [{ judgeId, points }]
  })
}

/** The figure of one sheet, or null if nothing in it counts overall. */
export function sheetFigure(setup: ResultsSetup, one: EntryOfSetup, sheet: PanelSheet): SheetFigure | null {
  return figureOf(setup, one, pointsGiven(sheet))
}

function figureOf(
  setup: ResultsSetup,
  { applies }: EntryOfSetup,
  { judgeId, byCriterion }: PointsOfJudge,
): SheetFigure | null {
  let points = 0
  let maxPoints = 0
  for (const [index, criterion] of setup.criteria.entries()) {
    const scored = applies[index] && countsOverall(criterion) ? byCriterion.get(criterion.id) : undefined
    if (scored === undefined) continue
    points += scored
    maxPoints += criterion.maxPoints
  }
  return maxPoints === 0 ? null : { judgeId, points, maxPoints }
}
