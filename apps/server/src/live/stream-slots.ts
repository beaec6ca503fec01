/** The live streams that each session has open. */
export type StreamSlots = {
  /** Registers a stream; beyond the session's limit its oldest stream is closed. */
  take(sessionId: string, close: () => void): { release(): void }
}

/**
 * Limits the streams of a session. The oldest is closed first: on a phone that reconnects often nobody reads it any
 * more, and a page that still reads it reconnects automatically.
 */
export function createStreamSlots(mostPerSession: number): StreamSlots {
  const open = new Map<string, Set<() => void>>()
  return {
    take(sessionId, close) {
      const streams = open.get(sessionId) ?? new Set()
      open.set(sessionId, streams)
      // A set keeps insertion order.
      const [oldest] = streams
      if (streams.size >= mostPerSession && oldest) {
        streams.delete(oldest)
        oldest()
      }
      streams.add(close)
      return {
        release() {
          streams.delete(close)
          if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId)
        },
      }
    },
  }
}
