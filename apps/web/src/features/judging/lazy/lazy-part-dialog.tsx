import { useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { OpenedAfterMount } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useHistoryStep } from "../../../ui/page/use-history-step.ts"
import { type LazyPart, useLazyPart } from "./lazy-part.ts"

export type DialogProps = { isOpen: boolean; onClose: () => void }

const tellMissing = () =>
  feedback.failure(
    "This could not be opened",
    "It is not on this device yet, and there is no connection. Try again soon.",
  )

/** A dialog that is loaded after the screen. If it cannot be loaded, a notice says so and the screen stays. */
export function LazyPartDialog<Props extends DialogProps>({ part, dialog }: { part: LazyPart<Props>; dialog: Props }) {
  const { isOpen, onClose } = dialog
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const Dialog = useLazyPart(part, isOpen, () => {
    tellMissing()
    onClose()
  })
  useHistoryStep(isOpen && Dialog !== null, onClose)
  if (!wasOpened || !Dialog) return null
  return <OpenedAfterMount isOpen={isOpen}>{(isShown) => <Dialog {...dialog} isOpen={isShown} />}</OpenedAfterMount>
}
