import type { UseFormReturnType } from "@mantine/form"
import type { Award } from "@rosette/contract/awards"
import { type TwoValues, useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { type AwardChoices, basisWords, FLAG_OPTIONS } from "../award-basis.ts"
import type { AwardValues } from "./award-values.ts"

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
    if (conflict.field === "eligibleFlags") return flagNames(value)
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

const flagNames = (stored: Stored): string =>
  listOf(stored)
    .flatMap((flag) => FLAG_OPTIONS.find(({ value }) => value === flag)?.label ?? [])
    .join(", ") || "Any entry"
