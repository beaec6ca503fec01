import { ActionIcon, Button } from "@mantine/core"
import { IconArrowRight, IconCloudCheck, IconCloudUp, IconDeviceFloppy, IconList } from "@tabler/icons-react"
import { memo, type ReactNode } from "react"
import type { DeskMode } from "../desk/desk.ts"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { type Place, placeText } from "../desk/words.ts"
import type { NextStep } from "../entries/next-step.ts"
import classes from "./sheet.module.css"
import type { OpenSheet } from "./use-sheet.ts"
import type { Submitting } from "./use-submitting.ts"

type Props = {
  sheet: OpenSheet
  submitting: Submitting
  next: NextStep
  isPhone: boolean
  /** How many sheets the server does not have yet, this one among them. */
  waiting: number
  onWaiting: () => void
  onList: () => void
  /** Notices about all sheets: judging is closed, the session has ended. */
  notice: ReactNode
  /** What has just happened to a sheet. */
  banner: ReactNode
  /** Goes to the next criterion without points. */
  onUnscored: () => void
}

/** Within reach of the thumb: submit, save a draft, the list of entries, and the state of the sheet. */
export function SheetActionBar({ sheet, submitting, next, isPhone, waiting, ...props }: Props) {
  const { mode } = useDesk()
  const place = usePlace()
  const { pending, stored } = sheet
  const isSubmitted = stored?.isSubmitted === true && !sheet.isCompleting
  // Submitted without a connection: the judge can go on while the sheet waits.
  const isOnItsWay = pending?.isSubmitted === true && pending.state === "unsent" && submitting.underWay === null
  const isDone = isSubmitted || isOnItsWay
  const hasNothingToDo = isDone || sheet.isReadOnly
  const beside = hasNothingToDo ? (
    <NextStepButton next={next} />
  ) : (
    <DraftButton
      isPhone={isPhone}
      canSave={submitting.canSaveDraft}
      isArmed={submitting.isArmed}
      isSaving={submitting.underWay === "draft"}
      onSave={submitting.saveDraft}
    />
  )
  return (
    <div className={classes.bar}>
      {props.banner}
      {props.notice}
      <div className={classes.state}>
        <p role="status">
          <span data-state={pending?.state}>{stateText(sheet, mode, place)}</span>
        </p>
        {mode.isBinding && (
          <button
            type="button"
            className={classes.waiting}
            data-waiting={waiting > 0 || undefined}
            onClick={props.onWaiting}
          >
            {waiting > 0 ? <IconCloudUp size={18} aria-hidden /> : <IconCloudCheck size={18} aria-hidden />}
            {waiting > 0 ? <span>{`${waiting} waiting`}</span> : <span className={classes.hidden}>All sent</span>}
          </button>
        )}
        <div role="status">
          {hasNothingToDo ? next.left : <ScoredSoFar sum={sheet.sum} onUnscored={props.onUnscored} />}
        </div>
      </div>
      <div className={classes.actionBarButtons}>
        {isPhone ? <ListButton onList={props.onList} /> : beside}
        <SubmitButton
          // Filled when it is the next thing to do; it also works before that.
          isNext={isDone || sheet.sum.unscored.length === 0}
          canSend={submitting.canSend}
          isArmed={submitting.isArmed}
          onSubmit={submitting.submit}
        >
          {isDone ? "Submitted" : submitting.underWay === "submit" ? "Submitting..." : "Submit Score"}
        </SubmitButton>
        {isPhone && beside}
      </div>
    </div>
  )
}

/** How many criteria are left to score; pressed, it goes to the next of them. */
function ScoredSoFar({ sum: { scored, applicable }, onUnscored }: Pick<OpenSheet, "sum"> & { onUnscored: () => void }) {
  const left = applicable - scored
  if (left === 0) return applicable === 0 ? null : <b className={classes.all}>All scored</b>
  return (
    <button type="button" className={classes.left} onClick={onUnscored}>
      <span>{`${left} left`}</span> <span className={classes.hidden}>to score: go to the next</span>
      <span aria-hidden="true">↓</span>
    </button>
  )
}

/** Takes the place of the draft button, not of Submit: a tap that comes too late does no harm there. */
function NextStepButton({ next: { go, label, text } }: { next: NextStep }) {
  if (!go) return null
  return (
    <Button className={classes.beside} px={4} aria-label={label} title={label} onClick={go}>
      {text}
      <IconArrowRight size={20} aria-hidden />
    </Button>
  )
}

// A score changes none of these buttons, so that a tap on the sheet does not render them.

const ListButton = memo(function ListButton({ onList }: Pick<Props, "onList">) {
  return (
    <ActionIcon variant="default" className={classes.beside} onClick={onList} aria-haspopup="dialog">
      <IconList size={22} aria-hidden />
      <span className={classes.word}>Entries</span>
      <span className={classes.hidden}>: find another entry</span>
    </ActionIcon>
  )
})

type SubmitProps = { isNext: boolean; canSend: boolean; isArmed: boolean; onSubmit: () => void; children: string }

const SubmitButton = memo(function SubmitButton({ isNext, canSend, isArmed, onSubmit, children }: SubmitProps) {
  return (
    <Button
      className={classes.submit}
      variant={isNext ? "filled" : "outline"}
      disabled={!canSend}
      aria-disabled={!isArmed || undefined}
      px="xs"
      onClick={onSubmit}
    >
      {children}
    </Button>
  )
})

type DraftProps = { isPhone: boolean; canSave: boolean; isArmed: boolean; isSaving: boolean; onSave: () => void }

const DraftButton = memo(function DraftButton({ isPhone, canSave, isArmed, isSaving, onSave }: DraftProps) {
  const icon = <IconDeviceFloppy size={22} aria-hidden />
  const state = {
    disabled: !canSave,
    "aria-disabled": !isArmed || undefined,
    onClick: onSave,
    className: classes.beside,
  }
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
      <span className={classes.word}>Save</span>
    </ActionIcon>
  )
})

/** Where this sheet is, in a few words: on this device, being sent, on the server, or waiting for the judge. */
function stateText({ pending, stored, isCompleting, isReadOnly }: OpenSheet, mode: DeskMode, place: Place): string {
  if (pending?.state === "sending") return pending.isSubmitted ? "Submitting..." : mode.savingDraft
  if (isCompleting) return "Not complete"
  if (stored?.isSubmitted) return "Submitted"
  if (isReadOnly) return "Read-only"
  if (mode.sheetState) return mode.sheetState
  if (pending?.state === "needs-you" && pending.refusal?.code !== "EVENT_CLOSED") return "Not saved"
  if (pending) return placeText("state", place)
  return stored ? "Draft saved" : "Not scored yet"
}
