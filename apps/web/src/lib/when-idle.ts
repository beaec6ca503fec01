/** On a page that is never idle the work begins after this time. */
const LATEST_MS = 500
/** Safari has no idle callbacks: a moment for what is waiting already. */
const MOMENT_MS = 20

/** Resolves, in a turn of its own, when the page has nothing else to do, or half a second later. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
    else setTimeout(resolve, MOMENT_MS)
  })
