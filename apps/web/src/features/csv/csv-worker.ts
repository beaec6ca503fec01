import "../../lib/forms/zod-settings.ts"
import { readCsv } from "./csv-rows.ts"
import { decodeCsv } from "./csv-text.ts"

// A file of ten megabytes takes a second or two; a worker does not block the page.
self.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readCsv(decodeCsv(new Uint8Array(data))))
})
