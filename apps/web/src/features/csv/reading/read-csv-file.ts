import { CSV_TEXTS } from "@rosette/contract/csv"
import type { FlagLabels } from "@rosette/contract/entry-columns"
import { LIMITS, MEBIBYTE } from "@rosette/contract/limits"
import type { CsvReading, CsvRefusal } from "./csv-rows.ts"
import type { FileToRead } from "./csv-worker.ts"
import type { EncodingKey } from "./encodings.ts"
import { otherKind } from "./file-kind.ts"

const UNREADABLE = "This file could not be read. Please save it as CSV again and retry."
const MAX_MEGABYTES = LIMITS.body.importBytes / MEBIBYTE
const START_BYTES = 500

const refuse = (sentence: string, detail: string | null = null): CsvRefusal => {
  return { isReadable: false, sentence, ...(detail !== null && { detail }) }
}

/** Reads a chosen file in a worker, perhaps in a chosen encoding; an unreadable file gives a sentence. */
export async function readCsvFile(file: File, chosen: EncodingKey | null, words: FlagLabels): Promise<CsvReading> {
  if (!file.name.toLowerCase().endsWith(".csv")) return refuse(CSV_TEXTS.wrongFile, await kindOf(file))
  if (file.size > LIMITS.body.importBytes) return refuse(`Please choose a CSV file of at most ${MAX_MEGABYTES} MB`)
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes ? readInWorker({ bytes, chosen, words }) : refuse(UNREADABLE)
}

async function kindOf(file: File): Promise<string | null> {
  const start = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return otherKind(new Uint8Array(start))
}

function readInWorker(file: FileToRead): Promise<CsvReading> {
  const worker = new Worker(new URL("./csv-worker.ts", import.meta.url), { type: "module" })
  const reading = new Promise<CsvReading>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<CsvReading>) => resolve(data))
    worker.addEventListener("error", () => resolve(refuse(UNREADABLE)))
  })
  worker.postMessage(file, [file.bytes])
  return reading.finally(() => worker.terminate())
}
