import { useState } from "react"

/**
 * Whether a dialog is open, and its subject, which is kept while the dialog closes. `turn` counts the openings; as the
 * dialog's key it remounts the dialog for each.
 */
export function useOpened<Subject>(initial: Subject) {
  const [opened, setOpened] = useState({ subject: initial, isOpen: false, turn: 0 })
  const open = (subject: Subject) => setOpened(({ turn }) => ({ subject, isOpen: true, turn: turn + 1 }))
  const close = () => setOpened((before) => ({ ...before, isOpen: false }))
  return { ...opened, open, close }
}
