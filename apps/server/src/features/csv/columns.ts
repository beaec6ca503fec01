import { CSV_COLUMN_OF, type CsvField } from "@rosette/contract/csv"
import { organizerContract } from "@rosette/contract/routers"
import type { z } from "zod"

/** An entry as it is in a file, with the rules and messages of a new entry. */
export const csvEntry = organizerContract.createEntry.input.omit({ eventId: true, mutationId: true })
export type CsvEntry = z.output<typeof csvEntry>

export const CSV_FIELDS = Object.keys(CSV_COLUMN_OF) as CsvField[]

const YES_NO_FIELDS: ReadonlySet<string> = new Set(
  CSV_FIELDS.filter((field) => csvEntry.shape[field].safeParse(true).success),
)

/** Whether the cells of this field are yes or no. */
export const isYesOrNo = (field: CsvField): boolean => YES_NO_FIELDS.has(field)

/** A value of an entry as the text of a cell. */
export function cellText(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "Yes" : "No"
  return String(value ?? "")
}
