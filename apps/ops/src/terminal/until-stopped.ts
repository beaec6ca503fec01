/** Ends a stream at Ctrl-C: that is how a person ends it, and no failure. */
export function untilStopped(): AbortSignal {
  const stopped = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort())
  return stopped.signal
}
