import type { PanelLine } from "../panel/panel.ts"
import { type AdjustedEntry, adjustedEntries } from "./adjusted.ts"
import { intraclassCorrelations } from "./icc.ts"
import { spearmanWithOthers, spreadOf } from "./judge-picture.ts"
import { type Figure, kendallW, unknown } from "./kendall.ts"
import { type LinkGroup, linkGroups } from "./links.ts"
import { isComplete, type SheetMatrix, sheetMatrix } from "./matrix.ts"
import { type EntryRange, entryRanges } from "./ranges.ts"
import { type Severities, severities } from "./severity.ts"

/** How far the judges of a group of entries agree; `judges` and `entries` count those with a sheet. `why`: the reasons of what is null. */
export type GroupAgreement = {
  kendallW: number | null
  icc2: number | null
  icc2k: number | null
  judges: number
  entries: number
  isComplete: boolean
  why: string | null
}

/** One judge's own picture: severity and spread in points of percent, severity above 0 is generous. `why`: the reasons of what is null. */
export type JudgeAgreement = {
  judgeId: number
  severity: number | null
  spread: number | null
  spearman: number | null
  sheets: number
  why: string | null
}

/** `groups` names who shares no entry with whom; empty where all are linked. `adjusted` is empty where severity is unknown. */
export type Agreement = {
  overall: GroupAgreement
  classes: (GroupAgreement & { classId: number })[]
  judges: JudgeAgreement[]
  linked: { isLinked: boolean; groups: LinkGroup[] }
  adjusted: AdjustedEntry[]
  entries: EntryRange[]
}

/** How far the judges agree, from the percents of their submitted sheets. Product rule: none of it changes a place. */
export function agreement(
  lines: readonly Pick<PanelLine, "entry" | "sheets">[],
  panel: { judgeIds: readonly number[]; classIds: readonly number[] },
): Agreement {
  const matrix = sheetMatrix(lines)
  const groups = linkGroups(matrix)
  const isLinked = groups.length <= 1
  const model = isLinked && matrix.judgeIds.length >= 2 ? severities(matrix) : null
  const classLines = (classId: number) => lines.filter(({ entry }) => entry.classId === classId)
  return {
    overall: groupAgreement(matrix),
    classes: panel.classIds.map((classId) => ({ classId, ...groupAgreement(sheetMatrix(classLines(classId))) })),
    judges: panel.judgeIds.map((judgeId) => judgeAgreement(matrix, judgeId, model, isLinked)),
    linked: { isLinked, groups: isLinked ? [] : groups },
    adjusted: adjustedEntries(model?.entries ?? new Map()),
    entries: entryRanges(lines),
  }
}

/** The figures of one group of sheets: the whole event, or a class. */
export function groupAgreement(matrix: SheetMatrix): GroupAgreement {
  const w = kendallW(matrix)
  const { icc2, icc2k } = intraclassCorrelations(matrix)
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

function judgeAgreement(
  matrix: SheetMatrix,
  judgeId: number,
  model: Severities | null,
  isLinked: boolean,
): JudgeAgreement {
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
