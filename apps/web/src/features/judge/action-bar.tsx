import { ActionIcon, Button } from "@mantine/core"
import {
  IconArrowRight,
  IconCloudCheck,
  IconCloudUp,
  IconDeviceFloppy,
  IconLayoutList,
  IconSend2,
} from "@tabler/icons-react"
import classes from "./action-bar.module.css"
import type { Position } from "./use-position.ts"
import type { OpenSheet } from "./use-sheet.ts"
import type { Submitting } from "./use-submitting.ts"

type Props = {
  sheet: OpenSheet
  submitting: Submitting
  position: Position
  isPhone: boolean
  isDemo: boolean
  /** How many sheets the server does not have yet, this one among them. */
  waiting: number
  onWaiting: () => void
  onList: () => void
}

/** Where the thumb is: submit, save a draft, the list of entries, and what has become of the sheet so far. */
export function ActionBar({ sheet, submitting, position, isPhone, isDemo, waiting, onWaiting, onList }: Props) {
  const { pending, stored } = sheet
  const isSubmitted = stored?.isSubmitted === true
  // Submitted without a line: the way on is open, while the sheet waits.
  const isOnItsWay = pending?.isSubmitted === true && pending.state === "kept" && submitting.underWay === null
  return (
    <div className={classes.bar}>
      <div className={classes.state}>
        <p role="status">
          <span data-state={pending?.state}>{stateText(sheet, isPhone, isDemo)}</span>
        </p>
        <p role="status">{`${sheet.sum.scored} of ${sheet.sum.applicable} scored`}</p>
        {!isDemo && (
          <button type="button" className={classes.waiting} data-waiting={waiting > 0 || undefined} onClick={onWaiting}>
            {waiting > 0 ? <IconCloudUp size={18} aria-hidden /> : <IconCloudCheck size={18} aria-hidden />}
            {waiting > 0 ? `${waiting} waiting` : "All sent"}
          </button>
        )}
      </div>
      <div className={classes.buttons}>
        {isPhone && (
          <Button variant="default" className={classes.button} px="sm" onClick={onList} aria-haspopup="dialog">
            <IconLayoutList size={22} aria-hidden />
            <span className={classes.at}>{`${position.index + 1}/${position.count}`}</span>
            <span className={classes.hidden}>Find another entry</span>
          </Button>
        )}
        {(isSubmitted || isOnItsWay) && position.next ? (
          <Button
            className={classes.submit}
            rightSection={<IconArrowRight size={20} aria-hidden />}
            onClick={position.next}
          >
            Next entry
          </Button>
        ) : (
          <Button
            className={classes.submit}
            disabled={!submitting.canSend}
            leftSection={!isSubmitted && !isPhone && <IconSend2 size={20} aria-hidden />}
            px="xs"
            onClick={submitting.submit}
          >
            {isSubmitted ? "Submitted" : submitting.underWay === "submit" ? "Submitting..." : "Submit Score"}
          </Button>
        )}
        {!isSubmitted && (
          <DraftButton submitting={submitting} isPhone={isPhone} isSaving={submitting.underWay === "draft"} />
        )}
      </div>
    </div>
  )
}

function DraftButton({
  submitting,
  isPhone,
  isSaving,
}: {
  submitting: Submitting
  isPhone: boolean
  isSaving: boolean
}) {
  const icon = <IconDeviceFloppy size={22} aria-hidden />
  const state = { disabled: !submitting.canSend, onClick: submitting.saveDraft, className: classes.button }
  if (!isPhone) {
    return (
      <Button variant="default" leftSection={icon} {...state}>
        {isSaving ? "Saving..." : "Save as Draft"}
      </Button>
    )
  }
  return (
    <ActionIcon variant="default" aria-label="Save as Draft" title="Save as Draft" {...state}>
      {icon}
    </ActionIcon>
  )
}

/** Where this sheet is, in a few words: on this device, on its way, on the server, or waiting for the judge. */
function stateText({ pending, stored }: OpenSheet, isPhone: boolean, isDemo: boolean): string {
  if (pending?.state === "sending") return pending.isSubmitted ? "Submitting..." : isDemo ? "Saving..." : "Sending…"
  if (stored?.isSubmitted) return "Submitted"
  if (isDemo) return "Test Mode: nothing is saved"
  if (pending?.state === "needs-you") return "Needs you"
  if (pending) return isPhone ? "Kept on this phone" : "Kept on this device"
  return stored ? "Draft on the server" : "Not scored yet"
}
