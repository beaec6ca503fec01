import { byTeam, type PanelLine } from "../contest/panel.ts"
import { runSteps, type Steps } from "../contest/steps.ts"
import { competes } from "../entries/entry-status.ts"
import { intraclassCorrelations } from "./icc.ts"
import { spearmanWithOthers, spreadOf } from "./judge-picture.ts"
import { type Figure, kendallSteps, unknown } from "./kendall.ts"
import { type LinkGroup, linkGroups } from "./links.ts"
import { isComplete, type SheetMatrix, sheetMatrix } from "./matrix.ts"
import { type EntryRange, entryRanges } from "./ranges.ts"
import { type Severities, severities } from "./severity.ts"

/** How far the judges of a group of entries agree; `judges` and `entries` count those with a sheet. `why`: why figures are null. */
type GroupAgreement = {
  kendallW: number | null
  icc2: number | null
  icc2k: number | null
  judges: number
  entries: number
  isComplete: boolean
  why: string | null
}

/** One judge's figures. Severity and spread are in percentage points; severity above 0 is generous. `why`: why figures are null. */
type JudgeAgreement = {
  judgeId: number
  severity: number | null
  spread: number | null
  spearman: number | null
  sheets: number
  why: string | null
}

/** `groups`: judges of different groups share no entry; empty if all are linked. `adjusted` is empty if severity is unknown. */
type Agreement = {
  overall: GroupAgreement
  /** Each team, where judges score different sections; the figures over several teams are null then. */
  teams?: (GroupAgreement & { sections: number[] })[]
  classes: (GroupAgreement & { classId: number })[]
  judges: JudgeAgreement[]
  linked: { isLinked: boolean; groups: LinkGroup[] }
  adjusted: AdjustedEntry[]
  entries: EntryRange[]
}

type Lines = readonly Pick<PanelLine, "entry" | "sheets">[]
type Panel = { judgeIds: readonly number[]; classIds: readonly number[] }

/** Returns how far the judges agree, by the percents of their submitted sheets. Product rule: it changes no place. */
export const agreement = (lines: Lines, panel: Panel): Agreement => runSteps(agreementSteps(lines, panel))

/** The same computation in steps that take a few milliseconds each, also for a big event. */
export function* agreementSteps(allLines: Lines, panel: Panel): Steps<Agreement> {
  const lines = allLines.filter(({ entry }) => competes(entry))
  const groups = linkGroups(sheetMatrix(lines))
  yield
  const isLinked = groups.length <= 1
  const teams = teamsIn(lines)
  const models: TeamModel[] = []
  for (const own of teams) {
    models.push(teamModel(own))
    yield
  }
  const [first] = models
  const overall = yield* groupSteps(lines)
  const classes: Agreement["classes"] = []
  for (const classId of panel.classIds) {
    const ofClass = lines.filter(({ entry }) => entry.classId === classId)
    classes.push({ classId, ...(yield* groupSteps(ofClass)) })
    yield
  }
  const judges: JudgeAgreement[] = []
  for (const judgeId of panel.judgeIds) {
    const model = models.find(({ matrix }) => matrix.rows.has(judgeId)) ?? first
    judges.push(judgeAgreement(judgeId, model ?? teamModel([])))
    yield
  }
  const several: NonNullable<Agreement["teams"]> = []
  for (const own of teams.length > 1 ? teams : [])
    several.push({ sections: sectionsIn(own), ...(yield* groupSteps(own)) })
  return {
    overall,
    ...(several.length > 0 && { teams: several }),
    classes,
    judges,
    linked: { isLinked, groups: isLinked ? [] : groups },
    adjusted: teams.length > 1 ? [] : adjustedEntries(first?.severities?.entries ?? new Map()),
    entries: entryRanges(lines),
  }
}

/** The sheets of one team, and how severe its judges are; null if nobody can tell. */
type TeamModel = { matrix: SheetMatrix; isLinked: boolean; severities: Severities | null }

function teamModel(lines: Lines): TeamModel {
  const matrix = sheetMatrix(lines)
  const isLinked = linkGroups(matrix).length <= 1
  return { matrix, isLinked, severities: isLinked && matrix.judgeIds.length >= 2 ? severities(matrix) : null }
}

