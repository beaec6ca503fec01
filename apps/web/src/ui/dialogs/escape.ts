import { useEffect, useRef } from "react"

type Press = Pick<KeyboardEvent, "key" | "isComposing" | "defaultPrevented" | "target">

/** The open dialogs, the topmost last. */
const open: { close: () => void }[] = []

/** Registers a dialog as the topmost; the returned function removes it. */
export function registerDialog(close: () => void): () => void {
  const entry = { close }
  open.push(entry)
  return () => {
    const index = open.indexOf(entry)
    if (index >= 0) open.splice(index, 1)
  }
}

// An open dropdown handles Escape itself; Mantine marks it with this attribute.
const handlesEscape = (target: EventTarget | null) =>
  typeof Element !== "undefined" &&
  target instanceof Element &&
  target.getAttribute("data-mantine-stop-propagation") === "true"

/** Closes the topmost dialog on Escape, unless something inside it has used the key (`preventDefault`). */
export function closeTopmost({ key, isComposing, defaultPrevented, target }: Press): void {
  if (key !== "Escape" || isComposing || defaultPrevented || handlesEscape(target)) return
  open.at(-1)?.close()
}

/**
 * Escape for a dialog that may open a second one with a question. All dialogs share one listener: with one each, the
 * Escape that opens the question would close it again.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    if (open.length === 0) window.addEventListener("keydown", closeTopmost)
    const end = registerDialog(() => latest.current())
    return () => {
      end()
      if (open.length === 0) window.removeEventListener("keydown", closeTopmost)
    }
  }, [isOpen])
}
