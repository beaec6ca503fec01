import type { Stage } from "@rosette/contract/ceremony"
import { refusalOf } from "../../../lib/error-text.ts"

/** The server's last answer, or "closed" if the key is no longer valid. */
export type ShownStage = Stage | "closed"

type Way = {
  /** Asks for what is shown; with a version, waits until there is another one. */
  ask: (after: number | undefined, signal: AbortSignal) => Promise<Stage>
  tell: (shown: ShownStage) => void
  pause: (signal: AbortSignal) => Promise<void>
}

/** An answer without news that comes sooner than this is from a server that is shutting down. */
const SOON_MS = 1_000

/**
 * Follows a stage until the signal, or until its key is no longer valid. If the server cannot be reached it reports nothing,
 * so that the stage keeps its picture, and asks again after a pause.
 */
export async function followStage({ ask, tell, pause }: Way, signal: AbortSignal): Promise<void> {
  let version: number | undefined
  while (!signal.aborted) {
    const askedAt = performance.now()
    try {
      const stage = await ask(version, signal)
      if (signal.aborted) return
      const isNews = stage.version !== version
      version = stage.version
      tell(stage)
      if (!isNews && performance.now() - askedAt < SOON_MS) await pause(signal)
    } catch (error) {
      if (signal.aborted) return
      if (refusalOf(error).code === "NOT_FOUND") return tell("closed")
      await pause(signal)
    }
  }
}
