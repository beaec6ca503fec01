import type { FieldConflict } from "@rosette/contract/errors"
import { AppError } from "../../refusals/app-error.ts"

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

type Value = FieldConflict["current"]

/**
 * Throws FIELDS_CHANGED if a sent field now holds another value than its sender saw. Two people who make the same
 * change do not conflict; a field without an expected value is always changed. The fields of `asOne` are one value.
 */
export function refuseChangedFields<Fields extends object>(
  stored: Fields,
  sent: Partial<Fields>,
  expected: Partial<Fields> | undefined,
  asOne: readonly (keyof Fields)[] = [],
): void {
  const differs = (values: Partial<Fields>, field: keyof Fields) =>
    values[field] !== undefined && values[field] !== stored[field]
  const conflicts: FieldConflict[] = []
  for (const field in expected) {
    const value = asOne.includes(field) ? asOne : [field]
    if (value.some((part) => differs(sent, part)) && value.some((part) => differs(expected, part)))
      conflicts.push({ field, current: stored[field] as Value })
  }
  if (conflicts.length > 0) throw new AppError("FIELDS_CHANGED", { conflicts })
}
