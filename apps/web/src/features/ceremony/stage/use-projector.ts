import { useEffect } from "react"

/** Keeps the device awake; a click opens full screen, F toggles it. */
export function useProjector(): void {
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
