import type { Entry } from "@rosette/contract/entries"
import { shownName } from "../desk/entry-names.ts"
import type { Position } from "./use-position.ts"

/** Where a judge goes after a submitted sheet. */
export type NextStep = {
  /** What is left to judge, such as "1 left: Beta". */
  left: string
  go: (() => void) | null
  /** What the button is called, and the short text on it. */
  label: string
  text: string
}

/** The next entry of the list; from the last one, the first of the `unfinished` ones. */
export function nextStep(
  { entry, count, next, goTo }: Pick<Position, "entry" | "count" | "next" | "goTo">,
  unfinished: readonly Entry[],
): NextStep {
  const open = unfinished.filter(({ id }) => id !== entry.id)
  const [first] = open
  const left = first
    ? open.length === 1
      ? `1 left: ${shownName(first)}`
      : `${open.length} left`
    : count === 1
      ? "Judged"
      : `All ${count} judged`
  if (next) return { left, go: next, label: "Next entry", text: "Next" }
  if (!first) return { left, go: null, label: "", text: "" }
  return { left, go: () => goTo(first.id), label: `Go to ${shownName(first)}`, text: "Go" }
}
