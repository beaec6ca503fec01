import { Modal } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import type { SheetContent } from "@rosette/outbox/records"
import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import { LATE_TAP_MS } from "../../desk/armed.tsx"
import desk from "../../desk/desk.module.css"
import { Keypad } from "./keypad.tsx"
import classes from "./points.module.css"

export type KeypadProps = {
  /** The criteria that can be scored in this sheet, in its order. */
  criteria: readonly Criterion[]
  criterion: Criterion
  points: SheetContent["points"]
  isOpen: boolean
  setPoints: (criterionId: number, points: number | null) => void
  /** Goes to another criterion. */
  onMove: (criterion: Criterion) => void
  onClose: () => void
}

/** True for a moment after closing. */
function useJustClosed(isOpen: boolean): boolean {
  const [isCovered, setCovered] = useState(isOpen)
  useEffect(() => {
    if (isOpen) return setCovered(true)
    const timer = setTimeout(() => setCovered(false), LATE_TAP_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isCovered && !isOpen
}

/** Big keys for exact points, at the bottom of a phone; leads from one unscored criterion to the next. */
export function KeypadDialog({ isOpen, ...keypad }: KeypadProps) {
  const isJustClosed = useJustClosed(isOpen)
  return (
    <>
      {/* A tap that is still meant for the keypad must not score or submit what is below it. */}
      {isJustClosed && createPortal(<div className={classes.shield} aria-hidden />, document.body)}
      <Modal
        opened={isOpen}
        onClose={keypad.onClose}
        title={keypad.criterion.name}
        size="xs"
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        // A lock changes an inherited variable, so that every row is styled again; the stylesheet keeps a finger from scrolling.
        lockScroll={false}
        overlayProps={{ backgroundOpacity: 0.3 }}
        classNames={{
          overlay: classes.overlay,
          inner: `${desk.bottomInner} ${classes.inner}`,
          content: `${desk.bottom} ${classes.content}`,
          header: classes.header,
        }}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Keypad {...keypad} />
      </Modal>
    </>
  )
}
