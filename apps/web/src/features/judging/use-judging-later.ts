import { startTransition, useEffect, useState } from "react"
import { whenIdle } from "../../lib/when-idle.ts"

export type JudgingLater = typeof import("./judging-later.ts")

const AGAIN_MS = 5_000

let parts: JudgingLater | null = null

/** The parts, if they are loaded. */
export const judgingLater = (): JudgingLater | null => parts

/** Loads the parts unless they are loaded. Rejects if that fails; the next call tries again. */
export async function loadJudgingLater(): Promise<JudgingLater> {
  parts ??= await import("./judging-later.ts")
  return parts
}

/**
 * The parts of judging that are loaded after its screen, so that no connection is needed when one is opened; null until then. They
 * are loaded in an idle moment, once `isWanted` is true, and again after a failure until the screen is left.
 */
export function useJudgingLater(isWanted = true): JudgingLater | null {
  const [loaded, setLoaded] = useState(judgingLater)
  const isMissing = isWanted && loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      await whenIdle()
      if (isLeft) return
      try {
        const arrived = await loadJudgingLater()
        // Not urgent: a judge may be tapping while the parts arrive.
        if (!isLeft) startTransition(() => setLoaded(arrived))
      } catch {
        // No network: the screen works without them meanwhile.
        if (!isLeft) timer = setTimeout(load, AGAIN_MS)
      }
    }
    void load()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isMissing])
  return loaded
}
