import { type Frame, framesOf } from "@rosette/contract/live-frames"
import type { Browser } from "../app.ts"

export type Versions = Record<string, number>

/** A screen that watches an event over a real connection. */
export type Viewer = {
  /** The next news; rejects with the refusal's code if the stream ends with one. */
  next(): Promise<{ id: string | null; versions: Versions }>
  /** How the stream ends: the code of a refusal, or "closed" without one. Earlier news is skipped. */
  ended(): Promise<string>
  close(): void
}

export type Watched = { procedure: "organizer.live" | "judge.live"; input?: object; lastEventId?: string }

/** Opens a live stream of a server that listens on this port. */
export async function openViewer(
  port: number,
  { cookies }: Pick<Browser, "cookies">,
  { procedure, input, lastEventId }: Watched,
): Promise<Viewer> {
  const leaving = new AbortController()
  const query = input ? `?${new URLSearchParams({ input: JSON.stringify(input) })}` : ""
  const response = await fetch(`http://127.0.0.1:${port}/trpc/${procedure}${query}`, {
    signal: leaving.signal,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    },
  })
  if (!response.body || response.status !== 200) throw new Error(`${procedure} answers ${response.status}`)
  const frames = framesOf(response.body)

  async function nextWord(): Promise<Frame | null> {
    for (;;) {
      const { value, done } = await frames.next()
      if (done) return null
      if (value.event !== "connected" && value.event !== "ping") return value
    }
  }
  const codeOf = ({ data }: Frame): string => JSON.parse(data).data.code

  return {
    async next() {
      const word = await nextWord()
      if (word?.event !== "message") throw new Error(word ? `${word.event} ${codeOf(word)}` : "The line is closed.")
      return { id: word.id, versions: JSON.parse(word.data) }
    },
    async ended() {
      for (let word = await nextWord(); word; word = await nextWord()) {
        if (word.event === "serialized-error") return codeOf(word)
        if (word.event === "return") return "return"
      }
      return "closed"
    },
    close: () => leaving.abort(),
  }
}
