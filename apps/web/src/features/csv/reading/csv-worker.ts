import "../../../lib/forms/zod-settings.ts"
import type { FlagLabels } from "@rosette/contract/entry-columns"
import { type CsvReading, readCsv } from "./csv-rows.ts"
import { decodeCsv } from "./csv-text.ts"
import type { EncodingKey } from "./encodings.ts"
import { otherKind } from "./file-kind.ts"

/** A file to read, in the encoding that was chosen for it, for an event with these words. */
export type FileToRead = { bytes: ArrayBuffer; chosen: EncodingKey | null; words: FlagLabels }

function read({ bytes, chosen, words }: FileToRead): CsvReading {
  const content = new Uint8Array(bytes)
  const { text, encoding } = decodeCsv(content, chosen, navigator.language)
  const reading = readCsv(text, encoding, words)
  if (reading.isReadable) return reading
  const detail = otherKind(content) ?? reading.detail
  return detail === undefined ? reading : { ...reading, detail }
}

// A file of ten megabytes takes a second or two; a worker does not block the page.
self.addEventListener("message", ({ data }: MessageEvent<FileToRead>) => {
  self.postMessage(read(data))
})
