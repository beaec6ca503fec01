/** A frame of a live stream: "message" is news, "serialized-error" a refusal, "ping" says that the line works. */
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

/** The frames of server-sent events, as they arrive. */
export async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  // Safari cannot iterate over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const frames = text.split("\n\n")
    text = frames.pop() ?? ""
    yield* frames.map(frameOf)
  }
}
