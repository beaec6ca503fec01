import { makeCriterion, makeEntry } from "./fixtures.ts"
import type { PanelSheet } from "./panel.ts"
import type { Contest, Standings } from "./places.ts"
import { DEFAULT_RULES, type LadderName, type Rules, readTieBreak, type TieBreak } from "./rules.ts"
import type { Settlement, SettlementKind } from "./settlements.ts"

/** "Paint" with 30 points in section 1 (Body), and "Body" with 90 points in section 2 (Interior). */
const PAINT_AND_BODY = [
  makeCriterion({ id: 1, name: "Paint", maxPoints: 30, order: 1 }),
  makeCriterion({ id: 2, name: "Body", maxPoints: 90, order: 6 }),
]

/** Instead of a hash, so that the keys of ties are readable. */
const unhashed = (text: string) => text

/** Reads a step; throws if the text is not one. */
export function step(text: string): TieBreak {
  const known = readTieBreak(text)
  if (known === null) throw new Error(`${text} is no step`)
  return known
}

/**
 * "A:10+50,9+50 | B@2:-+60,-" means two entries, the second in class 2, with the points for paint and body of judges 1, 2 ….
 * "-" instead of points means no score, "-" instead of a sheet no sheet.
 */
export function contest(
  picture: string,
  rules: Partial<Rules> = {},
): { judged: Contest<Settlement>; names: Map<number, string>; ids: Map<string, number> } {
  const rows = picture.split(" | ").map((row, index) => {
    const [head = "", sheets = ""] = row.split(":")
    const [name = "", classId] = head.split("@")
    return { id: index + 1, name, classId: classId === undefined ? null : Number(classId), sheets: sheets.split(",") }
  })
  const sheetOf = (entryId: number, text: string, judge: number): PanelSheet[] => {
    if (text === "-" || text === "") return []
    const scores = text
      .split("+")
      .flatMap((points, index) =>
        points === "-" ? [] : [{ criterionId: index + 1, points: Number(points), isScore: true }],
      )
    return [{ judgeId: judge + 1, entryId, isSubmitted: true, scores }]
  }
  const judged = {
    entries: rows.map(({ id, name, classId }) => makeEntry({ id, votingId: name, classId })),
    criteria: PAINT_AND_BODY,
    sheets: rows.flatMap(({ id, sheets }) => sheets.flatMap((text, judge) => sheetOf(id, text, judge))),
    rules: { ...DEFAULT_RULES, ...rules },
    settlements: [],
    awards: [],
    winners: [],
    hash: unhashed,
  }
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return { judged, names, ids: new Map([...names].map(([id, name]) => [name, id])) }
}

/**
 * "1.A(paint 28.5>27) 2=B(open) 2=C(open)": place, "=" if it is shared, name, and what decided the place unless it was the
 * score.
 */
export function placesPicture({ rows }: Standings<Settlement>, names: ReadonlyMap<number, string>): string {
  return rows
    .map(({ entryId, place, placedBy }) => {
      if (place === null || placedBy === null) return `-.${names.get(entryId)}`
      const mark = rows.filter((other) => other.place === place).length > 1 ? "=" : "."
      return `${place}${mark}${names.get(entryId)}${reasonOf(placedBy)}`
    })
    .join(" ")
}

const SHORT: Record<string, string> = { "criterion:1": "paint", "criterion:2": "body" }

function reasonOf(placedBy: NonNullable<Standings<Settlement>["rows"][number]["placedBy"]>): string {
  if (placedBy.kind === "score") return ""
  if (placedBy.kind !== "step") return `(${placedBy.kind})`
  const { step, value, against } = placedBy
  return `(${SHORT[step] ?? step} ${value}${value > against ? ">" : "<"}${against})`
}

/**
 * A settlement of the first tie on the ladder that contains all of these entries. Texts are not hashed here, so a lot puts
 * entries in the order of their voting IDs.
 */
export function settled(
  { ties }: Standings<Settlement>,
  kind: SettlementKind,
  entryIds: number[],
  ladder: LadderName = "overall",
): Settlement {
  const tie = ties.find((one) => one.ladder === ladder && entryIds.every((id) => one.entryIds.includes(id)))
  return {
    id: 1,
    key: tie?.key ?? "none",
    ladder,
    kind,
    entryIds,
    seed: kind === "lot" ? "seed" : null,
    isWithdrawn: false,
  }
}
