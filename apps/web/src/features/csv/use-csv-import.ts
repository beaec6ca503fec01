import type { OnExisting } from "@rosette/contract/csv"
import { ERRORS, type RowIssue } from "@rosette/contract/errors"
import { useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import type { CsvTable } from "./csv-rows.ts"
import { type CsvForecast, doneText } from "./preview/csv-outlook.ts"
import { useMissingClasses } from "./preview/use-missing-classes.ts"
import { readCsvFile } from "./read-csv-file.ts"

/** `setupVersion` is that of the file's last preview. */
type ReadFile = { fileName: string; table: CsvTable; setupVersion?: number | undefined }

/**
 * The state of an import: choosing a file (perhaps after an unreadable one), reading, preview, refused.
 * `onExisting` is the choice with which the import was tried; null after a preview.
 */
type CsvImportState =
  | { step: "choosing"; sentence: string | null }
  | { step: "reading"; fileName: string }
  | ({ step: "preview"; forecast: CsvForecast } & ReadFile)
  | ({ step: "refused"; sentence: string; rows: RowIssue[]; onExisting: OnExisting | null } & ReadFile)

const CHANGED =
  "The event has changed since the preview. Nothing was imported. Check the new preview, and import again."

const CHOOSING: CsvImportState = { step: "choosing", sentence: null }

/** Imports a file, from choosing it to its entries in the event. */
export function useCsvImport(eventId: number, onImported?: () => void) {
  const [state, setState] = useState<CsvImportState>(CHOOSING)
  const { organizer } = trpc.useUtils()
  const previewing = trpc.csv.preview.useMutation()
  const importing = trpc.csv.import.useMutation({
    async onSuccess(answer) {
      const event = { eventId }
      await Promise.all([
        organizer.entries.invalidate(event),
        organizer.classes.invalidate(event),
        organizer.overview.invalidate(event),
        organizer.judges.invalidate(event),
        organizer.results.invalidate(event),
        organizer.history.invalidate(),
      ])
      feedback.success("Import successful", doneText(answer))
      setState(CHOOSING)
      onImported?.()
    },
  })
  const refuse = (file: ReadFile, onExisting: OnExisting | null, error: unknown) => {
    const { code, message, rows } = refusalOf(error)
    const sentence = code in ERRORS ? message : `Failed to import CSV. ${message}`
    feedback.failure("Import failed", sentence)
    setState({ step: "refused", ...file, sentence, rows, onExisting })
  }
  const preview = async ({ fileName, table }: ReadFile) => {
    setState({ step: "reading", fileName })
    try {
      const forecast = await previewing.mutateAsync({ eventId, csvData: table.rows })
      if (forecast.errors.length === 0) {
        const { setupVersion } = forecast
        return setState({ step: "preview", fileName, table, setupVersion, forecast })
      }
      const sentence = ERRORS.CSV_ROWS_INVALID.message
      setState({ step: "refused", fileName, table, sentence, rows: forecast.errors, onExisting: null })
    } catch (error) {
      refuse({ fileName, table }, null, error)
    }
  }
  const choose = async (file: File) => {
    setState({ step: "reading", fileName: file.name })
    const reading = await readCsvFile(file)
    if (reading.isReadable) await preview({ fileName: file.name, table: reading })
    else setState({ step: "choosing", sentence: reading.sentence })
  }
  const start = (file: ReadFile, onExisting: OnExisting) => {
    const { table, setupVersion } = file
    const onError = (error: unknown) => {
      if (refusalOf(error).code !== "FIELDS_CHANGED") return refuse(file, onExisting, error)
      feedback.failure("Import failed", CHANGED)
      return preview(file)
    }
    // Also told if the dialog was closed meanwhile.
    importing.mutateAsync({ eventId, csvData: table.rows, onExisting, setupVersion }).catch(onError)
  }
  /** Tries again; after refused rows the file is previewed again, because existing entries may have changed. */
  const again = ({ rows, onExisting, ...file }: Extract<CsvImportState, { step: "refused" }>) =>
    rows.length > 0 || onExisting === null ? preview(file) : start(file, onExisting)
  const missing = useMissingClasses(eventId)
  /** Whatever the result, the file is checked again, which shows what is still missing. */
  const createClasses = async (file: ReadFile, names: readonly string[]) => {
    await missing.create(names)
    await preview(file)
  }
  return {
    state,
    choose,
    again,
    start,
    createClasses,
    isCreating: missing.isPending,
    reset: () => setState(CHOOSING),
    isImporting: importing.isPending,
  }
}
