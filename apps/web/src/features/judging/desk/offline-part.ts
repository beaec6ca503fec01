type Offline = typeof import("../../../offline/for-judging.ts")

let offline: Offline | null = null

const AGAIN_MS = 2_000

async function load(): Promise<Offline> {
  for (;;) {
    try {
      offline = await import("../../../offline/for-judging.ts")
      return offline
    } catch {
      // Without it nothing could be stored, so no sheet is shown before it is loaded.
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

// Starts as soon as the screen's code runs, so that both are ready at the same time.
const loading = load()

/** Resolves with the part that stores and sends a judge's sheets once it is loaded. */
export const offlinePart = (): Promise<Offline> => loading

/** The same for components that are rendered only after it is loaded. Throws before that. */
export function loadedOffline(): Offline {
  if (!offline) throw new Error("The offline part of judging is not loaded yet")
  return offline
}
