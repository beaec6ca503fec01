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

/** Escapes that an open list closes itself. */
const ofLists = new WeakSet<object>()

/**
 * Notes an Escape for an open list, which Mantine marks with this attribute; before the list gets the key, because the mark is gone
 * as soon as it is closed.
 */
export function noteList(press: Press): void {
  const isOpenList =
    typeof Element !== "undefined" &&
    press.target instanceof Element &&
    press.target.getAttribute("data-mantine-stop-propagation") === "true"
  if (isOpenList) ofLists.add(press)
}

/** Closes the topmost dialog on Escape, unless something inside it has used the key. */
export function closeTopmost(press: Press): void {
  const { key, isComposing, defaultPrevented } = press
  if (key !== "Escape" || isComposing || defaultPrevented || ofLists.has(press)) return
  open.at(-1)?.close()
}

function listen(): void {
  window.addEventListener("keydown", noteList, { capture: true })
  window.addEventListener("keydown", closeTopmost)
}

function stopListening(): void {
  window.removeEventListener("keydown", noteList, { capture: true })
  window.removeEventListener("keydown", closeTopmost)
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
    if (open.length === 0) listen()
    const end = registerDialog(() => latest.current())
    return () => {
      end()
      if (open.length === 0) stopListening()
    }
  }, [isOpen])
}
