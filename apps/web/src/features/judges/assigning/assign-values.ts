import { assignmentCalls } from "@rosette/contract/assignments"
import { judgeCalls } from "@rosette/contract/judges"
import { sectionsOf } from "@rosette/domain/contest/judge-scope"
import type { ZodType } from "zod"

/** All of them, also those that are added later, or some. None is not allowed, but a person may be on the way to others. */
export type Choice = "all" | readonly number[]

export type Scope = { classIds: Choice; sections: Choice }

type StoredScope = { classIds: readonly number[]; sections: readonly number[] }
type StoredJudge = StoredScope & { id: number; name: string }

/** What was changed in the dialog, by judge; everything else is as it is stored now. */
export type ScopeEdits = ReadonlyMap<number, Scope>

const choiceOf = (ids: readonly number[]): Choice => (ids.length === 0 ? "all" : ids)
const idsOf = (choice: Choice): number[] => (choice === "all" ? [] : [...choice])

export const isChosen = (choice: Choice, id: number): boolean => choice === "all" || choice.includes(id)

/** The choice with one of these more or less; with each of them it is all. */
export function toggled(choice: Choice, id: number, all: readonly number[]): Choice {
  const next = all.filter((one) => isChosen(choice, one) !== (one === id))
  return next.length === all.length ? "all" : next
}

/** A judge's scope as it is edited, or else as it is stored. */
export const scopeIn = (edits: ScopeEdits, { id, classIds, sections }: StoredJudge): Scope =>
  edits.get(id) ?? { classIds: choiceOf(classIds), sections: choiceOf(sectionsOf({ sections })) }

/** The judges whose scope is another one than the stored one, as the call takes them; who was removed meanwhile is left out. */
export function assignmentsOf(edits: ScopeEdits, judges: readonly StoredJudge[]) {
  return judges.flatMap((judge) => {
    const { classIds, sections } = scopeIn(edits, judge)
    const scope = { classIds: idsOf(classIds).sort((a, b) => a - b), sections: idsOf(sections) }
    return isSame(scope.classIds, judge.classIds) && isSame(scope.sections, sectionsOf(judge))
      ? []
      : [{ judgeId: judge.id, ...scope }]
  })
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one))
}

/** Why this cannot be saved: a judge for nothing; null if each judges something. */
export function nothingChosen(edits: ScopeEdits, judges: readonly StoredJudge[]): string | null {
  const judge = judges.find((one) => {
    const { classIds, sections } = scopeIn(edits, one)
    return classIds.length === 0 || sections.length === 0
  })
  return judge ? `Choose what ${judge.name} judges, or say that they have left.` : null
}

/** What is typed as the number of sheets; empty is a sheet from every judge. */
export const sheetsNumber = (typed: number | string): number | string | null => (typed === "" ? null : typed)

/** What is wrong with a typed number of sheets, or null. */
export const sheetsProblem = (typed: number | string): string | null =>
  problemOf(judgeCalls.assignJudges.input.shape.sheetsPerEntry, sheetsNumber(typed))

/** The same of the seconds to plan with, which may be left out. */
export const secondsProblem = (typed: number | string): string | null =>
  problemOf(assignmentCalls.previewAssignments.input.shape.secondsPerSheet, typed === "" ? undefined : typed)

function problemOf(schema: ZodType, value: unknown): string | null {
  const read = schema.safeParse(value)
  return read.success ? null : (read.error.issues[0]?.message ?? null)
}
