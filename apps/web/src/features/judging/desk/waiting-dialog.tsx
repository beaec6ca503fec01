import { Button, Modal, Text } from "@mantine/core"
import type { PendingNote, PendingSheet } from "@rosette/outbox/records"
import { useEffect, useState, useSyncExternalStore } from "react"
import { copyText } from "../../../lib/copy-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { noteText } from "../../../offline/note-text.ts"
import { ownSheetsAsText } from "../../../offline/sheet-text.ts"
import { followUnsentSheets, type UnsentOnDevice, unsentSheetsAsText } from "../../../offline/unsent-sheets.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import classes from "./desk.module.css"
import { useDesk, usePlace } from "./desk-context.ts"
import { DeviceNotes } from "./device-notes.tsx"
import { canBeUndone, noteFate } from "./note-words.ts"
import { usePending } from "./waiting-states.ts"
import { isSentAutomatically, type Place, placeText, savedText, sendNowText, waitingText } from "./words.ts"

type Props = {
  onOpenEntry: (entryId: number) => void
  ask: (question: Question) => Promise<boolean>
  isOpen: boolean
  onClose: () => void
}

/** Every sheet that the server does not have yet, its state, and what can be done. */
export function WaitingDialog({ onOpenEntry, ask, isOpen, onClose }: Props) {
  const desk = useDesk()
  const place = usePlace()
  const pending = usePending(desk)
  const notes = useSyncExternalStore(desk.saving.subscribe, desk.saving.notes)
  const entryIds = new Set(desk.workspace.entries.map(({ id }) => id))
  const going = [...pending].filter(
    ([entryId, sheet]) => desk.session.state === "open" && isSentAutomatically(sheet, entryIds.has(entryId)),
  ).length
  const drop = async (entryId: number, { label }: PendingSheet) => {
    const isAgreed = await ask({
      title: "Drop these scores?",
      message: `${label}: what you typed is only ${placeText("toBeDropped", place)}. If you drop it, it is gone.`,
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
      title={pending.size + notes.size === 0 ? "Everything is sent" : "Waiting to be sent"}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {pending.size > 0 && <Text mb="sm">{savedText(pending.size, going, place)}</Text>}
      {pending.size + notes.size === 0 && <Text mb="sm">Nothing is waiting.</Text>}
      <WaitingNotes notes={notes} />
      {pending.size > 0 && (
        <>
          <ul className={classes.list}>
            {[...pending].map(([entryId, sheet]) => (
              <WaitingItem
                key={entryId}
                sheet={sheet}
                isHere={entryIds.has(entryId)}
                place={place}
                onOpen={() => {
                  onOpenEntry(entryId)
                  onClose()
                }}
                onDrop={() => drop(entryId, sheet)}
              />
            ))}
          </ul>
          <div className={classes.buttons}>
            <SendNow pending={pending} going={going} isHere={(entryId) => entryIds.has(entryId)} />
            <Button variant="default" onClick={copy}>
              Copy as text
            </Button>
          </div>
        </>
      )}
      <OthersSheets />
      <DeviceNotes workspace={desk.workspace} place={place} />
    </Modal>
  )
}

/** What the judge has told of entries. It is sent before their sheets. */
function WaitingNotes({ notes }: { notes: ReadonlyMap<number, PendingNote> }) {
  const { saving, session } = useDesk()
  return (
    <ul className={classes.list}>
      {[...notes].map(([id, waiting]) => (
        <li key={id} className={classes.item}>
          <b>{waiting.label}</b>
          <Text data-state={waiting.state}>{`${noteText(waiting.note)} ${noteFate(waiting, session)}`}</Text>
          <div className={classes.buttons}>
            {canBeUndone(waiting) && (
              <Button variant="default" onClick={() => saving.drop(id)} aria-label={`Undo ${waiting.label}`}>
                Undo
              </Button>
            )}
            {waiting.refusal && (
              <Button
                variant="default"
                onClick={() => saving.sendAnyway(id)}
                aria-label={`Send ${waiting.label} again`}
              >
                Send again
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type ItemProps = { sheet: PendingSheet; isHere: boolean; place: Place; onOpen: () => void; onDrop: () => void }

/** One waiting sheet; `isHere` if its entry still exists. */
const WaitingItem = ({ sheet, isHere, place, onOpen, onDrop }: ItemProps) => (
  <li className={classes.item}>
    <b>{sheet.label}</b>
    <Text data-state={sheet.state}>{waitingText(sheet, isHere, place)}</Text>
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

type SendNowProps = {
  pending: ReadonlyMap<number, PendingSheet>
  going: number
  /** Whether the entry of a sheet still exists. */
  isHere: (entryId: number) => boolean
}

/**
 * Sends all that can be sent, also what was refused before: its reason may not hold any more. Only a sheet that was changed elsewhere
 * waits for the judge to choose. Says what this has led to.
 */
export function SendNow({ pending, going, isHere }: SendNowProps) {
  const desk = useDesk()
  const [isPressed, setPressed] = useState(false)
  const send = () => {
    for (const [entryId, { refusal }] of pending)
      if (refusal && refusal.code !== "SHEET_CHANGED" && isHere(entryId)) desk.saving.sendAnyway(entryId)
    desk.saving.wake()
    desk.refresh()
    setPressed(true)
  }
  const text = sendNowText({
    isSending: [...pending.values()].some(({ state }) => state === "sending"),
    going,
    isSignedIn: desk.session.state === "open",
    isOnline: navigator.onLine,
  })
  return (
    <>
      <Button onClick={send}>Send now</Button>
      <Text role="status" style={{ order: 1 }}>
        {isPressed && text}
      </Text>
    </>
  )
}

/** Sheets of other judges on this device: removed judges, judges with a new code, or people who share the phone. */
function OthersSheets() {
  const [sheets, setSheets] = useState<readonly UnsentOnDevice[]>([])
  const { workspace, where } = useDesk()
  const { databaseId, judge } = workspace
  useEffect(
    () =>
      followUnsentSheets((all) =>
        setSheets(all.filter((sheet) => sheet.judgeId !== judge.id || sheet.databaseId !== databaseId)),
      ),
    [databaseId, judge.id],
  )
  if (sheets.length === 0) return null
  return (
    <section className={classes.others} aria-label="Sheets of other judges">
      <div className={classes.buttons}>
        <Text fw={650}>{`Also saved on this ${where}, for another judge or event:`}</Text>
        <CopyButton text={unsentSheetsAsText(sheets)} of="these scores" />
      </div>
      <ul className={classes.list}>
        {sheets.map(({ databaseId: database, judgeId, entryId, label, judgeName, sentence }) => (
          <li key={`${database} ${judgeId} ${entryId}`} className={classes.item}>
            <b>{judgeName ? `${label}, judge ${judgeName}` : label}</b>
            <Text>{sentence}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
