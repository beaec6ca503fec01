import { makeCriterion, makeEntry } from "../fixtures.ts"
import type { PanelSheet } from "../panel/panel.ts"
import { DEFAULT_RULES, type LadderName, type Rules, readTieBreak, type TieBreak } from "../ties/rules.ts"
import type { Settlement, SettlementKind } from "../ties/settlements.ts"
import type { Contest, Standings } from "./places.ts"

/** Paint of 30 points in section 1 (Body), body of 90 points in section 2 (Interior). */
export const PAINT_AND_BODY = [
  makeCriterion({ id: 1, name: "Paint", maxPoints: 30, order: 1 }),
  makeCriterion({ id: 2, name: "Body", maxPoints: 90, order: 6 }),
]

/** Not a hash, but one text for one text: the keys of ties can be read. */
const asItIs = (text: string) => text

/** A step by its text; a misspelt one ends the test. */
export function step(text: string): TieBreak {
  const known = readTieBreak(text)
  if (known === null) throw new Error(`${text} is no step`)
  return known
}

/**
 * "A:10+50,9+50 | B@2:-+60,-" are two entries, the second of class 2: paint and body by judges 1, 2 …; "-" is no score, "-"
 * for the whole is no sheet.
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
    hash: asItIs,
  }
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return { judged, names, ids: new Map([...names].map(([id, name]) => [name, id])) }
}

/** "1.A(paint 28.5>27) 2=B(open) 2=C(open)": place, "=" where it is shared, name, and what placed it unless the score did. */
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

/** A settlement of the present tie that names all of these entries, on the ladder; the first key that fits. */
export function settled(
  { ties }: Standings<Settlement>,
  kind: SettlementKind,
  entryIds: number[],
  ladder: LadderName = "overall",
): Settlement {
  const tie = ties.find((one) => one.ladder === ladder && entryIds.every((id) => one.entryIds.includes(id)))
  return { id: 1, key: tie?.key ?? "none", ladder, kind, entryIds, isWithdrawn: false }
}
