import type { StoredSheet } from "@rosette/contract/sheets"
import type { ScoreLine } from "@rosette/domain/contest/sheet-lines"
import type { SheetContent } from "@rosette/outbox"

/** The lines that a screen sends: in a final submit an unset criterion counts 0, in a draft it is left out. */
export function linesOf({ points }: SheetContent, criterionIds: readonly number[], isSubmitted: boolean): ScoreLine[] {
  return criterionIds.flatMap((criterionId) => {
    const given = points[criterionId]
    return given !== undefined || isSubmitted ? [{ criterionId, points: given ?? 0 }] : []
  })
}

/** What a screen shows of a sheet on the server; blank if there is none. */
export function contentOf(stored: StoredSheet | undefined): SheetContent {
  if (!stored) return { points: {}, comments: "" }
  const { scores, comments } = stored
  return { points: Object.fromEntries(scores.map(({ criterionId, points }) => [criterionId, points])), comments }
}

/** Whether nothing of this is left to send. */
export function isThere(
  content: SheetContent,
  stored: StoredSheet | undefined,
  criterionIds: readonly number[],
): boolean {
  const asSent = (sheet: SheetContent) =>
    JSON.stringify([linesOf(sheet, criterionIds, stored?.isSubmitted ?? false), sheet.comments])
  return asSent(content) === asSent(contentOf(stored))
}
