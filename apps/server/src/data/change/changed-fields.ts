export type ChangedFields<Fields> = { before: Partial<Fields>; after: Partial<Fields> }

/** The sent fields that differ from the stored ones, with their old and new values; null if none differs. */
export function changedFields<Fields extends object>(
  stored: Fields,
  sent: Partial<Fields>,
): ChangedFields<Fields> | null {
  const before: Partial<Fields> = {}
  const after: Partial<Fields> = {}
  for (const key in sent) {
    if (sent[key] === undefined || sent[key] === stored[key]) continue
    before[key] = stored[key]
    after[key] = sent[key]
  }
  return Object.keys(after).length > 0 ? { before, after } : null
}
