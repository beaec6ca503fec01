import type { OnExisting, SimilarIds } from "@rosette/contract/csv"
import { ERRORS, type RowIssue } from "@rosette/contract/errors"
import { useState } from "react"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { type CsvForecast, doneText } from "./preview/csv-outlook.ts"
import { type ClassDecisions, withClasses } from "./preview/missing-classes.ts"
import { useMissingClasses } from "./preview/use-missing-classes.ts"
import type { CsvRefusal, CsvTable } from "./reading/csv-rows.ts"
import type { EncodingKey } from "./reading/encodings.ts"
import { readCsvFile } from "./reading/read-csv-file.ts"

/** `setupVersion` is that of the file's last preview. */
type ReadFile = { file: File; table: CsvTable; setupVersion?: number | undefined }
type Choices = { onExisting: OnExisting; similarIds: SimilarIds }

/**
 * The state of an import: choosing a file (perhaps after an unreadable one), reading, preview, refused.
 * `choices` are those with which the import was tried; null after a preview.
 */
type CsvImportState =
  | { step: "choosing"; refusal: CsvRefusal | null }
  | { step: "reading"; fileName: string }
  | ({ step: "preview"; forecast: CsvForecast } & ReadFile)
  | ({ step: "refused"; sentence: string; rows: RowIssue[]; choices: Choices | null } & ReadFile)

const CHANGED =
  "The event has changed since the preview. Nothing was imported. Check the new preview, and import again."

const CHOOSING: CsvImportState = { step: "choosing", refusal: null }

/** Imports a file, from choosing it to its entries in the event. */
export function useCsvImport(eventId: number, onImported?: () => void) {
  const [state, setState] = useState<CsvImportState>(CHOOSING)
  const { organizer } = trpc.useUtils()
  const previewing = trpc.csv.preview.useMutation()
  const importing = trpc.csv.import.useMutation({
    onSuccess(answer) {
      feedback.success("Import successful", doneText(answer))
      setState(CHOOSING)
      onImported?.()
    },
  })
  const refuse = (file: ReadFile, choices: Choices | null, error: unknown) => {
    const { code, message, rows } = refusalOf(error)
    const sentence = code in ERRORS ? message : `Failed to import CSV. ${message}`
    feedback.failure("Import failed", sentence)
    setState({ step: "refused", ...file, sentence, rows, choices })
  }
  /** What was shown before stays until the answer is there, if the file was only read in another way. */
  const preview = async ({ file, table }: ReadFile, isReread = false) => {
    if (!isReread) setState({ step: "reading", fileName: file.name })
    try {
      const forecast = await previewing.mutateAsync({ eventId, csvData: table.rows })
      if (forecast.errors.length === 0) {
        const { setupVersion } = forecast
        return setState({ step: "preview", file, table, setupVersion, forecast })
      }
      const sentence = ERRORS.CSV_ROWS_INVALID.message
      setState({ step: "refused", file, table, sentence, rows: forecast.errors, choices: null })
    } catch (error) {
      refuse({ file, table }, null, error)
    }
  }
  const choose = async (file: File) => {
    setState({ step: "reading", fileName: file.name })
    await read(file, null)
  }
  const read = async (file: File, encoding: EncodingKey | null) => {
    const words = await organizer.words.ensureData({ eventId }).catch((error: unknown) => errorText(error))
    if (typeof words === "string")
      return setState({ step: "choosing", refusal: { isReadable: false, sentence: words } })
    const table = await readCsvFile(file, encoding, words)
    if (table.isReadable) await preview({ file, table }, encoding !== null)
    else setState({ step: "choosing", refusal: table })
  }
  const start = (file: ReadFile, choices: Choices) => {
    const { table, setupVersion } = file
    const onError = (error: unknown) => {
      if (refusalOf(error).code !== "FIELDS_CHANGED") return refuse(file, choices, error)
      feedback.failure("Import failed", CHANGED)
      return preview(file)
    }
    // Also told if the dialog was closed meanwhile.
    importing.mutateAsync({ eventId, csvData: table.rows, ...choices, setupVersion }).catch(onError)
  }
  /** Tries again; after refused rows the file is previewed again, because existing entries may have changed. */
  const again = ({ rows, choices, ...file }: Extract<CsvImportState, { step: "refused" }>) =>
    rows.length > 0 || choices === null ? preview(file) : start(file, choices)
  const missing = useMissingClasses(eventId)
  /** Whatever the result, the file is checked again, which shows what is still missing. */
  const decideClasses = async ({ table, ...file }: ReadFile, decisions: ClassDecisions) => {
    const created = [...decisions].filter(([name, decided]) => name === decided).map(([name]) => name)
    if (created.length > 0) await missing.create(created)
    await preview({ ...file, table: withClasses(table, decisions) })
  }
  return {
    state,
    choose,
    again,
    start,
    readAs: (file: File, encoding: EncodingKey) => read(file, encoding),
    decideClasses,
    isCreating: missing.isPending,
    isImporting: importing.isPending,
  }
}
