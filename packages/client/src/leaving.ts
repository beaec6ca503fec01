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

type Leaving = { signal: AbortSignal; abort(): void; release(): void }

/**
 * A signal that is aborted with any of `leaving`, until `release` is called. `AbortSignal.any` is not used: Node can collect its signal as
 * garbage, and then loses the abort (nodejs/node#65995).
 */
export function leavingWith(...leaving: readonly (AbortSignal | null | undefined)[]): Leaving {
  const own = new AbortController()
  const signals = leaving.filter((signal) => signal != null)
  const leave = ({ currentTarget }: Event) => own.abort((currentTarget as AbortSignal).reason)
  for (const signal of signals) {
    if (signal.aborted) own.abort(signal.reason)
    signal.addEventListener("abort", leave, { once: true })
  }
  const release = () => {
    for (const signal of signals) signal.removeEventListener("abort", leave)
  }
  return { signal: own.signal, abort: () => own.abort(), release }
}
