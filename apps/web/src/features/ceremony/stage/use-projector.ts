import { useEffect } from "react"

/** Keeps the device awake, and fills its screen on a click; F fills it and lets it go. */
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

/** A browser gives the lock back whenever the page is hidden. Without one the device's own settings decide. */
async function stayAwake(): Promise<void> {
  try {
    if ("wakeLock" in navigator) lock = await navigator.wakeLock.request("screen")
  } catch {
    // Refused, as with an empty battery: the stage shows all the same.
  }
}

async function fillScreen(): Promise<void> {
  try {
    if (!document.fullscreenElement) await document.documentElement.requestFullscreen?.()
  } catch {
    // Some browsers do not allow it; the stage fills the window then.
  }
}
