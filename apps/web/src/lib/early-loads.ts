/** What the script in a page's head has begun to load for the app, which is built separately: kept at the window. */
const NAME = "rosetteEarlyLoads"

/** On a network that answers nothing, what comes after them is tried after this time. */
const LATEST_MS = 5_000

/** Resolves when what the app needs next is loaded, so that what can wait takes no network from it. */
export const earlyLoads = (): Promise<unknown> =>
  Promise.race([Reflect.get(globalThis, NAME), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])

export const tellOfEarlyLoads = (loads: Promise<unknown>): void => {
  Reflect.set(globalThis, NAME, loads)
}
