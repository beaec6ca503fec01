import type { Stage } from "@rosette/contract"
import { refusalOf } from "../../../lib/error-text.ts"

/** What a stage has to show: what the server said last, or that its key opens nothing any more. */
export type Shown = Stage | "closed"

type Way = {
  /** Asks for what is shown; with a version, as soon as there is another one. */
  ask: (after: number | undefined, signal: AbortSignal) => Promise<Stage>
  tell: (shown: Shown) => void
  pause: (signal: AbortSignal) => Promise<void>
}

/** An answer that says nothing new sooner than this comes from a server that is closing. */
const SOON_MS = 1_000

/**
 * Follows a stage until the signal, or until its key opens nothing any more. Where the server cannot be reached it tells nothing,
 * so that the audience keeps what it sees, and asks again after a pause.
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
