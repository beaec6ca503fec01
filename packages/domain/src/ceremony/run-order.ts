import { categoryTitle, PLACE_WORDS } from "../contest/place-words.ts"
import { type Metal, metalOfPlace } from "./metals.ts"

/** What a line of the ceremony announces. */
export type LineKind = "category" | "award" | "place" | "text"

/**
 * A line made from published results. Its `key` is the same in all versions: "category:12", "award:5", "place:1". `isOverall`: an
 * award that goes by the overall ranking, so its winner tells who leads.
 */
export type MadeLine = {
  key: string
  kind: Exclude<LineKind, "text">
  title: string
  entryIds: readonly number[]
  isOverall: boolean
}

/** A line as the organizer arranged it: its position in the list, whether it is hidden, and the text of an added line. */
export type ArrangedLine = { key: string; isHidden: boolean; text: string | null }

/**
 * A line of the run order, which may be hidden; a line with an added text has no entries. `also`: the awards by the overall ranking
 * that are announced with this place, because the same entries have won them.
 */
export type RunLine = {
  key: string
  kind: LineKind
  title: string
  entryIds: readonly number[]
  isHidden: boolean
  isOverall: boolean
  also: readonly { key: string; title: string }[]
}

/** What the lines are made from: places of the published version, confirmed winners of categories, and awards. */
export type Announced = {
  placesThatMatter: number
  entries: readonly { entryId: number; place: number | null }[]
  categories: readonly { criterionId: number; name: string; order: number; entryIds: readonly number[] }[]
  awards: readonly {
    awardId: number
    name: string
    priority: number
    isOverall: boolean
    entryIds: readonly number[]
  }[]
}

/**
 * Returns the lines in the order in which a show announces them. Product rule: category winners by the order of their criteria,
 * awards from the lowest priority, then the places from the last that matters up to the winner, and after them the awards by the
 * overall ranking: no line tells what a later one counts down to. There is no line for a prize that nobody has won.
 */
export function madeLines({ placesThatMatter, entries, categories, awards }: Announced): MadeLine[] {
  const byOrder = categories.toSorted((a, b) => a.order - b.order || a.criterionId - b.criterionId)
  const byPriority = awards
    .toSorted((a, b) => a.priority - b.priority || a.awardId - b.awardId)
    .map(({ awardId, name, isOverall, entryIds }) => {
      return { key: `award:${awardId}`, kind: "award" as const, title: name, entryIds, isOverall }
    })
  const places = Array.from({ length: placesThatMatter }, (_, index) => placesThatMatter - index)
  const lines: MadeLine[] = [
    ...byOrder.map(({ criterionId, name, entryIds }) => {
      const title = categoryTitle(name)
      return { key: `category:${criterionId}`, kind: "category" as const, title, entryIds, isOverall: false }
    }),
    ...byPriority.filter(({ isOverall }) => !isOverall),
    ...places.map((place) => {
      const entryIds = entries.filter((entry) => entry.place === place).map(({ entryId }) => entryId)
      const title = PLACE_WORDS.announced(place)
      return { key: `place:${place}`, kind: "place" as const, title, entryIds, isOverall: false }
    }),
    ...byPriority.filter(({ isOverall }) => isOverall),
  ]
  return lines.filter(({ entryIds }) => entryIds.length > 0)
}

/** The place that a line announces; null for a line that announces no place. */
export const placeOfLine = ({ kind, key }: Pick<RunLine, "kind" | "key">): number | null =>
  kind === "place" ? Number(key.slice("place:".length)) : null

/** What the winner of a line gets: a metal, and the number of the place if the line announces one. */
export type Prize = { metal: Metal; place: number | null }

/** The prize of a line that has winners: awards and categories, which announce no place, are gold. */
export const prizeOf = (place: number | null): Prize => ({
  metal: place === null ? "gold" : metalOfPlace(place),
  place,
})

/**
 * Returns the made lines as they were arranged. An arranged line that no longer exists is left out. A made line that was not
 * arranged comes directly after its predecessor in `made`, so that a later version announces it in order. Product rule: an award by
 * the overall ranking that has the same winners as a place is announced in one line with it.
 */
export function runOrder(made: readonly MadeLine[], arranged: readonly ArrangedLine[]): RunLine[] {
  const byKey = new Map(made.map((line) => [line.key, line]))
  const order = arranged.flatMap(({ key, isHidden, text }): RunLine[] => {
    const line = byKey.get(key)
    if (line) return [{ ...line, isHidden, also: [] }]
    const own = { key, kind: "text" as const, entryIds: [], isHidden, isOverall: false, also: [] }
    return text === null ? [] : [{ ...own, title: text }]
  })
  for (const [index, line] of made.entries()) {
    if (order.some(({ key }) => key === line.key)) continue
    const before = order.findIndex(({ key }) => key === made[index - 1]?.key)
    order.splice(before + 1, 0, { ...line, isHidden: false, also: [] })
  }
  return announcedTogether(order)
}

/** The lines with the awards that a place announces too; what is left out is announced with nothing. */
function announcedTogether(lines: readonly RunLine[]): RunLine[] {
  const placeOf = (award: RunLine) =>
    award.isOverall && !award.isHidden
      ? lines.find((line) => line.kind === "place" && !line.isHidden && hasSameEntries(line, award))
      : undefined
  return lines.flatMap((line) => {
    if (placeOf(line)) return []
    const also = lines.filter((award) => placeOf(award) === line).map(({ key, title }) => ({ key, title }))
    return [{ ...line, also }]
  })
}

const hasSameEntries = ({ entryIds }: RunLine, other: RunLine): boolean =>
  entryIds.length === other.entryIds.length && entryIds.every((id) => other.entryIds.includes(id))

/** The same lines, with each award that a place announces too in a line of its own before that place. */
export const separateLines = (lines: readonly RunLine[]): RunLine[] =>
  lines.flatMap((line) => [...awardLines(line, line.also), { ...line, also: [] }])

/** A line of its own for each of these awards, which are announced with a place. */
export const awardLines = (place: RunLine, awards: RunLine["also"]): RunLine[] =>
  awards.map((award) => ({ ...place, ...award, kind: "award", isOverall: true, also: [] }))

/** A line, and the first line after it whose winners it tells. */
export type Spoiler<Line> = { line: Line; told: Line }

/**
 * The lines that tell what a later one counts down to: an award by the overall ranking before a place, and a place before a lower
 * one. Lines that are left out tell nothing.
 */
export function spoilersIn<Line extends Pick<RunLine, "key" | "kind" | "title" | "isHidden" | "isOverall">>(
  lines: readonly Line[],
): Spoiler<Line>[] {
  const shown = lines.filter(({ isHidden }) => !isHidden)
  return shown.flatMap((line, index) => {
    const highest = line.isOverall ? 0 : placeOfLine(line)
    if (highest === null) return []
    const told = shown.slice(index + 1).find((later) => (placeOfLine(later) ?? -1) > highest)
    return told ? [{ line, told }] : []
  })
}
