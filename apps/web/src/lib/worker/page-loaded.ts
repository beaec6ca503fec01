/** Resolves when the page has all that it asked for at its start. */
export const pageLoaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener("load", resolve, { once: true }))
