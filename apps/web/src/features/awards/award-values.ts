import type { UseFormReturnType } from "@mantine/form"
import { type Award, awardCalls, awardIssue } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import { type EntryFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { type TwoValues, useFieldConflicts } from "../../lib/forms/field-conflicts.ts"
import { type AwardChoices, basisWords, flagOptions } from "./award-basis.ts"

const fieldsSchema = awardCalls.create.input.omit({ eventId: true })

/** Validates the form with the rules and messages of a new award. */
export const awardSchema = fieldsSchema.superRefine((award, context) => {
  const issue = awardIssue(award)
  if (issue) context.addIssue({ code: "custom", path: issue.path, message: issue.message })
})

/** An empty number field holds "". */
export type AwardValues = {
  name: string
  description: string
  priority: number | string
  maxWinners: number | string
  isExclusive: boolean
  basis: AwardBasis
  basisId: number | null
  eligibleClassIds: number[]
  eligibleFlags: EntryFlag[]
  ignoresExclusivity: boolean
}

const NEW_AWARD: AwardValues = {
  name: "",
  description: "",
  priority: LIMITS.award.minPriority,
  maxWinners: LIMITS.award.minWinners,
  isExclusive: false,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
}

/** The form's initial values. */
export function valuesOf(award: Award | undefined): AwardValues {
  if (!award) return NEW_AWARD
  const { id: _, eventId: __, createdAt, updatedAt, ...values } = award
  return values
}

type Fields = ReturnType<typeof awardSchema.parse>

/** How an award is decided is one value of two fields. */
const DECIDED: readonly (keyof Fields)[] = ["basis", "basisId"]

/** The fields that differ from those that were seen, and what was seen, so that somebody else's changes stay. */
export function awardChange(
  fields: Fields,
  seen: AwardValues,
): { changes: Partial<Fields>; expected: Partial<Fields> } {
  const before = fieldsSchema.parse(seen)
  const isSame = (field: keyof Fields) => JSON.stringify(before[field]) === JSON.stringify(fields[field])
  const changed = (Object.keys(fields) as (keyof Fields)[]).filter(
    (field) => !(DECIDED.includes(field) ? DECIDED : [field]).every(isSame),
  )
  const pick = (from: Fields): Partial<Fields> => Object.fromEntries(changed.map((field) => [field, from[field]]))
  return { changes: pick(fields), expected: pick(before) }
}

/** The highest priority of some awards; null without any. */
export const highestPriority = (awards: readonly Pick<Award, "priority">[]): number | null =>
  awards.length > 0 ? Math.max(...awards.map(({ priority }) => priority)) : null

/** The labels of the form's fields. */
export const AWARD_LABELS = {
  name: "Award Name",
  description: "Description",
  priority: "Priority Level",
  maxWinners: "Max Winners",
  isExclusive: "Exclusive award",
  basis: "How it is decided",
  eligibleClassIds: "Who can win it: classes",
  eligibleFlags: "Who can win it: entries with all of",
  ignoresExclusivity: "Not blocked by other awards",
} as const

type Stored = TwoValues["mine"]
type Whose = "mine" | "theirs"

export type AwardConflicts = {
  /** The fields that somebody else saved first, with both values in words. */
  shown: TwoValues[]
  choose: (conflict: TwoValues, isMine: boolean) => void
}

const listOf = (stored: Stored): unknown[] => JSON.parse(String(stored))

/** The form's value for a stored one. */
function formValue(field: string, stored: Stored): unknown {
  if (field === "eligibleClassIds" || field === "eligibleFlags") return listOf(stored)
  return field === "basisId" ? stored : (stored ?? "")
}

/** The conflicts of an award's form. How it is decided is one of them, although it is two fields. */
export function useAwardConflicts(
  form: UseFormReturnType<AwardValues>,
  choices: AwardChoices,
): AwardConflicts & { notice: (error: unknown) => boolean } {
  const { conflicts, notice, choose } = useFieldConflicts(form, formValue)
  const wordsOf = (conflict: TwoValues, whose: Whose): Stored => {
    const value = conflict[whose]
    if (conflict.field === "eligibleClassIds") return classNames(value, choices)
    if (conflict.field === "eligibleFlags") return flagNames(value, choices)
    if (conflict.field !== "basis") return value
    const basisId = conflicts.find(({ field }) => field === "basisId")?.[whose] ?? null
    return basisWords({ basis: value, basisId } as Pick<Award, "basis" | "basisId">, choices) ?? "By hand"
  }
  return {
    notice,
    shown: conflicts
      .filter(({ field }) => field !== "basisId")
      .map((one) => ({ field: one.field, mine: wordsOf(one, "mine"), theirs: wordsOf(one, "theirs") })),
    choose: ({ field: chosen }, isMine) => {
      const isChosen = ({ field }: TwoValues) => field === chosen || (chosen === "basis" && field === "basisId")
      for (const conflict of conflicts.filter(isChosen)) choose(conflict, isMine)
    },
  }
}

const classNames = (stored: Stored, { classes }: AwardChoices): string =>
  listOf(stored)
    .map((id) => classes.find((one) => one.id === id)?.name ?? "a class")
    .join(", ") || "All classes"

const flagNames = (stored: Stored, choices: AwardChoices): string =>
  listOf(stored)
    .flatMap((flag) => flagOptions(choices, FLAG_NAMES).find(({ value }) => value === flag)?.label ?? [])
    .join(", ") || "Any entry"
