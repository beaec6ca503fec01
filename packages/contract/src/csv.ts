import { z } from "zod"
import type { Calls } from "./call.ts"
import type { CsvColumn } from "./entry-columns.ts"
import { byEvent } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { version } from "./text.ts"

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
  underWay: "Your previous import is still running. Please wait until it has finished.",
} as const

/**
 * A row as an object keyed by header, in any case and with outer blanks. The cells are checked by the import, a few rows at
 * a time: checking thousands of rows here would block all other calls.
 */
const csvRow = z.looseObject({})

const file = byEvent.extend({
  csvData: atMost(
    LIMITS.csv.maxRows,
    `A file can hold at most ${LIMITS.csv.maxRows} rows`,
    z.array(csvRow, { error: CSV_TEXTS.empty }).min(1, CSV_TEXTS.empty),
  ),
})

/** What an import does with a row whose voting ID already exists. */
const ON_EXISTING = ["refuse", "skip", "update"] as const
export type OnExisting = (typeof ON_EXISTING)[number]

/** What a row is whose voting ID is easily mixed up with that of an entry, as 1 with 001: a new entry, or that one. */
const SIMILAR_IDS = ["new", "same"] as const
export type SimilarIds = (typeof SIMILAR_IDS)[number]

const count = z.number().int()
const rowIssue = z.object({ row: count, column: z.string(), message: z.string() })

/** Compared with an entry: no such entry, no difference, or some fields differ. */
const comparison = {
  status: z.enum(["new", "unchanged", "changed"]),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
}

const previewedRow = z.object({
  row: count,
  entryName: z.string(),
  votingId: z.string(),
  ...comparison,
  /** The entry whose voting ID is easily mixed up with that of this new row, and what differs from it; null for none. */
  like: z.object({ votingId: z.string(), ...comparison }).nullable(),
})
export type CsvPreviewedRow = z.infer<typeof previewedRow>

/** Query parameters arrive as text or numbers. */
const yesOrNoParameter = z
  .union([z.boolean(), z.literal([0, 1, "true", "false"])], { error: "flags must be 1 or 0" })
  .transform((value) => value === true || value === 1 || value === "true")

export const csvCalls = {
  import: {
    who: "organizer",
    rest: "POST /events/:eventId/import-csv",
    status: 201,
    says: "Add entries from the rows of a file, all or none; skip or change those that are there already",
    input: file.extend({
      onExisting: z
        .enum(ON_EXISTING, { error: `onExisting must be one of ${ON_EXISTING.join(", ")}` })
        .default("refuse"),
      similarIds: z.enum(SIMILAR_IDS, { error: `similarIds must be one of ${SIMILAR_IDS.join(", ")}` }).default("new"),
      /** That of the preview: `update` overwrites nothing that was changed after it. */
      setupVersion: version("Setup version").optional(),
    }),
    /** `count`: entries added or changed. `skipped`: rows that changed nothing. */
    output: z.object({ count, created: count, updated: count, skipped: count }),
    refuses: ["CSV_ROWS_INVALID", "FIELDS_CHANGED", "LIMIT_REACHED", "TOO_MANY_ATTEMPTS"],
    effect: "results",
    body: "file",
    beforeBody: ["storage", "importTurn"],
  },
  preview: {
    who: "organizer",
    rest: "POST /events/:eventId/import-csv/preview",
    says: "What an import of these rows would add and change, and what prevents it; nothing is saved",
    input: file,
    output: z.object({
      /** The version of the event's entries and setup that the rows were compared with. */
      setupVersion: count,
      rows: z.array(previewedRow),
      errors: z.array(rowIssue),
      warnings: z.array(rowIssue),
    }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: null,
    body: "file",
    beforeBody: ["importTurn"],
  },
  export: {
    who: "organizer",
    rest: "GET /events/:eventId/export-csv",
    says: "The entries as a CSV file",
    input: byEvent.extend({ flags: yesOrNoParameter.default(false) }),
    output: z.object({ fileName: z.string(), text: z.string() }),
    restAnswer: "csv",
  },
} as const satisfies Calls
