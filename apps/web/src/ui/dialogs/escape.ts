import { useEffect, useRef } from "react"

type Press = Pick<KeyboardEvent, "key" | "isComposing" | "defaultPrevented" | "target">

/** The dialogs that stand open, the last one on top. */
const open: { close: () => void }[] = []

/** Enters a dialog as the topmost; returns how to take it out again. */
export function standOpen(close: () => void): () => void {
  const entry = { close }
  open.push(entry)
  return () => {
    const index = open.indexOf(entry)
    if (index >= 0) open.splice(index, 1)
  }
}

// A list of choices that is open closes itself, and says so by this attribute.
const closesItself = (target: EventTarget | null) =>
  typeof Element !== "undefined" &&
  target instanceof Element &&
  target.getAttribute("data-mantine-stop-propagation") === "true"

/** Closes the topmost dialog on Escape, unless something inside it has used the key (`preventDefault`). */
export function closeTopmost({ key, isComposing, defaultPrevented, target }: Press): void {
  if (key !== "Escape" || isComposing || defaultPrevented || closesItself(target)) return
  open.at(-1)?.close()
}

/**
 * Escape for a dialog that may ask a question in a second one. One listener serves all of them: each on its own would let
 * the Escape that opens the question close it again.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    if (open.length === 0) window.addEventListener("keydown", closeTopmost)
    const end = standOpen(() => latest.current())
    return () => {
      end()
      if (open.length === 0) window.removeEventListener("keydown", closeTopmost)
    }
  }, [isOpen])
}
