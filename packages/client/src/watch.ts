import { type Frame, framesOf, reconnectPauseMs } from "@rosette/contract/live-frames"
import { connectionFailure } from "./connection-failure.ts"
import { ConnectionError, RosetteError } from "./errors.ts"
import { leavingWith, pause } from "./leaving.ts"
import { refusalIn } from "./refusal-in.ts"

export type WatchOptions = {
  /** Ends the iteration. */
  signal?: AbortSignal
  /** Told when the line is live, and when it is lost and opened again. */
  onState?: (state: "live" | "connecting") => void
}

/** Opens the line; the server then sends what has happened since the last event that was received. */
type Open = (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>

/** How long the server may be silent until it has sent its own limit. */
const FIRST_SILENCE_MS = 30_000

/**
 * The news of a live stream, as an iterator. A line that breaks or is silent for too long is opened again after a pause, and
 * nothing is missed. It throws a refusal, such as the end of the session, and the failure of the first connection.
 */
export async function* watch<News>(open: Open, { signal, onState }: WatchOptions = {}): AsyncGenerator<News> {
  const left = signal ?? new AbortController().signal
  let lastEventId: string | undefined
  let wasLive = false
  let isLive = false
  for (let failures = 1; ; failures++) {
    try {
      for await (const { event, data, id } of listen(open, lastEventId, left)) {
        if (event === "connected") {
          wasLive = true
          isLive = true
          failures = 0
          onState?.("live")
        } else if (event === "message") {
          lastEventId = id ?? lastEventId
          yield JSON.parse(data)
        }
      }
    } catch (error) {
      if (left.aborted) return
      if (!wasLive || isFinal(error)) throw error
    }
    if (isLive) onState?.("connecting")
    isLive = false
    await pause(reconnectPauseMs(Math.max(failures, 1), Math.random()), left).catch(() => undefined)
    if (left.aborted) return
  }
}

/** The frames of one line, until it breaks or is silent for too long. */
async function* listen(open: Open, lastEventId: string | undefined, left: AbortSignal): AsyncGenerator<Frame> {
  const line = leavingWith(left)
  let isSilent = false
  let silenceMs = FIRST_SILENCE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const listenOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isSilent = true
      line.abort()
    }, silenceMs)
  }
  try {
    listenOn()
    const answer = await open(lastEventId, line.signal)
    for await (const frame of framesOf(chunksOf(await streamOf(answer)))) {
      if (frame.event === "serialized-error") throw refusalIn({ error: JSON.parse(frame.data) })
      if (frame.event === "connected") silenceMs = JSON.parse(frame.data).reconnectAfterInactivityMs ?? silenceMs
      listenOn()
      yield frame
    }
  } catch (error) {
    throw connectionFailure(error, isSilent) ?? error
  } finally {
    clearTimeout(timer)
    line.abort()
    line.release()
  }
}

/** Safari cannot iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

async function streamOf(answer: Response): Promise<ReadableStream<Uint8Array>> {
  const contentType = answer.headers.get("content-type") ?? ""
  if (contentType.startsWith("text/event-stream") && answer.body) return answer.body
  const refusal = contentType.startsWith("application/json") ? refusalIn(await answer.json()) : null
  throw refusal ?? new ConnectionError("notTheApi", { status: answer.status, contentType })
}

/** A server that is busy or restarts, or a proxy that says so, is asked again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ConnectionError
    ? error.kind === "certificate" || error.kind === "otherVersion"
    : !(error instanceof RosetteError && error.code === "UNAVAILABLE")
