import { CSV_COLUMN_OF, type CsvField } from "@rosette/contract/entry-columns"
import { organizerContract } from "@rosette/contract/routers"
import { ENTRY_STATUSES, type EntryStatus } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"

const { status, statusReason } = organizerContract.updateEntry.input.shape

/** An entry as it is in a file, with the rules and messages of a new entry, and of a change of its status. */
export const csvEntry = organizerContract.createEntry.input
  .omit({ eventId: true, mutationId: true })
  .extend({ status: status.unwrap().default("expected"), statusReason: statusReason.unwrap().default("") })
export type CsvEntry = z.output<typeof csvEntry>

export const CSV_FIELDS = Object.keys(CSV_COLUMN_OF) as CsvField[]

const YES_NO_FIELDS: ReadonlySet<string> = new Set(
  CSV_FIELDS.filter((field) => csvEntry.shape[field].safeParse(true).success),
)

/** Whether the cells of this field are yes or no. */
export const isYesOrNo = (field: CsvField): boolean => YES_NO_FIELDS.has(field)

const STATUS_CELLS: Record<EntryStatus, string> = {
  expected: "Expected",
  checkedIn: "Checked in",
  absent: "Absent",
  withdrawn: "Withdrawn",
  disqualified: "Disqualified",
}

const statusKey = (cell: string): string => cell.toLowerCase().replaceAll(/\s/g, "")

const STATUS_OF: ReadonlyMap<string, EntryStatus> = new Map(
  ENTRY_STATUSES.map((known) => [statusKey(STATUS_CELLS[known]), known]),
)

/** The status that a cell names, in any case, with or without blanks. */
export const statusNamed = (cell: string): EntryStatus | undefined => STATUS_OF.get(statusKey(cell))

export const STATUS_WORDS = `${Object.values(STATUS_CELLS).join(", ")} or blank`

/** A status as the text of a cell. */
export const statusCell = (of: EntryStatus): string => STATUS_CELLS[of]

/** A value of an entry as the text of a cell. */
export function cellText(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "Yes" : "No"
  return String(value ?? "")
}
