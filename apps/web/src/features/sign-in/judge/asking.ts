/** How long the phone waits before it asks again. */
const PAUSE_MS = 3_000

type Options = {
  /** Asks once; returns whether to go on. */
  ask: () => Promise<boolean>
  isSeen: () => boolean
  onEnd: () => void
}

/** Asks every three seconds while the page is visible, until the answer is final. Call `look` when the visibility changes. */
export function startAsking({ ask, isSeen, onEnd }: Options): { look: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  const pause = () => {
    clearTimeout(timer)
    timer = setTimeout(run, PAUSE_MS)
  }
  async function run(): Promise<void> {
    if (isStopped || isAsking || !isSeen()) return
    isAsking = true
    const goesOn = await ask()
    isAsking = false
    if (isStopped) return
    if (goesOn) pause()
    else onEnd()
  }
  pause()
  return {
    look() {
      if (isSeen()) void run()
      else clearTimeout(timer)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
