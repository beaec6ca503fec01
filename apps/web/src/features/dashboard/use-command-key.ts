import { useEffect } from "react"

/** Ctrl+K, or ⌘K on a Mac, unless a dialog is open. */
export function useCommandKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k"
      if (!isOurs || document.querySelector("[role=dialog]")) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [onPress])
}
