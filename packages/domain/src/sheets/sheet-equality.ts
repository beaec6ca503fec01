import type { ScoreLine, SheetState } from "./sheet.ts"

type Content = { comments: string; scores: readonly ScoreLine[] }

/** Whether two stored sheets have the same state, comment, points and `isScore` values, in any order of lines. */
export function isSameSheet(a: SheetState, b: SheetState): boolean {
  if (a.isSubmitted !== b.isSubmitted || a.comments !== b.comments || a.scores.length !== b.scores.length) return false
  const lines = new Map(a.scores.map((line) => [line.criterionId, line]))
  return b.scores.every(({ criterionId, points, isScore }) => {
    const line = lines.get(criterionId)
    return line?.points === points && line.isScore === isScore
  })
}

/** Whether two sheets have the same points and comment. A criterion without a line is unscored, which is not 0. */
export function hasSameContent(a: Content, b: Content): boolean {
  return a.comments === b.comments && a.scores.length === b.scores.length && haveSamePoints(a.scores, b.scores, null)
}

/** Whether two sheets are the same once submitted: then a criterion without a line counts as 0. */
export function isSameWhenSubmitted(a: Content, b: Content): boolean {
  return a.comments === b.comments && haveSamePoints(a.scores, b.scores, 0)
}

function haveSamePoints(a: readonly ScoreLine[], b: readonly ScoreLine[], unscored: 0 | null): boolean {
  const pointsOf = (lines: readonly ScoreLine[]) =>
    new Map(lines.map(({ criterionId, points }) => [criterionId, points] as const))
  const [one, other] = [pointsOf(a), pointsOf(b)]
  const ids = new Set([...one.keys(), ...other.keys()])
  return [...ids].every((id) => (one.get(id) ?? unscored) === (other.get(id) ?? unscored))
}
