import type { Award } from "@rosette/contract/awards"
import type { EntryClass } from "@rosette/contract/classes"
import type { Criterion } from "@rosette/contract/criteria"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { FLAG_NAMES, flagLabel } from "@rosette/domain/entries/entry-flags"
import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"

/** The classes and criteria that an award's basis can name. */
export type AwardChoices = {
  classes: readonly Pick<EntryClass, "id" | "name">[]
  criteria: readonly Pick<Criterion, "id" | "name" | "order">[]
}

type Option<Value extends string = string> = { value: Value; label: string }

const BASES: Option<AwardBasis>[] = [
  { value: "manual", label: "By hand" },
  { value: "overall", label: "Best overall" },
  { value: "class", label: "Best of a class" },
  { value: "criterion", label: "Best in a criterion" },
  { value: "section", label: "Best in a section" },
]

/** The choices for an award's basis; "class" only if there are classes or the award has that basis already. */
export const basisOptions = (basis: AwardBasis, { classes }: AwardChoices): Option<AwardBasis>[] =>
  BASES.filter(({ value }) => value !== "class" || classes.length > 0 || basis === "class")

/** The second choice that a basis needs, with its options; null if it needs none. */
export function basisPicker(basis: AwardBasis, choices: AwardChoices): { label: string; options: Option[] } | null {
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  if (basis === "class") return { label: "Class", options: named(choices.classes) }
  if (basis === "criterion") return { label: "Criterion", options: named(choices.criteria) }
  if (basis !== "section") return null
  return { label: "Section", options: named(SECTIONS.map(({ name }, index) => ({ id: index + 1, name }))) }
}

export const FLAG_OPTIONS = FLAG_NAMES.map((value) => ({ value, label: flagLabel(value) }))

/** An award's basis in short: "Best overall", "Best of Early", "Best in Paint"; null for a manual award. */
export function basisWords({ basis, basisId }: Pick<Award, "basis" | "basisId">, choices: AwardChoices): string | null {
  if (basis === "manual") return null
  if (basis === "overall") return "Best overall"
  const name = basisPicker(basis, choices)?.options.find(({ value }) => value === String(basisId))?.label
  if (basis === "class") return `Best of ${name ?? "a class"}`
  return `Best in ${name ?? `a ${basis}`}`
}

const NONE: AwardChoices = { classes: [], criteria: [] }

/** The classes and criteria of the event; empty until loaded. `problem`: why they could not be loaded. */
export function useAwardChoices(eventId: number, isWanted = true) {
  const classes = trpc.organizer.classes.useQuery({ eventId }, { enabled: isWanted })
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled: isWanted })
  const choices = useMemo(
    () => ({ classes: classes.data ?? NONE.classes, criteria: criteria.data ?? NONE.criteria }),
    [classes.data, criteria.data],
  )
  const isUnread = (classes.error && !classes.data) || (criteria.error && !criteria.data)
  return {
    choices,
    problem: isUnread ? "The classes and criteria could not be loaded. Close this, and open it again." : null,
  }
}
