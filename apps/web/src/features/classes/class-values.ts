import { type EntryClass, LIMITS, organizerContract } from "@rosette/contract"

export type ClassValues = { name: string; code: string; order: number | string; minEntries: number | string }

/** The rules of a class, with the contract's own sentences. */
export const classSchema = organizerContract.createClass.input
  .omit({ eventId: true })
  .extend({ order: organizerContract.createClass.input.shape.order.unwrap() })

/** What the fields of a class are called on its form. */
export const CLASS_LABELS: Readonly<Record<string, string>> = {
  name: "Class Name",
  code: "Code",
  order: "Order",
  minEntries: "Smallest Size",
}

/** The form of a class: of a present one, or of a new one behind the others. */
export function classValues(entryClass: EntryClass | null, classes: readonly Pick<EntryClass, "order">[]): ClassValues {
  if (!entryClass) return { name: "", code: "", order: nextOrder(classes), minEntries: 0 }
  const { name, code, order, minEntries } = entryClass
  return { name, code, order, minEntries }
}

const nextOrder = (classes: readonly { order: number }[]): number =>
  Math.min(LIMITS.class.maxOrder, Math.max(0, ...classes.map(({ order }) => order)) + 1)
