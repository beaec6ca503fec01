import { CSV_COLUMNS, type CsvColumn, organizerContract } from "@rosette/contract"
import type { z } from "zod"

/** Which column of a file holds which field of an entry. */
export const COLUMN_OF = {
  entryName: "Entry Name",
  description: "Description",
  imageUrl: "Image URL",
  ownerParticipant: "Owner/Participant",
  votingId: "Voting ID",
  showEntryName: "Show Entry Name",
  showOwnerParticipant: "Show Owner/Participant",
} as const satisfies Record<string, CsvColumn>
export type CsvField = keyof typeof COLUMN_OF

/** An entry as a file has it, by the rules and sentences of a new entry. */
export const csvEntry = organizerContract.createEntry.input.pick({
  entryName: true,
  description: true,
  imageUrl: true,
  ownerParticipant: true,
  votingId: true,
  showEntryName: true,
  showOwnerParticipant: true,
})
export type CsvEntry = z.output<typeof csvEntry>

const COLUMNS_BY_KEY: ReadonlyMap<string, CsvColumn> = new Map(
  CSV_COLUMNS.map((column) => [column.toLowerCase(), column]),
)

/** The column that a header names, in whatever case and with outer blanks or a byte order mark; undefined for others. */
export const columnNamed = (header: string): CsvColumn | undefined => COLUMNS_BY_KEY.get(header.trim().toLowerCase())
