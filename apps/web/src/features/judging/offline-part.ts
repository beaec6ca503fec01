type Offline = typeof import("../../offline/for-judging.ts")

let offline: Offline | null = null

const AGAIN_MS = 2_000

async function load(): Promise<Offline> {
  for (;;) {
    try {
      offline = await import("../../offline/for-judging.ts")
      return offline
    } catch {
      // Without it nothing could be kept, so nothing is shown to be scored before it is there.
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

// Begins with the screen's own code, so that it is there when the screen is.
const loading = load()

/** What keeps and sends a judge's sheets, as soon as it has come. */
export const offlinePart = (): Promise<Offline> => loading

/** The same, for what is only shown once it has come. */
export function loadedOffline(): Offline {
  if (!offline) throw new Error("The offline part of judging is not loaded yet")
  return offline
}
