import type { KeptSheet, SheetRecord } from "./records.ts"

/**
 * What a store should hold when a page that went on without it comes back. `last` is what the page knew the store to hold,
 * undefined where it never got to read it; `now` is what the page has made of it since.
 */
export function whenBack(stored: SheetRecord, last: SheetRecord | undefined, now: SheetRecord): SheetRecord {
  const known = now.known === last?.known ? stored.known : now.known
  if (stored.kept?.editId === last?.kept?.editId) return { ...now, known }
  // Somebody else has worked on the sheet meanwhile: what this page has finished, or left alone, is theirs.
  if (!now.kept || now.kept.editId === last?.kept?.editId) return { ...stored, known }
  const attempt = now.attempt ?? stored.attempt
  return { kept: stored.kept ? withUnseen(now.kept, stored.kept) : now.kept, attempt, known }
}

/** A newer edit, together with what an older one holds that its author had no chance to see. What was submitted is complete. */
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
