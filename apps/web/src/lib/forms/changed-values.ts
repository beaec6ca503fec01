/** The values of a form that differ from those it was opened with. */
export function changedValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field in after) if (before[field] !== after[field]) changes[field] = after[field]
  return changes
}

/** The previous values of the changed fields. The server compares them, so that changes by others are not overwritten. */
export function seenValues<Values extends object>(before: Values, changes: Partial<Values>): Partial<Values> {
  const seen: Partial<Values> = {}
  for (const field in changes) seen[field] = before[field]
  return seen
}
