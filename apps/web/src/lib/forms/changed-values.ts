/** Of the values of a form, those that differ from what the form was opened with. */
export function changedValues<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field in after) if (before[field] !== after[field]) changes[field] = after[field]
  return changes
}

/** What the form was opened with in the fields that are changed: whoever else changed one of them is not written over. */
export function seenValues<Values extends object>(before: Values, changes: Partial<Values>): Partial<Values> {
  const seen: Partial<Values> = {}
  for (const field in changes) seen[field] = before[field]
  return seen
}
