/** Waits for this time; rejects as soon as `leaving` is aborted. */
export const pause = (milliseconds: number, leaving: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    leaving.throwIfAborted()
    const leave = () => {
      clearTimeout(timer)
      reject(leaving.reason)
    }
    const timer = setTimeout(() => {
      leaving.removeEventListener("abort", leave)
      resolve()
    }, milliseconds)
    leaving.addEventListener("abort", leave, { once: true })
  })
