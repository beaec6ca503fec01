import { type ComponentType, useEffect, useEffectEvent, useState } from "react"
import { feedback } from "../../lib/feedback.ts"
import { OpenedAfterMount } from "../../ui/dialogs/lazy-dialog.tsx"
import { useHistoryStep } from "../../ui/page/use-history-step.ts"
import { type JudgingLater, judgingLater, loadJudgingLater } from "./use-judging-later.ts"

type DialogProps = { isOpen: boolean; onClose: () => void }
type Props<Of> = { part: (parts: JudgingLater) => ComponentType<Of>; dialog: Of }

/** A dialog that is loaded after the screen. If it cannot be loaded, a notice says so and the screen stays. */
export function LaterDialog<Of extends DialogProps>({ part, dialog }: Props<Of>) {
  const { isOpen, onClose } = dialog
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const parts = useOpenedParts(isOpen, () => {
    feedback.failure(
      "This could not be opened",
      "It is not on this device yet, and there is no connection. Try again soon.",
    )
    onClose()
  })
  useHistoryStep(isOpen && parts !== null, onClose)
  if (!wasOpened || !parts) return null
  const Dialog = part(parts)
  return <OpenedAfterMount isOpen={isOpen}>{(isShown) => <Dialog {...dialog} isOpen={isShown} />}</OpenedAfterMount>
}

/** Loads the parts when one of them is opened, unless they are loaded already. */
function useOpenedParts(isOpen: boolean, onMissing: () => void): JudgingLater | null {
  const [, setArrived] = useState(judgingLater)
  const tellMissing = useEffectEvent(onMissing)
  const parts = judgingLater()
  const isMissing = isOpen && parts === null
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    loadJudgingLater().then(
      (loaded) => !isLeft && setArrived(loaded),
      () => !isLeft && tellMissing(),
    )
    return () => {
      isLeft = true
    }
  }, [isMissing])
  return parts
}
