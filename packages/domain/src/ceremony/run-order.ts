import { categoryTitle, PLACE_WORDS } from "../contest/place-words.ts"
import { NO_CLASS } from "../contest/scorecard.ts"
import { type Metal, metalOfPlace } from "./metals.ts"

/** What a line of the ceremony announces. */
export type LineKind = "category" | "award" | "place" | "text"

/**
 * A line made from published results. Its `key` is the same in all versions: "category:12", "award:5", "place:1", and where each class
 * is a contest of its own "place:12:1". `isOverall`: an award that goes by the overall ranking, so its winner tells who leads.
 * `ofClass`: a place in that class, or an award that goes by its ranking.
 */
export type MadeLine = {
  key: string
  kind: Exclude<LineKind, "text">
  title: string
  entryIds: readonly number[]
  isOverall: boolean
  ofClass?: number | undefined
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
  ofClass?: number | undefined
  also: readonly { key: string; title: string }[]
}

/** An entry with its place, in its class if each is a contest of its own. */
type PlacedEntry = { entryId: number; place: number | null; classId?: number | null | undefined }

/**
 * What the lines are made from: places of the published version, confirmed winners of categories, and awards. `classes`: the
 * contests of `classContests`; omitted where all entries are one.
 */
export type Announced = {
  placesThatMatter: number
  entries: readonly PlacedEntry[]
  classes?: readonly { id: number; name: string }[] | undefined
  categories: readonly { criterionId: number; name: string; order: number; entryIds: readonly number[] }[]
  awards: readonly {
    awardId: number
    name: string
    priority: number
    isOverall: boolean
    ofClass?: number | undefined
    entryIds: readonly number[]
  }[]
}

/** The contests of an event: all entries, or those of each class. */
const contestsOf = ({
  classes,
  entries,
}: Announced): { ofClass?: number; name: string; entries: readonly PlacedEntry[] }[] =>
  classes
    ? classes.map(({ id, name }) => {
        return { ofClass: id, name, entries: entries.filter(({ classId }) => (classId ?? NO_CLASS) === id) }
      })
    : [{ name: "", entries }]

/** The places of a contest, from the last that matters up to the winner. */
const placeLines = ({ ofClass, name, entries }: ReturnType<typeof contestsOf>[number], places: number): MadeLine[] =>
  Array.from({ length: places }, (_, index) => places - index).map((place) => {
    const entryIds = entries.filter((entry) => entry.place === place).map(({ entryId }) => entryId)
    const made = { kind: "place" as const, entryIds, isOverall: false }
    return ofClass === undefined
      ? { ...made, key: `place:${place}`, title: PLACE_WORDS.announced(place) }
      : { ...made, key: `place:${ofClass}:${place}`, title: PLACE_WORDS.inClass(name, place), ofClass }
  })

/**
 * Returns the lines in the order in which a show announces them. Product rule: category winners by the order of their criteria,
 * awards from the lowest priority, then the places from the last that matters up to the winner, and after them the awards by the
 * overall ranking: no line tells what a later one counts down to. Where each class is a contest of its own, its places and then its
 * awards come class by class. There is no line for a prize that nobody has won.
 */
export function madeLines(announced: Announced): MadeLine[] {
  const { placesThatMatter, categories, awards } = announced
  const byOrder = categories.toSorted((a, b) => a.order - b.order || a.criterionId - b.criterionId)
  const byPriority = awards
    .toSorted((a, b) => a.priority - b.priority || a.awardId - b.awardId)
    .map(({ awardId, name, isOverall, ofClass, entryIds }) => {
      const line = { key: `award:${awardId}`, kind: "award" as const, title: name, entryIds, isOverall }
      return ofClass === undefined ? line : { ...line, ofClass }
    })
  const lines: MadeLine[] = [
    ...byOrder.map(({ criterionId, name, entryIds }) => {
      const title = categoryTitle(name)
      return { key: `category:${criterionId}`, kind: "category" as const, title, entryIds, isOverall: false }
    }),
    ...byPriority.filter((award) => !award.isOverall && !("ofClass" in award)),
    ...contestsOf(announced).flatMap((contest) => [
      ...placeLines(contest, placesThatMatter),
      ...byPriority.filter((award) => "ofClass" in award && award.ofClass === contest.ofClass),
    ]),
    ...byPriority.filter(({ isOverall }) => isOverall),
  ]
  return lines.filter(({ entryIds }) => entryIds.length > 0)
}

/** The place that a line announces; null for a line that announces no place. */
export const placeOfLine = ({ kind, key }: Pick<RunLine, "kind" | "key">): number | null =>
  kind === "place" ? Number(key.slice(key.lastIndexOf(":") + 1)) : null

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
 * the overall ranking that has the same winners as a place is announced in one line with it; so is an award by the ranking of a class
 * with a place of that class.
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
  const isWith = (award: RunLine) => award.isOverall || (award.kind === "award" && award.ofClass !== undefined)
  const placeOf = (award: RunLine) =>
    isWith(award) && !award.isHidden
      ? lines.find(
          (line) => line.kind === "place" && !line.isHidden && isOfSame(line, award) && hasSameEntries(line, award),
        )
      : undefined
  return lines.flatMap((line) => {
    if (placeOf(line)) return []
    const also = lines.filter((award) => placeOf(award) === line).map(({ key, title }) => ({ key, title }))
    return [{ ...line, also }]
  })
}

/** Whether both are of one class, or neither is of one alone. */
export const isOfSame = (line: Pick<RunLine, "ofClass">, other: Pick<RunLine, "ofClass">): boolean =>
  line.ofClass === other.ofClass

const hasSameEntries = ({ entryIds }: RunLine, other: RunLine): boolean =>
  entryIds.length === other.entryIds.length && entryIds.every((id) => other.entryIds.includes(id))

/** The same lines, with each award that a place announces too in a line of its own before that place. */
export const separateLines = (lines: readonly RunLine[]): RunLine[] =>
  lines.flatMap((line) => [...awardLines(line, line.also), { ...line, also: [] }])

/** A line of its own for each of these awards, which are announced with a place. */
export const awardLines = (place: RunLine, awards: RunLine["also"]): RunLine[] =>
  awards.map((award) => ({ ...place, ...award, kind: "award", isOverall: place.ofClass === undefined, also: [] }))

/** A line, and the first line after it whose winners it tells. */
export type Spoiler<Line> = { line: Line; told: Line }

/**
 * The lines that tell what a later one counts down to: an award by the overall ranking before a place, and a place before a lower
 * one of its contest, as an award by the ranking of a class does. Lines that are left out tell nothing.
 */
export function spoilersIn<Line extends Pick<RunLine, "key" | "kind" | "title" | "isHidden" | "isOverall" | "ofClass">>(
  lines: readonly Line[],
): Spoiler<Line>[] {
  const shown = lines.filter(({ isHidden }) => !isHidden)
  return shown.flatMap((line, index) => {
    const isOfClass = line.kind === "award" && line.ofClass !== undefined
    const highest = line.isOverall || isOfClass ? 0 : placeOfLine(line)
    if (highest === null) return []
    const told = shown
      .slice(index + 1)
      .find((later) => (placeOfLine(later) ?? -1) > highest && (line.isOverall || isOfSame(line, later)))
    return told ? [{ line, told }] : []
  })
}
