import { categoryTitle, OVERALL_TITLE } from "../results/winners.ts"

/** What a line of the ceremony announces. */
export type LineKind = "category" | "award" | "place" | "text"

/** A line made from published results. Its `key` is the same in all versions: "category:12", "award:5", "place:1". */
export type MadeLine = { key: string; kind: Exclude<LineKind, "text">; title: string; entryIds: readonly number[] }

/** A line as the organizer arranged it: its position in the list, whether it is hidden, and the text of an added line. */
export type ArrangedLine = { key: string; isHidden: boolean; text: string | null }

/** A line of the run order, which may be hidden; a line with an added text has no entries. */
export type RunLine = { key: string; kind: LineKind; title: string; entryIds: readonly number[]; isHidden: boolean }

/** What the lines are made from: places of the published version, confirmed winners of categories, and awards. */
export type Announced = {
  placesThatMatter: number
  entries: readonly { entryId: number; place: number | null }[]
  categories: readonly { criterionId: number; name: string; order: number; entryIds: readonly number[] }[]
  awards: readonly { awardId: number; name: string; priority: number; entryIds: readonly number[] }[]
}

/**
 * Returns the lines in the order in which a show announces them. Product rule: category winners by the order of their criteria,
 * awards from the lowest priority, then the places from the last that matters up to the winner. There is no line for a prize
 * that nobody has won.
 */
export function madeLines({ placesThatMatter, entries, categories, awards }: Announced): MadeLine[] {
  const byOrder = categories.toSorted((a, b) => a.order - b.order || a.criterionId - b.criterionId)
  const byPriority = awards.toSorted((a, b) => a.priority - b.priority || a.awardId - b.awardId)
  const places = Array.from({ length: placesThatMatter }, (_, index) => placesThatMatter - index)
  const lines: MadeLine[] = [
    ...byOrder.map(({ criterionId, name, entryIds }) => ({
      key: `category:${criterionId}`,
      kind: "category" as const,
      title: categoryTitle(name),
      entryIds,
    })),
    ...byPriority.map(({ awardId, name, entryIds }) => ({
      key: `award:${awardId}`,
      kind: "award" as const,
      title: name,
      entryIds,
    })),
    ...places.map((place) => ({
      key: `place:${place}`,
      kind: "place" as const,
      title: placeTitle(place),
      entryIds: entries.filter((entry) => entry.place === place).map(({ entryId }) => entryId),
    })),
  ]
  return lines.filter(({ entryIds }) => entryIds.length > 0)
}

const PLACE_TITLES = [OVERALL_TITLE, "Second place", "Third place"]

/** What a place is called when it is announced. */
export const placeTitle = (place: number): string => PLACE_TITLES[place - 1] ?? `Place ${place}`

/** The place that a line announces, read from its title; null for a line that announces no place. */
export function placeOfLine({ kind, title }: { kind: LineKind | null; title: string | null }): number | null {
  if (kind !== "place" || title === null) return null
  const named = PLACE_TITLES.indexOf(title) + 1
  const place = named > 0 ? named : Number(/^Place ([1-9]\d*)$/.exec(title)?.[1] ?? 0)
  return place > 0 && placeTitle(place) === title ? place : null
}

export type Metal = "gold" | "silver" | "bronze" | "plain"

/** What the winner of a line gets: a metal, and the number of the place if the line announces one. */
export type Prize = { metal: Metal; place: number | null }

const METALS = ["gold", "silver", "bronze"] as const

/** The metal of a place: gold, silver and bronze for the first three, plain for the others. */
export const metalOfPlace = (place: number): Metal => METALS[place - 1] ?? "plain"

/** The prize of a line that has winners: awards and categories are gold, without a number. */
export function prizeOfLine({ kind, title }: { kind: Exclude<LineKind, "text">; title: string | null }): Prize {
  if (kind !== "place") return { metal: "gold", place: null }
  const place = placeOfLine({ kind, title })
  return { metal: place === null ? "plain" : metalOfPlace(place), place }
}

/**
 * Returns the made lines as they were arranged. An arranged line that no longer exists is left out. A made line that was not
 * arranged comes directly after its predecessor in `made`, so that a later version announces it in order.
 */
export function runOrder(made: readonly MadeLine[], arranged: readonly ArrangedLine[]): RunLine[] {
  const byKey = new Map(made.map((line) => [line.key, line]))
  const order = arranged.flatMap(({ key, isHidden, text }): RunLine[] => {
    const line = byKey.get(key)
    if (line) return [{ ...line, isHidden }]
    return text === null ? [] : [{ key, kind: "text", title: text, entryIds: [], isHidden }]
  })
  for (const [index, line] of made.entries()) {
    if (order.some(({ key }) => key === line.key)) continue
    const before = order.findIndex(({ key }) => key === made[index - 1]?.key)
    order.splice(before + 1, 0, { ...line, isHidden: false })
  }
  return order
}
