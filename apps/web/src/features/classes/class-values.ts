import { classCalls, type EntryClass } from "@rosette/contract/classes"
import { LIMITS } from "@rosette/contract/limits"

export type ClassValues = { name: string; code: string; order: number | string; minEntries: number | string }

/** Validates the form with the contract's rules and messages. */
export const classSchema = classCalls.createClass.input
  .omit({ eventId: true })
  .extend({ order: classCalls.createClass.input.shape.order.unwrap() })

/** The labels of the form's fields. */
export const CLASS_LABELS: Readonly<Record<string, string>> = {
  name: "Class Name",
  code: "Code",
  order: "Order",
  minEntries: "Smallest Size",
}

/** The form's values for an existing class, or for a new one after the others. */
export function classValues(entryClass: EntryClass | null, classes: readonly Pick<EntryClass, "order">[]): ClassValues {
  if (!entryClass) return { name: "", code: "", order: nextOrder(classes), minEntries: 0 }
  const { name, code, order, minEntries } = entryClass
  return { name, code, order, minEntries }
}

const nextOrder = (classes: readonly { order: number }[]): number =>
  Math.min(LIMITS.class.maxOrder, Math.max(0, ...classes.map(({ order }) => order)) + 1)
