/** The input of the baseline servers: the sheet, and what a session would supply. */
export type SentSheet = {
  eventId: number
  judgeId: number
  entryId: number
  comments: string
  isSubmitted: boolean
  scores: { criterionId: number; points: number }[]
}

/** Writes a sheet with its scores and a history line, durably and without checks. */
export type Save = (sheet: SentSheet) => void | Promise<void>

/** The scores as JSON: `[criterionId, points]` for each. */
export const scoresJson = ({ scores }: SentSheet) =>
  JSON.stringify(scores.map(({ criterionId, points }) => [criterionId, points]))
