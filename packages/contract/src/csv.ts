import { z } from "zod"
import { LIMITS } from "./limits.ts"
import { id } from "./text.ts"

/** The columns of an entries file, in the order in which they are written. */
export const CSV_COLUMNS = [
  "Entry Name",
  "Description",
  "Image URL",
  "Owner/Participant",
  "Voting ID",
  "Show Entry Name",
  "Show Owner/Participant",
] as const
export type CsvColumn = (typeof CSV_COLUMNS)[number]

export const REQUIRED_CSV_COLUMNS = [
  "Entry Name",
  "Owner/Participant",
  "Voting ID",
] as const satisfies readonly CsvColumn[]

export const CSV_TEXTS = {
  wrongFile: "Please upload a CSV file",
  empty: "CSV file is empty",
  missingColumns: `CSV must contain columns: ${REQUIRED_CSV_COLUMNS.join(", ")}`,
  tooManyColumns: `A row can hold at most ${LIMITS.csv.maxColumns} columns`,
  underWay: "Your import before this one is still under way. Please wait for it to end.",
} as const

/**
 * A row as an object keyed by header; headers in any case, with outer blanks. Cells are judged by the import itself, some
 * rows at a time: a file of thousands of rows would hold up every other call here.
 */
export const csvRow = z.looseObject({})

export const csvContract = {
  import: {
    input: z.object({
      eventId: id("Event"),
      csvData: z
        .array(csvRow, { error: CSV_TEXTS.empty })
        .min(1, CSV_TEXTS.empty)
        .max(LIMITS.csv.maxRows, `A file can hold at most ${LIMITS.csv.maxRows} rows`),
    }),
    output: z.object({ count: z.number().int() }),
  },
  export: {
    input: z.object({ eventId: id("Event") }),
    output: z.object({ fileName: z.string(), text: z.string() }),
  },
} as const
