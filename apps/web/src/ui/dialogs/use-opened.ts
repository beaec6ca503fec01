import { useState } from "react"

/**
 * Whether a dialog is open, and its subject, which is kept while the dialog closes. `turn` counts the openings; as the
 * dialog's key it remounts the dialog for each.
 */
export function useOpened<Subject>(initial: Subject) {
  const [opened, setOpened] = useState({ subject: initial, isOpen: false, turn: 0 })
  const open = (subject: Subject) => setOpened(({ turn }) => ({ subject, isOpen: true, turn: turn + 1 }))
  const { turn } = opened
  // The late answer to a save of a dialog that was closed meanwhile must not close the one that is open now.
  const close = () => setOpened((before) => (before.turn === turn ? { ...before, isOpen: false } : before))
  return { ...opened, open, close }
}
