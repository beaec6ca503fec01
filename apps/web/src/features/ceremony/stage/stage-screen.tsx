import type { Stage } from "@rosette/contract/ceremony"
import { LIMITS } from "@rosette/contract/limits"
import { stageKeyOf } from "@rosette/contract/screens"
import { useEffect, useReducer } from "react"
import { useLocation } from "wouter"
import { isPageSeen, onPageSeen } from "../../../lib/page-seen.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import { followStage } from "./follow-stage.ts"
import { nextScene, type Scene } from "./scene.ts"
import classes from "./stage.module.css"
import { StageView } from "./stage-view.tsx"

/** The audience's screen on a projector: only the current line, without controls. */
export default function StageScreen() {
  const [path] = useLocation()
  const scene = useScene(stageKeyOf(path) ?? "")
  useProjector()
  useEffect(() => {
    document.title = "Stage · Rosette"
  }, [])
  return scene === null ? <main className={classes.stage} aria-busy="true" /> : <StageView {...scene} />
}

/** Keeps the device awake; a click opens full screen, F toggles it. */
function useProjector(): void {
  useEffect(() => {
    void stayAwake()
    const onVisible = () => void (document.visibilityState === "visible" && stayAwake())
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "f" || event.ctrlKey || event.metaKey || event.altKey) return
      void (document.fullscreenElement ? document.exitFullscreen() : fillScreen())
    }
    document.addEventListener("visibilitychange", onVisible)
    document.addEventListener("keydown", onKey)
    document.addEventListener("click", fillScreen)
    return () => {
      document.removeEventListener("visibilitychange", onVisible)
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("click", fillScreen)
      void lock?.release()
      lock = null
    }
  }, [])
}

let lock: WakeLockSentinel | null = null

/** A browser releases the wake lock whenever the page is hidden. Without a lock the device's settings apply. */
async function stayAwake(): Promise<void> {
  try {
    if ("wakeLock" in navigator) lock = await navigator.wakeLock.request("screen")
  } catch {
    // Refused, for example on low battery; the stage works without it.
  }
}

async function fillScreen(): Promise<void> {
  try {
    if (!document.fullscreenElement) await document.documentElement.requestFullscreen?.()
  } catch {
    // Some browsers do not allow it; then the stage fills the window.
  }
}

const PAUSE_MS = 1_000
/** In a tab behind others: such a stage holds no connection open, of which a browser has only six. */
const UNSEEN_PAUSE_MS = 3_000
/** Longer than the server waits, so by then the connection is lost. */
const PATIENCE_MS = (LIMITS.ceremony.stageWaitSeconds + 10) * 1_000

/** What the stage with this key shows; null before the first answer. */
function useScene(stageKey: string): Scene | null {
  const [scene, tell] = useReducer(nextScene, null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = (after: number | undefined, signal: AbortSignal) =>
      askStage({ stageKey, after: isPageSeen() ? after : undefined }, signal)
    void followStage({ ask, tell, pause }, leaving.signal)
    return () => leaving.abort()
  }, [stageKey])
  return scene
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
