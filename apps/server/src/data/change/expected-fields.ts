import type { FieldConflict } from "@rosette/contract"
import { AppError } from "../../kernel/app-error.ts"

type Value = FieldConflict["current"]

/**
 * Throws FIELDS_CHANGED if a sent field now holds another value than its sender saw. Two people who make the same
 * change do not conflict; a field without an expected value is always changed.
 */
export function refuseChangedFields<Fields extends object>(
  stored: Fields,
  sent: Partial<Fields>,
  expected: Partial<Fields> | undefined,
): void {
  const conflicts: FieldConflict[] = []
  for (const field in expected) {
    const current = stored[field]
    const isSent = sent[field] !== undefined && sent[field] !== current
    if (isSent && expected[field] !== undefined && expected[field] !== current)
      conflicts.push({ field, current: current as Value })
  }
  if (conflicts.length > 0) throw new AppError("FIELDS_CHANGED", { conflicts })
}
