/** The live streams that each session has open. */
export type StreamPlaces = {
  /** Takes a place for one more stream; where the session has as many as it may have, its oldest is closed. */
  take(sessionId: string, close: () => void): { release(): void }
}

/**
 * So many streams a session, and no more. The oldest goes first: of a phone that comes and goes it is the one that nobody
 * listens to any more, and a page that still listens takes its stream up again by itself.
 */
export function createStreamPlaces(mostPerSession: number): StreamPlaces {
  const open = new Map<string, Set<() => void>>()
  return {
    take(sessionId, close) {
      const streams = open.get(sessionId) ?? new Set()
      open.set(sessionId, streams)
      // A set keeps the order in which its members came.
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
