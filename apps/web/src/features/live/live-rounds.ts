const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

export type Rounds = {
  /** Something has changed: reads at once, or after the current round and its pause. */
  ask(): void
  /** The server is reachable again: a failed round is repeated at once. */
  hurry(): void
  stop(): void
}

/**
 * Refetches on request, one round at a time with a pause after each; requests in between are merged into one. A failed
 * round is repeated after growing pauses, because the same change is not announced twice.
 */
export function startRounds(read: () => Promise<unknown>, pauseMs: number): Rounds {
  let isAsked = false
  let isStopped = false
  let isReading = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = () => {
    timer = undefined
    if (isAsked) void run()
  }
  const run = async () => {
    isAsked = false
    isReading = true
    const isRead = await read().then(
      () => true,
      // A failure leaves the request pending.
      () => false,
    )
    isReading = false
    if (isStopped) return
    failures = isRead ? 0 : failures + 1
    isAsked ||= !isRead
    timer = setTimeout(next, isRead ? pauseMs : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)))
  }
  return {
    ask() {
      isAsked = true
      if (!isReading && timer === undefined && !isStopped) void run()
    },
    hurry() {
      if (failures === 0 || isReading) return
      clearTimeout(timer)
      next()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
