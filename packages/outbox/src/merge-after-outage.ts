import type { KeptSheet, SheetRecord } from "./records.ts"

/**
 * Returns the record to store when a store works again after a page continued without it. `last` is the last record that the page
 * knew to be stored, undefined if it never read the store; `now` is the page's current record.
 */
export function mergeAfterOutage(stored: SheetRecord, last: SheetRecord | undefined, now: SheetRecord): SheetRecord {
  const known = now.known === last?.known ? stored.known : now.known
  if (stored.kept?.editId === last?.kept?.editId) return { ...now, known }
  // Another tab has changed the sheet meanwhile. If this page has nothing newer to send, the other tab's record wins.
  if (!now.kept || now.kept.editId === last?.kept?.editId) return { ...stored, known }
  const attempt = now.attempt ?? stored.attempt
  return { kept: stored.kept ? withUnseen(now.kept, stored.kept) : now.kept, attempt, known }
}

/**
 * A newer edit with the scores and comment of an older one that its author could not see. A submitted sheet is complete and
 * stays unchanged.
 */
function withUnseen(newer: KeptSheet, older: KeptSheet): KeptSheet {
  if (newer.isSubmitted) return newer
  const { points, comments } = newer.content
  const unseen = older.scores.filter(
    (line) => !newer.scores.some(({ criterionId }) => criterionId === line.criterionId),
  )
  return {
    ...newer,
    content: { points: { ...older.content.points, ...points }, comments: comments || older.content.comments },
    scores: [...newer.scores, ...unseen],
  }
}
