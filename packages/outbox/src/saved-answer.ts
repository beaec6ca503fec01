import type { SavedSheet } from "@rosette/contract/sheets"
import { isSameComment } from "@rosette/domain/contest/sheet-equality"
import type { SheetToSend } from "./records.ts"

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isLine = (value: unknown): value is { criterionId: number; points: number } =>
  isFields(value) && Number.isInteger(value.criterionId) && Number.isInteger(value.points)

/** The server need not store an empty draft, which then has no revision. */
const isEmptyDraft = ({ isSubmitted, scores, comments }: SheetToSend) =>
  !isSubmitted && scores.length === 0 && comments === ""

const isComment = (answered: unknown, sent: string) => typeof answered === "string" && isSameComment(answered, sent)

/**
 * Whether an answer confirms that the server has exactly this sheet: the entry, the state, a revision, the comment, and every
 * line that was sent. Points of a criterion that no longer applies to the entry are stored as 0.
 */
export function isAnswerTo(sent: SheetToSend, answer: unknown): answer is SavedSheet {
  if (!isFields(answer) || answer.entryId !== sent.entryId || answer.isSubmitted !== sent.isSubmitted) return false
  const { revision, scores, comments, databaseId } = answer
  if (!Number.isInteger(revision) || Number(revision) < (isEmptyDraft(sent) ? 0 : 1)) return false
  if (comments !== undefined && !isComment(comments, sent.comments)) return false
  if (databaseId !== undefined && databaseId !== sent.databaseId) return false
  if (!Array.isArray(scores) || !scores.every(isLine)) return false
  const points = new Map(scores.map((line) => [line.criterionId, line.points]))
  return sent.scores.every((line) => {
    // The device showed that the criterion does not apply: the server has 0 for it, or no line if it applies now.
    if (line.isScore === false) return true
    const answered = points.get(line.criterionId)
    return answered === line.points || answered === 0
  })
}
