import { type EntryFlag, FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import type { EntryStanding } from "@rosette/domain/entries/entry-status"
import { FLAG_COLUMNS } from "@rosette/domain/entries/flag-columns"
import { type EventWords, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { searchKey } from "@rosette/domain/text/text-keys"
import type { EditedField } from "./entries.ts"

/** The column of each field of an entry that every event has, in the order in which columns are written. */
export const USUAL_CSV_COLUMNS = {
  entryName: "Entry Name",
  description: "Description",
  imageUrl: "Image URL",
  ownerParticipant: "Owner/Participant",
  votingId: "Voting ID",
  showEntryName: "Show Entry Name",
  showOwnerParticipant: "Show Owner/Participant",
  /** Optional: an import without them leaves all flags unchanged. */
  ...FLAG_COLUMNS,
  /** The entry's class, by name or code; exported only if the event has classes. */
  classId: "Class",
} as const satisfies Record<Exclude<EditedField, keyof EntryStanding>, string>

/** All columns; the last ones are exported only where some entry is not expected. */
export const CSV_COLUMN_OF = {
  ...USUAL_CSV_COLUMNS,
  status: "Status",
  statusReason: "Status Reason",
} as const satisfies Record<EditedField, string>
export type CsvField = keyof typeof CSV_COLUMN_OF
export type CsvColumn = (typeof CSV_COLUMN_OF)[CsvField]

/** Headers with the same key name the same column. */
export const csvHeaderKey = (header: string) => searchKey(header).replaceAll(" ", "")

const COLUMNS_BY_KEY: ReadonlyMap<string, CsvColumn> = new Map(
  Object.values(CSV_COLUMN_OF).map((column) => [csvHeaderKey(column), column]),
)

/** What an event calls its flags. */
export type FlagLabels = Pick<EventWords, "flags">

/** The header of a field's column: a flag's is what the event calls it. */
export const csvHeaderOf = (field: CsvField, { flags }: FlagLabels): string =>
  isFlag(field) ? flags[field].label : CSV_COLUMN_OF[field]

const isFlag = (field: CsvField): field is EntryFlag => Object.hasOwn(FLAG_COLUMNS, field)

/**
 * Finds the column that a header names, whatever its case, blanks, line breaks and punctuation: by the usual name, or by what the
 * event calls a flag. Undefined for other headers.
 */
export function csvColumnFinder({ flags }: FlagLabels): (header: string) => CsvColumn | undefined {
  const labels = FLAG_NAMES.map((flag) => [csvHeaderKey(flags[flag].label), CSV_COLUMN_OF[flag]] as const)
  const columns = new Map([...labels, ...COLUMNS_BY_KEY])
  return (header) => columns.get(csvHeaderKey(header))
}

/** The same in an event with the usual words. */
export const csvColumnNamed = csvColumnFinder(USUAL_WORDS)
