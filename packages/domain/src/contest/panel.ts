import { type JudgePoints, type PanelMethod, panelAverageInTenths } from "./panel-method.ts"
import { countsOverall, type EntryLine, type EntryOfSetup, lineOf, type ResultsSetup } from "./results.ts"
import type { StoredLine } from "./sheet-lines.ts"
import { runSteps, type Steps } from "./steps.ts"

/** The sections of the judge of a sheet; empty or omitted for all. Judges with the same ones are a team. */
export type OfTeam = { sections?: readonly number[] | undefined }

/** One judge's sheet of one entry; only a submitted one counts. */
export type PanelSheet = OfTeam & {
  judgeId: number
  entryId: number
  isSubmitted: boolean
  scores: readonly StoredLine[]
}

/** A judge's sheet as points and maximum points, of the criteria that apply, count overall and are scored in it. */
export type SheetFigure = OfTeam & { judgeId: number; points: number; maxPoints: number }

/** Sheets by the team of their judges. Product rule: only sheets of one team are compared with each other. */
export const byTeam = <Sheet extends OfTeam>(sheets: readonly Sheet[]): Sheet[][] => [
  ...Map.groupBy(sheets, ({ sections = [] }) => sections.join()).values(),
]

/** An entry's line with its judges' sheets, by judge id; sheets in which nothing counts are left out. */
export type PanelLine = EntryLine & { sheets: readonly SheetFigure[] }

/** The line of one entry by the event's panel method; depends only on the setup, the method and the entry's sheets. */
export function panelLine(
  setup: ResultsSetup,
  one: EntryOfSetup,
  sheets: readonly PanelSheet[],
  method: PanelMethod,
): PanelLine {
  const submitted = submittedOf(sheets)
  const given = pointsByCriterion(submitted)
  const line = lineOf(setup, one, submitted.length, ({ id }) => {
    const points = given.get(id) ?? []
    return { tenths: panelAverageInTenths(points, method), judges: points.length }
  })
  const counting = countingMaxima(setup, one)
  return { ...line, sheets: submitted.flatMap((sheet) => figureOf(counting, sheet) ?? []) }
}

/** The lines of all entries of the setup, in its order; sheets of other entries do not count. */
export const panelLines = (setup: ResultsSetup, sheets: readonly PanelSheet[], method: PanelMethod): PanelLine[] =>
  runSteps(panelLineSteps(setup, sheets, method))

/** The same, entry by entry. */
export function* panelLineSteps(
  setup: ResultsSetup,
  sheets: readonly PanelSheet[],
  method: PanelMethod,
): Steps<PanelLine[]> {
  const byEntry = Map.groupBy(sheets, ({ entryId }) => entryId)
  const lines: PanelLine[] = []
  for (const one of setup.entries) {
    lines.push(panelLine(setup, one, byEntry.get(one.entry.id) ?? [], method))
    yield
  }
  return lines
}

/**
 * The judges' points for a criterion that applies to the entry, by judge id. Product rule: a 0 stored while it did not apply
 * is not a score.
 */
export const criterionPoints = (criterionId: number, sheets: readonly PanelSheet[]): readonly JudgePoints[] =>
  pointsByCriterion(submittedOf(sheets)).get(criterionId) ?? []

function submittedOf(sheets: readonly PanelSheet[]): PanelSheet[] {
  return sheets.filter(({ isSubmitted }) => isSubmitted).sort((a, b) => a.judgeId - b.judgeId)
}

/** The points that are scores, in the order of the sheets. A big event has a million of them: no list is made for each sheet. */
function pointsByCriterion(sheets: readonly PanelSheet[]): Map<number, JudgePoints[]> {
  const given = new Map<number, JudgePoints[]>()
  for (const { judgeId, scores } of sheets)
    for (const { criterionId, points, isScore } of scores) {
      if (!isScore) continue
      const known = given.get(criterionId)
      if (known) known.push({ judgeId, points })
      else given.set(criterionId, [{ judgeId, points }])
    }
  return given
}

/** The figure of one sheet, or null if nothing in it counts overall. */
export const sheetFigure = (setup: ResultsSetup, one: EntryOfSetup, sheet: PanelSheet): SheetFigure | null =>
  figureOf(countingMaxima(setup, one), sheet)

/** The max points of the criteria that apply to the entry and count overall. */
function countingMaxima({ criteria }: ResultsSetup, { applies }: EntryOfSetup): ReadonlyMap<number, number> {
  const counting = criteria.filter((criterion, index) => applies[index] && countsOverall(criterion))
  return new Map(counting.map(({ id, maxPoints }) => [id, maxPoints]))
}

function figureOf(
  counting: ReadonlyMap<number, number>,
  { judgeId, sections, scores }: PanelSheet,
): SheetFigure | null {
  let points = 0
  let maxPoints = 0
  for (const score of scores) {
    const most = score.isScore ? counting.get(score.criterionId) : undefined
    if (most === undefined) continue
    points += score.points
    maxPoints += most
  }
  if (maxPoints === 0) return null
  return sections ? { judgeId, sections, points, maxPoints } : { judgeId, points, maxPoints }
}
