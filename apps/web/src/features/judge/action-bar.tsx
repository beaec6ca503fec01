import { ActionIcon, Button } from "@mantine/core"
import { IconArrowRight, IconDeviceFloppy, IconLayoutList, IconSend2 } from "@tabler/icons-react"
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
  onList: () => void
}

/** Where the thumb is: submit, save a draft, the list of entries, and what has become of the sheet so far. */
export function ActionBar({ sheet, submitting, position, isPhone, isDemo, onList }: Props) {
  const { pending, stored } = sheet
  const isSending = pending?.state === "sending"
  const isSubmitted = stored?.isSubmitted === true
  return (
    <div className={classes.bar}>
      <p className={classes.state} role="status">
        <span data-state={pending?.state}>{stateText(sheet, isPhone, isDemo)}</span>
        <span>{`${sheet.sum.scored} of ${sheet.sum.applicable} scored`}</span>
      </p>
      <div className={classes.buttons}>
        {isPhone && (
          <Button variant="default" className={classes.button} px="sm" onClick={onList} aria-haspopup="dialog">
            <IconLayoutList size={22} aria-hidden />
            <span className={classes.at}>{`${position.index + 1}/${position.count}`}</span>
            <span className={classes.hidden}>Find another entry</span>
          </Button>
        )}
        {isSubmitted && position.next ? (
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
            {isSubmitted ? "Submitted" : isSending && pending.isSubmitted ? "Submitting..." : "Submit Score"}
          </Button>
        )}
        {!isSubmitted && (
          <DraftButton submitting={submitting} isPhone={isPhone} isSaving={isSending && !pending.isSubmitted} />
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

/** Whether the server has this sheet, in a few words. */
function stateText({ pending, stored }: OpenSheet, isPhone: boolean, isDemo: boolean): string {
  if (pending?.state === "sending") return pending.isSubmitted ? "Submitting..." : "Saving..."
  if (stored?.isSubmitted) return "Submitted"
  if (isDemo) return "Test Mode: nothing is saved"
  if (pending) return isPhone ? "Kept on this phone, not sent" : "Kept on this device, not sent"
  return stored ? "Draft saved" : "Not scored yet"
}
