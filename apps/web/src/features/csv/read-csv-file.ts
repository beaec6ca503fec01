import { CSV_TEXTS } from "@rosette/contract/csv"
import { LIMITS, MEBIBYTE } from "@rosette/contract/limits"
import type { CsvReading } from "./csv-rows.ts"

const UNREADABLE = "This file could not be read. Please save it as CSV again and retry."
const MAX_MEGABYTES = LIMITS.body.importBytes / MEBIBYTE

const refuse = (sentence: string): CsvReading => ({ isReadable: false, sentence })

/** Reads a chosen file in a worker; an unreadable file gives a sentence. */
export async function readCsvFile(file: File): Promise<CsvReading> {
  if (!file.name.toLowerCase().endsWith(".csv")) return refuse(CSV_TEXTS.wrongFile)
  if (file.size > LIMITS.body.importBytes) return refuse(`Please choose a CSV file of at most ${MAX_MEGABYTES} MB`)
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes ? readInWorker(bytes) : refuse(UNREADABLE)
}

function readInWorker(bytes: ArrayBuffer): Promise<CsvReading> {
  const worker = new Worker(new URL("./csv-worker.ts", import.meta.url), { type: "module" })
  const reading = new Promise<CsvReading>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<CsvReading>) => resolve(data))
    worker.addEventListener("error", () => resolve(refuse(UNREADABLE)))
  })
  worker.postMessage(bytes, [bytes])
  return reading.finally(() => worker.terminate())
}
