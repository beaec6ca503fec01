import { useEffect, useRef } from "react"

/** The name of a key press: "j", "ArrowLeft", "mod+Enter" (Ctrl, or Command on a Mac), "shift+?" stays "?". */
export function shortcutOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return `${event.ctrlKey || event.metaKey ? "mod+" : ""}${event.altKey ? "alt+" : ""}${key}`
}

const TYPING =
  "input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]"

/** True if the focused control uses plain keys itself. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null
}

type Shortcuts = Record<string, (event: KeyboardEvent) => void>

/**
 * Shortcuts of a screen, by the names of `shortcutOf`. Plain keys do nothing in text fields and open dialogs; combinations
 * with mod work in text fields too. Events that a control has handled (`preventDefault`) are ignored.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector("[aria-modal=true]")) return
      const name = shortcutOf(event)
      const shortcut = latest.current[name]
      if (!shortcut || (!name.startsWith("mod+") && isTyping(event.target))) return
      event.preventDefault()
      shortcut(event)
    }
    document.addEventListener("keydown", act)
    return () => document.removeEventListener("keydown", act)
  }, [])
}
