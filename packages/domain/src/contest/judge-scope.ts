import { type InClass, NO_CLASS } from "./scorecard.ts"
import { SECTIONS, sectionOf } from "./sections.ts"

/**
 * What a judge is asked for. Empty or omitted means every class and every section; the class 0 stands for the entries in no class,
 * sections are numbered from 1. Of a judge who has left nothing more is expected.
 */
export type JudgeScope = {
  classIds?: readonly number[] | undefined
  sections?: readonly number[] | undefined
  hasLeft?: boolean | undefined
}

/** The sections of a scope in order; empty for all of them, also if each is named. */
export function sectionsOf({ sections = [] }: JudgeScope): number[] {
  const named = [...new Set(sections)].sort((a, b) => a - b)
  return named.length === SECTIONS.length ? [] : named
}

/** Whether the judge is asked for entries of this class. */
export const classInScope = ({ classIds = [] }: JudgeScope, { classId }: InClass): boolean =>
  classIds.length === 0 || classIds.includes(classId ?? NO_CLASS)

/**
 * A test of whether a judge sees an entry. Product rule: those of the classes in their scope, and those of which they have a sheet.
 */
export function seenBy(
  scope: JudgeScope,
  sheets: readonly { entryId: number }[],
): (entry: InClass & { id: number }) => boolean {
  const own = new Set(sheets.map(({ entryId }) => entryId))
  return (entry) => classInScope(scope, entry) || own.has(entry.id)
}

/** The number of the section, from 1, that a criterion's order puts it into. */
export function sectionNumberOf(order: number): number {
  const name = sectionOf(order)
  return SECTIONS.findIndex((section) => section.name === name) + 1
}

/**
 * Whether the judge is asked for a criterion of this order. Product rule: one outside the judge's sections is for this judge like one
 * that does not apply.
 */
export function orderInScope(scope: JudgeScope, order: number): boolean {
  const sections = sectionsOf(scope)
  return sections.length === 0 || sections.includes(sectionNumberOf(order))
}

/** Whether the judge is limited to some classes or sections. */
export const isLimitedJudge = (scope: JudgeScope): boolean =>
  (scope.classIds ?? []).length > 0 || sectionsOf(scope).length > 0
