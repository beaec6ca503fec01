import { NO_CLASS } from "./scorecard.ts"

/** The contest of the entries in no class. */
export const NO_CLASS_NAME = "No class"

type EventClass = { id: number; name: string; order: number }

/** Where each class is a contest of its own: the classes in their order. Product rule: the entries in no class are one more, the last. */
export const classContests = (classes: readonly EventClass[]): { id: number; name: string }[] => [
  ...classes.toSorted((a, b) => a.order - b.order || a.id - b.id),
  { id: NO_CLASS, name: NO_CLASS_NAME },
]

type Placed = { place: number | null; classPlace?: number | null | undefined }

/** The rows of results class by class, by their places there, which become their places; those without one come last. */
export const rowsByClass = <Row extends Placed>(
  rows: readonly Row[],
  contests: readonly { id: number }[],
  classOf: (row: Row) => number | null | undefined,
): Row[] =>
  contests.flatMap(({ id }) =>
    rows
      .filter((row) => (classOf(row) ?? NO_CLASS) === id)
      .map((row) => ({ ...row, place: row.classPlace ?? null }))
      .toSorted((a, b) => (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER)),
  )

type Row = { entryId: number; place: number | null; classId?: number | null | undefined }

/** The entries that share their place, in their class where each is a contest of its own. */
export function tiedEntries(rows: readonly Row[], isByClass: boolean): ReadonlySet<number> {
  const placed = rows.filter(({ place }) => place !== null)
  const groups = Map.groupBy(placed, ({ place, classId }) => `${isByClass ? (classId ?? NO_CLASS) : ""} ${place}`)
  return new Set([...groups.values()].flatMap((group) => (group.length > 1 ? group.map(({ entryId }) => entryId) : [])))
}
