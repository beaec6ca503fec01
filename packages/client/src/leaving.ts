/** Settles as `work` does, or rejects as soon as `leaving` is aborted. */
export const unlessLeft = <Value>(work: Promise<Value>, leaving: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(leaving.reason)
    work.then(resolve, reject).finally(() => leaving.removeEventListener("abort", leave))
    if (leaving.aborted) leave()
    else leaving.addEventListener("abort", leave, { once: true })
  })

/** Waits for this time; rejects as soon as `leaving` is aborted. */
export function pause(milliseconds: number, leaving: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return unlessLeft(over, leaving).finally(() => clearTimeout(timer))
}
