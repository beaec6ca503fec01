import type { Award } from "@rosette/contract/awards"
import type { EntryClass } from "@rosette/contract/classes"
import type { Criterion } from "@rosette/contract/criteria"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import { type EntryFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { type EventWords, flagTitle } from "@rosette/domain/events/event-words"
import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useWords } from "../words/words-context.ts"

/** The classes and criteria that an award's basis can name. */
export type AwardChoices = {
  classes: readonly Pick<EntryClass, "id" | "name">[]
  criteria: readonly Pick<Criterion, "id" | "name" | "order">[]
  words: EventWords
}

type Option<Value extends string = string> = { value: Value; label: string }

const BASES: Option<AwardBasis>[] = [
  { value: "manual", label: "By hand" },
  { value: "overall", label: "Best overall" },
  { value: "class", label: "Best of a class" },
  { value: "criterion", label: "Best in a criterion" },
  { value: "section", label: "Best in a section" },
  { value: "audience", label: "Most votes of the audience" },
]

/** The choices for an award's basis: "class" only if there are classes, "audience" only if the award has that basis already. */
export const basisOptions = (basis: AwardBasis, { classes }: AwardChoices): Option<AwardBasis>[] =>
  BASES.filter(({ value }) => value === basis || (value === "class" ? classes.length > 0 : value !== "audience"))

/** The second choice that a basis needs, with its options; null if it needs none. */
export function basisPicker(basis: AwardBasis, choices: AwardChoices): { label: string; options: Option[] } | null {
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  if (basis === "class") return { label: "Class", options: named(choices.classes) }
  if (basis === "criterion") return { label: "Criterion", options: named(choices.criteria) }
  if (basis !== "section") return null
  return { label: "Section", options: named(choices.words.sections.map((name, index) => ({ id: index + 1, name }))) }
}

/** The flags that an award can be limited to: those that the event uses, and those that it is limited to all the same. */
export const flagOptions = ({ words }: Pick<AwardChoices, "words">, limitedTo: readonly EntryFlag[] = []) =>
  FLAG_NAMES.filter((flag) => words.flags[flag].isUsed || limitedTo.includes(flag)).map((value) => ({
    value,
    label: flagTitle(value, words),
  }))

/** An award's basis in short: "Best overall", "Best of Early", "Best in Paint"; null for a manual award. */
export function basisWords({ basis, basisId }: Pick<Award, "basis" | "basisId">, choices: AwardChoices): string | null {
  if (basis === "manual") return null
  if (basis === "overall") return "Best overall"
  if (basis === "audience") return "Most votes of the audience"
  const name = basisPicker(basis, choices)?.options.find(({ value }) => value === String(basisId))?.label
  if (basis === "class") return `Best of ${name ?? "a class"}`
  return `Best in ${name ?? `a ${basis}`}`
}

const NONE: Omit<AwardChoices, "words"> = { classes: [], criteria: [] }

/** The classes and criteria of the event; empty until loaded. `problem`: why they could not be loaded. */
export function useAwardChoices(eventId: number, isWanted = true) {
  const classes = trpc.organizer.classes.useQuery({ eventId }, { enabled: isWanted })
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled: isWanted })
  const words = useWords()
  const choices = useMemo(
    () => ({ classes: classes.data ?? NONE.classes, criteria: criteria.data ?? NONE.criteria, words }),
    [classes.data, criteria.data, words],
  )
  const isUnread = (classes.error && !classes.data) || (criteria.error && !criteria.data)
  return {
    choices,
    problem: isUnread ? "The classes and criteria could not be loaded. Close this, and open it again." : null,
  }
}
