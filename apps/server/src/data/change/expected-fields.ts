import type { FieldConflict } from "@rosette/contract/errors"
import { AppError } from "../../refusals/app-error.ts"

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
