import type { Entry } from "@rosette/contract/entries"
import { shownName } from "../desk/entry-names.ts"
import type { Offer } from "../desk/use-offer.ts"
import type { ListedEntry } from "./listed-entries.ts"
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

/** Shows the entry that is offered; null if there is none, or it is shown. */
export const toOffer = ({ entry, goTo }: Pick<Position, "entry" | "goTo">, { entryId }: Offer): (() => void) | null =>
  entryId === null || entryId === entry.id ? null : () => goTo(entryId)

/** Where judges share the entries: to the one that is offered, such as "Next: C14, 2 of 3 sheets". */
export function offeredStep(
  position: Pick<Position, "entry" | "goTo">,
  offer: Offer,
  entries: readonly Pick<ListedEntry, "entry">[],
): NextStep {
  const go = toOffer(position, offer)
  const entry = entries.find((listed) => listed.entry.id === offer.entryId)?.entry
  if (!go || !entry) return { left: "Nothing more is needed of you", go: null, label: "", text: "" }
  const count = offer.counts.get(entry.id)
  const sheets = count ? `, ${count.done} of ${count.need} sheets` : ""
  return { left: `Next: ${entry.votingId}${sheets}`, go, label: `Go to ${shownName(entry)}`, text: "Next" }
}
