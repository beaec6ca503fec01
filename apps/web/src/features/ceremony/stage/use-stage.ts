import type { Stage } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import { useEffect, useState } from "react"
import { isPageSeen, onPageSeen } from "../../../lib/page-seen.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { followStage, type ShownStage } from "./follow-stage.ts"

const PAUSE_MS = 1_000
/** In a tab behind others: such a stage holds no connection open, of which a browser has only six. */
const UNSEEN_PAUSE_MS = 3_000
/** Longer than the server waits, so by then the connection is lost. */
const PATIENCE_MS = (LIMITS.ceremony.stageWaitSeconds + 10) * 1_000

/** What the stage with this key shows; null before the first answer. */
export function useStage(stageKey: string): ShownStage | null {
  const [shown, setShown] = useState<ShownStage | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = (after: number | undefined, signal: AbortSignal) =>
      askStage({ stageKey, after: isPageSeen() ? after : undefined }, signal)
    void followStage({ ask, tell: setShown, pause }, leaving.signal)
    return () => leaving.abort()
  }, [stageKey])
  return shown
}

/**
 * Stops at the time limit, when the network returns, because the previous connection may be dead, and when the tab goes behind
 * others or comes back.
 */
async function askStage(input: { stageKey: string; after: number | undefined }, signal: AbortSignal): Promise<Stage> {
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const timer = setTimeout(giveUp, PATIENCE_MS)
  signal.addEventListener("abort", giveUp)
  window.addEventListener("online", giveUp)
  const stopLooking = onPageSeen(giveUp)
  try {
    return await trpcClient.session.stage.query(input, { signal: waiting.signal })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", giveUp)
    window.removeEventListener("online", giveUp)
    stopLooking()
  }
}

/** Ends early when the tab comes to the front. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stopLooking()
      resolve()
    }
    const timer = setTimeout(goOn, isPageSeen() ? PAUSE_MS : UNSEEN_PAUSE_MS)
    const stopLooking = onPageSeen(() => isPageSeen() && goOn())
    signal.addEventListener("abort", goOn, { once: true })
  })
}
