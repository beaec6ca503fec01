import { createContext, type RefObject, useContext, useEffect, useRef } from "react"

/** What a command asks of the tab that it opens. */
export type AskedAction = "add-entry" | "add-judge" | "print-codes" | "review-results"

type Asked = { action: AskedAction | null; taken: () => void }

const AskedContext = createContext<Asked>({ action: null, taken: () => undefined })
export const AskedProvider = AskedContext.Provider

/**
 * The ref of the control that does this. When a command asks for it the control takes the focus, as if somebody had come
 * to it, so that a dialog returns there; a button is pressed too. Used where the control is rendered: what is asked waits
 * for it to be there and enabled.
 */
export function useAsked<Control extends HTMLButtonElement | HTMLInputElement>(
  action: AskedAction,
): RefObject<Control | null> {
  const asked = useContext(AskedContext)
  const ref = useRef<Control>(null)
  useEffect(() => {
    const control = ref.current
    if (asked.action !== action || !control || control.disabled) return
    asked.taken()
    control.focus()
    if (control instanceof HTMLButtonElement) control.click()
  })
  return ref
}