/** The lines of each team with the sheets of its judges alone; one team if all judge the same sections. */
function teamsIn(lines: Lines): Lines[] {
  const teams = byTeam(lines.flatMap(({ sheets }) => sheets))
  if (teams.length <= 1) return [lines]
  return teams.map((own) => {
    const judgeIds = new Set(own.map(({ judgeId }) => judgeId))
    return lines.map(({ entry, sheets }) => ({ entry, sheets: sheets.filter(({ judgeId }) => judgeIds.has(judgeId)) }))
  })
}

const sectionsIn = (lines: Lines): number[] => [...(lines.flatMap(({ sheets }) => sheets)[0]?.sections ?? [])]

/** The figures of one group of sheets of one team: the whole event, or a class. */
export const groupAgreement = (matrix: SheetMatrix): GroupAgreement => runSteps(matrixSteps(matrix, true))

const isOneTeam = (lines: Lines): boolean => byTeam(lines.flatMap(({ sheets }) => sheets)).length <= 1

const groupSteps = (lines: Lines): Steps<GroupAgreement> => matrixSteps(sheetMatrix(lines), isOneTeam(lines))

const DIFFERENT_SECTIONS = unknown("The judges score different sections.")

function* matrixSteps(matrix: SheetMatrix, isOfOneTeam: boolean): Steps<GroupAgreement> {
  const w = isOfOneTeam ? yield* kendallSteps(matrix) : DIFFERENT_SECTIONS
  const { icc2, icc2k } = isOfOneTeam
    ? intraclassCorrelations(matrix)
    : { icc2: DIFFERENT_SECTIONS, icc2k: DIFFERENT_SECTIONS }
  return {
    kendallW: w.value,
    icc2: icc2.value,
    icc2k: icc2k.value,
    judges: matrix.judgeIds.length,
    entries: matrix.entryIds.length,
    isComplete: isComplete(matrix),
    why: reasons([w, icc2, icc2k]),
  }
}

function judgeAgreement(judgeId: number, { matrix, isLinked, severities: model }: TeamModel): JudgeAgreement {
  const severity = severityOf(judgeId, model, isLinked)
  const spread = spreadOf(matrix, judgeId)
  const alike = spearmanWithOthers(matrix, judgeId)
  return {
    judgeId,
    severity: severity.value,
    spread: spread.value,
    spearman: alike.value,
    sheets: matrix.rows.get(judgeId)?.size ?? 0,
    why: reasons([severity, spread, alike]),
  }
}

function severityOf(judgeId: number, model: Severities | null, isLinked: boolean): Figure {
  if (!isLinked) return unknown("Some judges share no entry with the others, so nobody can tell who is severe.")
  if (!model) return unknown("At least two judges are needed.")
  const value = model.judges.get(judgeId)
  return value === undefined ? unknown("This judge has no submitted sheet.") : { value, why: null }
}

function reasons(figures: readonly Figure[]): string | null {
  const texts = new Set(figures.flatMap(({ why }) => why ?? []))
  return texts.size === 0 ? null : [...texts].join(" ")
}

/** An entry's mean percent after removing the judges' severity, and its place by this percent (1, 2, 2, 4). */
type AdjustedEntry = { entryId: number; percent: number; place: number }

/** Percents that differ by less are equal; floating-point errors are far smaller. */
const EQUAL_BELOW = 1e-9

/** Returns the entries by their adjusted percent, highest first, equal ones by id. */
function adjustedEntries(percents: ReadonlyMap<number, number>): AdjustedEntry[] {
  const sorted = [...percents].sort(([a, x], [b, y]) => y - x || a - b)
  const placed: AdjustedEntry[] = []
  for (const [index, [entryId, percent]] of sorted.entries()) {
    const above = placed.at(-1)
    const isEqual = above !== undefined && above.percent - percent < EQUAL_BELOW
    placed.push({ entryId, percent, place: isEqual ? above.place : index + 1 })
  }
  return placed
}
