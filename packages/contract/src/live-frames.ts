// The form of a live stream, in which the server writes it and programs read it; browsers have a reader of their own.

const LONGEST_PAUSE_MS = 10_000

/**
 * How long a reader waits before it connects again: doubles from half a second on, random within its upper half, so that many phones
 * do not reconnect at the same moment.
 */
export const reconnectPauseMs = (failures: number, random: number): number =>
  Math.min(LONGEST_PAUSE_MS, 250 * 2 ** Math.min(failures, 6)) * (0.5 + random / 2)

/** The text of a frame. */
export const frameText = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`

/** One frame of a live stream; "message" is news, "serialized-error" a refusal, "ping" a keepalive. */
export type Frame = { event: string; data: string; id: string | null }

function frameOf(text: string): Frame {
  const fields = new Map(
    text.split("\n").map((line) => {
      const colon = line.indexOf(": ")
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  return { event: fields.get("event") ?? "message", data: fields.get("data") ?? "", id: fields.get("id") ?? null }
}

/** Splits the stream into frames. */
export async function* framesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const decoder = new TextDecoder()
  let text = ""
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    const frames = text.split("\n\n")
    text = frames.pop() ?? ""
    yield* frames.map(frameOf)
  }
}
