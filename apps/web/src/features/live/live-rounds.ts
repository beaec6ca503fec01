const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

export type Rounds = {
  /** Something has changed: reads at once, or as soon as the round under way and the pause after it are over. */
  ask(): void
  /** The server is there again: a round that has failed is not waited for any longer. */
  hurry(): void
  stop(): void
}

/**
 * Reads anew when asked, one round at a time with a pause after each, however often it is asked meanwhile. A round that
 * fails comes again by itself, after pauses that grow, because nobody is told the same news twice.
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
      // The failure is kept as a round still to come.
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
