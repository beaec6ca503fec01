import { Modal } from "@mantine/core"
import classes from "../desk/desk.module.css"
import type { ListedEntry } from "./listed-entries.ts"
import { NavigationCard } from "./navigation-card.tsx"
import type { Position } from "./use-position.ts"

type Props = {
  entries: readonly ListedEntry[]
  position: Position
  onScan: (() => void) | undefined
  isOpen: boolean
  onClose: () => void
}

/** The navigation on a phone, at the bottom of the screen within reach of the thumb. */
export function EntriesDialog({ entries, position, onScan, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Entries"
      classNames={{ inner: classes.bottomInner, content: classes.bottom }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <NavigationCard entries={entries} position={position} onScan={onScan} onMoved={onClose} isTall />
    </Modal>
  )
}
