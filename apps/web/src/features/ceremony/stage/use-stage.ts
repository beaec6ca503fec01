import { LIMITS } from "@rosette/contract/limits"
import type { Stage } from "@rosette/contract/publishing/ceremony"
import { useEffect, useState } from "react"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { followStage, type ShownStage } from "./follow-stage.ts"

const PAUSE_MS = 1_000
/** Longer than the server waits, so by then the connection is lost. */
const PATIENCE_MS = (LIMITS.ceremony.stageWaitSeconds + 10) * 1_000

/** What the stage with this key shows; null before the first answer. */
export function useStage(stageKey: string): ShownStage | null {
  const [shown, setShown] = useState<ShownStage | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = (after: number | undefined, signal: AbortSignal) => askStage({ stageKey, after }, signal)
    void followStage({ ask, tell: setShown, pause }, leaving.signal)
    return () => leaving.abort()
  }, [stageKey])
  return shown
}

/** Stops at the time limit, or when the network returns, because the previous connection may be dead. */
async function askStage(input: { stageKey: string; after: number | undefined }, signal: AbortSignal): Promise<Stage> {
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const timer = setTimeout(giveUp, PATIENCE_MS)
  signal.addEventListener("abort", giveUp)
  window.addEventListener("online", giveUp)
  try {
    return await trpcClient.session.stage.query(input, { signal: waiting.signal })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener("abort", giveUp)
    window.removeEventListener("online", giveUp)
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
