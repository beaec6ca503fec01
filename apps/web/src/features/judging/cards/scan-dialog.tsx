import { Modal } from "@mantine/core"
import { useLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import desk from "../desk/desk.module.css"
import { ScanPanel } from "./scan-panel.tsx"
import { useOpenEntry } from "./use-open-entry.ts"

type Props = { isOpen: boolean; onClose: () => void }

/** Opens a sheet by its entry's card. On a phone at the bottom, within reach of the thumb. */
export function ScanDialog({ isOpen, onClose }: Props) {
  const openEntry = useOpenEntry()
  // On a phone the list that held the button is gone.
  useLostFocus(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Scan a card"
      classNames={{ inner: desk.bottomInner, content: desk.bottom }}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <ScanPanel
        onEntry={(entryId, notice) => {
          onClose()
          openEntry(entryId, notice)
        }}
      />
    </Modal>
  )
}
