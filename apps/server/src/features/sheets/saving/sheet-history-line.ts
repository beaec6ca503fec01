import type { SheetState, StoredLine } from "@rosette/domain/contest/sheet-lines"
import type { ChainEnd } from "../../../data/change/chain.ts"
import type { Sql } from "../../../data/database.ts"
import {
  chainLines,
  type EventAuthor,
  type HistoryLine,
  type HistoryRow,
  type UnchainedLine,
  unchainedLine,
} from "../../../data/sql/history-lines.ts"
import type { SheetUnderLock } from "../../../data/sql/save-context.ts"
import type { NamedCriterion } from "../../../data/sql/save-setup.ts"

/** The change of a save for the history: the sheet before and after. */
type SheetChange = {
  subject: string
  stored: SheetUnderLock | null
  after: SheetState
  criteria: readonly NamedCriterion[]
  /** The entry to which a draft has gone. */
  movedTo: string | null
}

/**
 * The history line of a save. A draft's line is outside the chain, whose end does not change; the line of a submitted sheet, or of
 * a draft that was moved, is the new end.
 */
export type SheetHistoryLine = { draftLine: UnchainedLine | null; lines: HistoryRow[]; chainEnd: ChainEnd }

/** Makes the history line of a save, which is stored after the event's versions are raised. */
export async function historyLineOfSheet(
  sql: Sql,
  chainEnd: ChainEnd,
  author: EventAuthor,
  change: SheetChange,
): Promise<SheetHistoryLine> {
  const line = unchainedLine(author, { subject: change.subject, ...statesForHistory(change) })
  if (!change.after.isSubmitted && change.movedTo === null) return { draftLine: line, lines: [], chainEnd }
  const { lines, end } = await chainLines(sql, chainEnd, [line])
  return { draftLine: null, lines, chainEnd: end }
}

function statesForHistory(change: SheetChange): Omit<HistoryLine, "subject"> {
  const { stored, criteria, movedTo } = change
  if (movedTo !== null)
    return { action: "sheet.moved", before: stored ? forHistory(stored, criteria) : undefined, after: { movedTo } }
  return stored?.isSubmitted ? completedForHistory(change) : savedForHistory(change)
}

const savedForHistory = ({ stored, after, criteria }: SheetChange): Omit<HistoryLine, "subject"> => ({
  action: after.isSubmitted ? "sheet.submitted" : "sheet.draft-saved",
  before: (stored?.draftLine ? stored.draftLine.before : stored && forHistory(stored, criteria)) ?? undefined,
  after: forHistory(after, criteria),
})

/** Only the added scores: the rest of a submitted sheet is locked. */
function completedForHistory({ stored, after, criteria }: SheetChange): Omit<HistoryLine, "subject"> {
  const scored = new Set(stored?.scores.flatMap((line) => (line.isScore ? [line.criterionId] : [])))
  const added = after.scores.filter(({ criterionId }) => !scored.has(criterionId))
  return { action: "sheet.completed", before: { points: {} }, after: { points: pointsByName(added, criteria) } }
}

/** A sheet as the history records it: points by the present names of the criteria. */
const forHistory = ({ isSubmitted, comments, scores }: SheetState, criteria: readonly NamedCriterion[]) => ({
  isSubmitted,
  comments,
  points: pointsByName(scores, criteria),
})

/** Scores by the criterion's name; if several have the same name, the later ones are numbered. */
function pointsByName(scores: readonly StoredLine[], criteria: readonly NamedCriterion[]): Record<string, number> {
  const points = new Map(scores.flatMap((line) => (line.isScore ? [[line.criterionId, line.points] as const] : [])))
  const named = new Map<string, number>()
  for (const { id, name } of criteria) {
    const given = points.get(id)
    if (given === undefined) continue
    let key = name
    for (let number = 2; named.has(key); number += 1) key = `${name} (${number})`
    named.set(key, given)
  }
  return Object.fromEntries(named)
}
