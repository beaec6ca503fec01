import { LIMITS, type Stage } from "@rosette/contract"
import { useEffect, useState } from "react"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { followStage, type Shown } from "./follow-stage.ts"

const PAUSE_MS = 1_000
/** Longer than the server waits: by then the line is lost without a word. */
const PATIENCE_MS = (LIMITS.ceremony.stageWaitSeconds + 10) * 1_000

/** What the stage with this key shows now; null before the first answer. */
export function useStage(stageKey: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = (after: number | undefined, signal: AbortSignal) => askStage({ stageKey, after }, signal)
    void followStage({ ask, tell: setShown, pause }, leaving.signal)
    return () => leaving.abort()
  }, [stageKey])
  return shown
}

/** Gives up when the wait is over, or when the network comes back: the line that was open before may be dead. */
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
