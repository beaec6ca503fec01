import { useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { OpenedAfterMount } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useHistoryStep } from "../../../ui/page/use-history-step.ts"
import { type LatePart, useLatePart } from "./late-part.ts"

export type DialogProps = { isOpen: boolean; onClose: () => void }

const tellMissing = () =>
  feedback.failure(
    "This could not be opened",
    "It is not on this device yet, and there is no connection. Try again soon.",
  )

/** Room for a dialog that is fetched after the screen. Where it cannot be fetched the screen stays, and the judge is told. */
export function LateRoom<Props extends DialogProps>({ late, dialog }: { late: LatePart<Props>; dialog: Props }) {
  const { isOpen, onClose } = dialog
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const Dialog = useLatePart(late, isOpen, () => {
    tellMissing()
    onClose()
  })
  useHistoryStep(isOpen && Dialog !== null, onClose)
  if (!wasOpened || !Dialog) return null
  return <OpenedAfterMount isOpen={isOpen}>{(isShown) => <Dialog {...dialog} isOpen={isShown} />}</OpenedAfterMount>
}
