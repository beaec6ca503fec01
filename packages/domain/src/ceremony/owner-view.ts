/** The parts of a published version that owners' pages use. */
type PublishedScores = {
  criteria: readonly { id: number; name: string; maxPoints: number; order: number }[]
  results: readonly {
    entryId: number
    criteria: readonly { criterionId: number; average: number; judgeCount: number }[]
  }[]
  judges: readonly { id: number; name: string }[]
  sheets: readonly { judgeId: number; entryId: number; isSubmitted: boolean; comments: string }[]
}

/**
 * What an owner sees of their own entry in addition: its averages and the judges' comments; `judge` is null if the event hides
 * judges' names.
 */
export type OwnerView = {
  criteria: { name: string; average: number; maxPoints: number }[]
  comments: { judge: string | null; text: string }[]
}

/** Returns the criteria in their order, without those that nobody has scored, and the comments, without empty ones. */
export function ownerView(
  { criteria, results, sheets, judges }: PublishedScores,
  entryId: number,
  showsJudges: boolean,
): OwnerView {
  const names = new Map(judges.map(({ id, name }) => [id, name]))
  const scored = results.find((result) => result.entryId === entryId)?.criteria ?? []
  return {
    criteria: criteria
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .flatMap(({ id, name, maxPoints }) => {
        const own = scored.find(({ criterionId, judgeCount }) => criterionId === id && judgeCount > 0)
        return own ? [{ name, average: own.average, maxPoints }] : []
      }),
    comments: sheets
      .filter((sheet) => sheet.entryId === entryId && sheet.isSubmitted && sheet.comments.trim() !== "")
      .map(({ judgeId, comments }) => ({ judge: showsJudges ? (names.get(judgeId) ?? null) : null, text: comments })),
  }
}
