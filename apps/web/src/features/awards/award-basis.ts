import type { Award } from "@rosette/contract/awards"
import type { EntryClass } from "@rosette/contract/classes"
import type { Criterion } from "@rosette/contract/criteria"
import type { Poll } from "@rosette/contract/polls"
import type { AwardBasis } from "@rosette/domain/contest/awards"
import { type EntryFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { type EventWords, flagTitle } from "@rosette/domain/events/event-words"
import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useWords } from "../words/words-context.ts"

/** The classes, criteria and polls of the audience that an award's basis can name. */
export type AwardChoices = {
  classes: readonly Pick<EntryClass, "id" | "name">[]
  criteria: readonly Pick<Criterion, "id" | "name" | "order">[]
  polls: readonly Pick<Poll, "id" | "name" | "voters" | "votes">[]
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

/** The choices for an award's basis: "class" only if there are classes, "audience" only if there are polls. */
export function basisOptions(basis: AwardBasis, { classes, polls }: AwardChoices): Option<AwardBasis>[] {
  const isOffered = ({ value }: Option<AwardBasis>) => {
    if (value === "class") return classes.length > 0
    return value !== "audience" || polls.length > 0
  }
  return BASES.filter((option) => option.value === basis || isOffered(option))
}

/** The second choice that a basis needs, with its options; null if it needs none. */
export function basisPicker(basis: AwardBasis, choices: AwardChoices): { label: string; options: Option[] } | null {
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  if (basis === "class") return { label: "Class", options: named(choices.classes) }
  if (basis === "criterion") return { label: "Criterion", options: named(choices.criteria) }
  if (basis === "audience") return { label: "Poll", options: named(choices.polls) }
  if (basis !== "section") return null
  return { label: "Section", options: named(choices.words.sections.map((name, index) => ({ id: index + 1, name }))) }
}

/** The flags that an award can be limited to: those that the event uses, and those that it is limited to all the same. */
export const flagOptions = ({ words }: Pick<AwardChoices, "words">, limitedTo: readonly EntryFlag[] = []) =>
  FLAG_NAMES.filter((flag) => words.flags[flag].isUsed || limitedTo.includes(flag)).map((value) => ({
    value,
    label: flagTitle(value, words),
  }))

/** An award's basis in short: "Best overall", "Best of Early", "Best in Paint", "Most votes in People’s Choice"; null for a manual award. */
export function basisWords({ basis, basisId }: Pick<Award, "basis" | "basisId">, choices: AwardChoices): string | null {
  if (basis === "manual") return null
  if (basis === "overall") return "Best overall"
  const name = basisPicker(basis, choices)?.options.find(({ value }) => value === String(basisId))?.label
  if (basis === "audience") return name ? `Most votes in ${name}` : "Most votes of the audience"
  if (basis === "class") return `Best of ${name ?? "a class"}`
  return `Best in ${name ?? `a ${basis}`}`
}

const NONE: Omit<AwardChoices, "words"> = { classes: [], criteria: [], polls: [] }

/** The classes, criteria and polls of the event; empty until loaded. `problem`: why they could not be loaded. */
export function useAwardChoices(eventId: number, isWanted = true) {
  const classes = trpc.organizer.classes.useQuery({ eventId }, { enabled: isWanted })
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled: isWanted })
  const polls = trpc.organizer.polls.useQuery({ eventId }, { enabled: isWanted })
  const words = useWords()
  const choices = useMemo(
    () => ({
      classes: classes.data ?? NONE.classes,
      criteria: criteria.data ?? NONE.criteria,
      polls: polls.data ?? NONE.polls,
      words,
    }),
    [classes.data, criteria.data, polls.data, words],
  )
  const isUnread = [classes, criteria, polls].some(({ error, data }) => error && !data)
  return {
    choices,
    problem: isUnread ? "The classes, criteria and polls could not be loaded. Close this, and open it again." : null,
  }
}
