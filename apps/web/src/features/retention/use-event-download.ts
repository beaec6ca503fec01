import { useState } from "react"
import { saveFile } from "../../lib/save-file.ts"

/** Received data is moved from memory into a Blob in portions of this size. */
const PORTION_BYTES = 8_000_000
const CUT_OFF = "The download was cut off. Please try again."

export type DownloadState =
  | { step: "idle" }
  | { step: "underWay"; bytes: number }
  | { step: "failed"; sentence: string }
  | { step: "done"; fileName: string }

/** Saves everything of an event as one archive. It continues when the screen is left. */
export function useEventDownload(eventId: number) {
  const [state, setState] = useState<DownloadState>({ step: "idle" })
  const download = async () => {
    setState({ step: "underWay", bytes: 0 })
    try {
      const answer = await fetch(`/api/events/${eventId}/archive`, { credentials: "same-origin" })
      if (!answer.ok) return setState({ step: "failed", sentence: await sentenceOf(answer) })
      const content = await contentOf(answer, (bytes) => setState({ step: "underWay", bytes }))
      const fileName = nameOf(answer)
      saveFile(content, fileName)
      setState({ step: "done", fileName })
    } catch {
      // The connection ended, here or on the server: the advice is the same.
      setState({ step: "failed", sentence: CUT_OFF })
    }
  }
  return { state, download }
}

async function contentOf(answer: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const reader = answer.body?.getReader()
  if (!reader) throw new Error("The answer has no content.")
  const portions: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let [bytes, portionBytes] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob([...portions, ...pieces], { type: "application/gzip" })
    pieces.push(value)
    bytes += value.length
    portionBytes += value.length
    onBytes(bytes)
    if (portionBytes < PORTION_BYTES) continue
    portions.push(new Blob(pieces))
    pieces = []
    portionBytes = 0
  }
}

/** The message of a refusal. */
async function sentenceOf(answer: Response): Promise<string> {
  const refusal: unknown = await answer.json().catch(() => null)
  const isRefusal = typeof refusal === "object" && refusal !== null && "error" in refusal
  return isRefusal && typeof refusal.error === "string" ? refusal.error : CUT_OFF
}

/** `filename*`, which has all letters, comes before `filename` (RFC 6266). */
function nameOf(answer: Response): string {
  const header = answer.headers.get("content-disposition") ?? ""
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? []
  const [, plain] = /filename="?([^";]+)/.exec(header) ?? []
  return encoded === undefined ? (plain ?? "event.tar.gz") : decodeURIComponent(encoded)
}
