import { ERRORS, type RowIssue } from "@rosette/contract"
import { useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import type { CsvTable } from "./csv-rows.ts"
import { readCsvFile } from "./read-csv-file.ts"

/** Where an import stands: a file is asked for (perhaps after one that would not do), read, looked over, refused. */
export type CsvImportState =
  | { step: "choosing"; sentence: string | null }
  | { step: "reading"; fileName: string }
  | { step: "looking"; fileName: string; table: CsvTable }
  | { step: "refused"; fileName: string; table: CsvTable; sentence: string; rows: RowIssue[] }

const CHOOSING: CsvImportState = { step: "choosing", sentence: null }

/** Takes a file from choosing to its entries in the event. */
export function useCsvImport(eventId: number, onImported?: () => void) {
  const [state, setState] = useState<CsvImportState>(CHOOSING)
  const { organizer } = trpc.useUtils()
  const importing = trpc.csv.import.useMutation({
    async onSuccess({ count }) {
      const event = { eventId }
      await Promise.all([
        organizer.entries.invalidate(event),
        organizer.overview.invalidate(event),
        organizer.judges.invalidate(event),
        organizer.results.invalidate(event),
        organizer.history.invalidate(),
      ])
      feedback.success("Import successful", `${plural(count, "entry", "entries")} imported.`)
      setState(CHOOSING)
      onImported?.()
    },
  })
  const choose = async (file: File) => {
    setState({ step: "reading", fileName: file.name })
    const reading = await readCsvFile(file)
    if (reading.isReadable) setState({ step: "looking", fileName: file.name, table: reading })
    else setState({ step: "choosing", sentence: reading.sentence })
  }
  const start = (fileName: string, table: CsvTable) =>
    importing.mutate(
      { eventId, csvData: table.rows },
      {
        onError(error) {
          const { code, message, rows } = refusalOf(error)
          const sentence = code in ERRORS ? message : `Failed to import CSV. ${message}`
          feedback.failure("Import failed", sentence)
          setState({ step: "refused", fileName, table, sentence, rows })
        },
      },
    )
  return { state, choose, start, reset: () => setState(CHOOSING), isImporting: importing.isPending }
}
