import type { Card } from "@rosette/contract/cards"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { cardUrl } from "@rosette/domain/entries/card-code"
import { type CardFace, cardFace } from "@rosette/domain/entries/entry-card"
import type { PaperSize } from "../../ui/paper/paper-size.ts"
import { type ClassChoice, entriesOfChoice } from "../classes/class-choice.ts"

export type CardFormat = PaperSize | "label"

/** Which entries are printed. */
export const SELECTIONS = ["all", "class", "chosen", "outdated", "notPrinted"] as const
export type Selection = (typeof SELECTIONS)[number]

export type CardChoice = {
  kind: "cards" | "list"
  selection: Selection
  /** For the selection of a class. */
  classChoice: ClassChoice
  /** For chosen entries. */
  chosen: readonly number[]
  format: CardFormat
  portion: number
}

/** An entry with its card. */
export type CardEntry = Entry & {
  className: string
  printedAt: string | null
  isOutdated: boolean
  /** What its QR code says. */
  url: string
  face: CardFace
}

type Source = {
  entries: readonly Entry[]
  classes: readonly Pick<EntryClass, "id" | "name">[]
  cards: readonly Card[]
  eventName: string
  /** Where phones reach the server. */
  address: string
}

/** The entries with their cards, by voting ID. One that was added since the cards were read has none yet, and is left out. */
export function cardEntries({ entries, classes, cards, eventName, address }: Source): CardEntry[] {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const cardOf = new Map(cards.map((card) => [card.entryId, card]))
  return entries.flatMap((entry) => {
    const card = cardOf.get(entry.id)
    if (!card) return []
    const className = classNames.get(entry.classId ?? 0) ?? ""
    const { printedAt, isOutdated, cardId } = card
    const url = cardUrl(address, { cardId, votingId: entry.votingId })
    return { ...entry, className, printedAt, isOutdated, url, face: cardFace({ eventName, className, entry }) }
  })
}

/** The entries that a choice prints. */
export function selectedEntries(entries: readonly CardEntry[], choice: CardChoice): readonly CardEntry[] {
  const chosen = new Set(choice.chosen)
  const select: Record<Selection, () => readonly CardEntry[]> = {
    all: () => entries,
    class: () => entriesOfChoice(entries, choice.classChoice),
    chosen: () => entries.filter(({ id }) => chosen.has(id)),
    outdated: () => entries.filter(({ isOutdated }) => isOutdated),
    notPrinted: () => entries.filter(({ printedAt }) => printedAt === null),
  }
  return select[choice.selection]()
}

/** How many cards are laid out at once: more would take a browser too long. */
export const CARDS_AT_ONCE = 400

/** By the last word of the owner's name, as people look for it in a list; then by the whole name, and by voting ID as they stand. */
export function byLastWord<E extends Pick<Entry, "ownerParticipant">>(entries: readonly E[]): E[] {
  const compare = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true })
  return entries.toSorted(
    ({ ownerParticipant: a }, { ownerParticipant: b }) => compare(lastWord(a), lastWord(b)) || compare(a, b),
  )
}

const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1) ?? ""
