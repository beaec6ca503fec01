import { Button, Modal, Text } from "@mantine/core"
import type { PendingSheet } from "@rosette/outbox/records"
import { copyText } from "../../../lib/copy-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { ownSheetsAsText } from "../../../offline/sheet-text.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import type { Desk } from "./desk.ts"
import { DeviceNotes } from "./device-notes.tsx"
import { OthersKept } from "./others-kept.tsx"
import { SendNow } from "./send-now.tsx"
import classes from "./waiting-dialog.module.css"
import { usePending } from "./waiting-states.ts"
import { isSentAutomatically, type Storage, savedText, waitingText } from "./waiting-text.ts"

type Props = {
  desk: Desk
  where: string
  onOpenEntry: (entryId: number) => void
  ask: (question: Question) => Promise<boolean>
  isOpen: boolean
  onClose: () => void
}

/** Every sheet that the server does not have yet, its state, and what can be done. */
export function WaitingDialog({ desk, where, onOpenEntry, ask, isOpen, onClose }: Props) {
  const pending = usePending(desk)
  const entryIds = new Set(desk.workspace.entries.map(({ id }) => id))
  const going = [...pending].filter(
    ([entryId, sheet]) => desk.session.state === "open" && isSentAutomatically(sheet, entryIds.has(entryId)),
  ).length
  const isSafe = desk.saving.isSafe()
  const drop = async (entryId: number, { label }: PendingSheet) => {
    const isAgreed = await ask({
      title: "Drop these scores?",
      message: `${label}: what you typed is only ${isSafe ? `on this ${where}` : "in this page"}. If you drop it, it is gone.`,
      action: "Drop",
      isDangerous: true,
    })
    if (isAgreed) desk.saving.drop(entryId)
  }
  const copy = async () => {
    if (await copyText(ownSheetsAsText(desk.workspace, pending.values())))
      feedback.success("Copied", "Paste it wherever it can be typed in.")
    else feedback.failure("Not copied", "This browser does not allow it here.")
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={pending.size === 0 ? "Everything is sent" : "Waiting to be sent"}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text mb="sm">{pending.size === 0 ? "Nothing is waiting." : savedText(pending.size, going, isSafe)}</Text>
      {pending.size > 0 && (
        <>
          <ul className={classes.list}>
            {[...pending].map(([entryId, sheet]) => (
              <WaitingItem
                key={entryId}
                sheet={sheet}
                isHere={entryIds.has(entryId)}
                storage={{ isSafe, where }}
                onOpen={() => {
                  onOpenEntry(entryId)
                  onClose()
                }}
                onDrop={() => drop(entryId, sheet)}
              />
            ))}
          </ul>
          <div className={classes.buttons}>
            <SendNow desk={desk} pending={pending} going={going} isHere={(entryId) => entryIds.has(entryId)} />
            <Button variant="default" onClick={copy}>
              Copy as text
            </Button>
          </div>
        </>
      )}
      {!desk.isDemo && (
        <>
          <OthersKept workspace={desk.workspace} where={where} />
          <DeviceNotes workspace={desk.workspace} isSafe={isSafe} where={where} />
        </>
      )}
    </Modal>
  )
}

type ItemProps = { sheet: PendingSheet; isHere: boolean; storage: Storage; onOpen: () => void; onDrop: () => void }

/** One waiting sheet; `isHere` if its entry still exists. */
const WaitingItem = ({ sheet, isHere, storage, onOpen, onDrop }: ItemProps) => (
  <li className={classes.item}>
    <b>{sheet.label}</b>
    <Text data-state={sheet.state}>{waitingText(sheet, isHere, storage)}</Text>
    <div className={classes.buttons}>
      {isHere && (
        <Button variant="default" onClick={onOpen} aria-label={`Open ${sheet.label}`}>
          Open
        </Button>
      )}
      {!sheet.isUnanswered && sheet.state !== "sending" && (
        <Button variant="subtle" color="red" onClick={onDrop} aria-label={`Drop ${sheet.label}`}>
          Drop
        </Button>
      )}
    </div>
  </li>
)
