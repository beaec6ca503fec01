/** Resolves when the page and everything it requested at its start are loaded. */
export const pageLoaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener("load", resolve, { once: true }))
