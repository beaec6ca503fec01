import { Button, Modal, Radio, Stack, Text, Textarea } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { LIMITS } from "@rosette/contract/limits"
import { REPORT_KINDS, REPORT_WORDS, type ReportKind } from "@rosette/domain/entries/entry-reports"
import { noteId } from "@rosette/outbox/notes"
import type { EntryNote } from "@rosette/outbox/records"
import { type ReactNode, useState } from "react"
import { entryLabel } from "../../../offline/entry-label.ts"
import { useDesk } from "../desk/desk-context.ts"
import { shownName } from "../desk/entry-names.ts"
import { conflictOf } from "../entries/entry-group.ts"
import { MoveSheet } from "./move-sheet.tsx"
import { useDraft } from "./use-draft.ts"

type Step = "menu" | "aside" | "report" | "move"
type Props = { entry: Entry; isOpen: boolean; onClose: () => void }

const TITLES: Record<Step, string> = {
  menu: "About this entry",
  aside: "I know this one",
  report: "Report",
  move: "Move this sheet",
}

/** The sheet's menu: what a judge tells the organizer of an entry, in a dialog with buttons for a thumb. */
export function EntryMenuDialog({ entry, isOpen, onClose }: Props) {
  const { workspace, saving } = useDesk()
  const draft = useDraft(entry)
  const [step, setStep] = useState<Step>("menu")
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setStep("menu")
  }
  const tell = (note: EntryNote) => {
    saving.storeNote(note, entryLabel(entry))
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`${TITLES[step]}: ${entry.votingId}`}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {step === "menu" && (
        <Stack gap="sm">
          {!conflictOf(workspace, entry.id) && (
            <Button variant="default" size="lg" data-autofocus onClick={() => setStep("aside")}>
              I know this one…
            </Button>
          )}
          <Button variant="default" size="lg" onClick={() => setStep("report")}>
            Report…
          </Button>
          {draft && (
            <Button variant="default" size="lg" onClick={() => setStep("move")}>
              Move this sheet…
            </Button>
          )}
        </Stack>
      )}
      {step === "aside" && <AsideForm entry={entry} tell={tell} />}
      {step === "report" && <ReportForm entry={entry} tell={tell} />}
      {step === "move" &&
        (draft ? (
          <MoveSheet entry={entry} draft={draft} onMoved={onClose} />
        ) : (
          <Text role="alert">{`Your sheet of ${entry.votingId} is no draft any more, so it cannot be moved.`}</Text>
        ))}
    </Modal>
  )
}

type FormProps = { entry: Entry; tell: (note: EntryNote) => void }

/** Asks once, and says what becomes of the sheet. */
function AsideForm({ entry, tell }: FormProps) {
  const { workspace, saving } = useDesk()
  const [reason, setReason] = useState("")
  const { reasonMaxChars } = LIMITS.conflict
  const stored = workspace.sheets.find(({ entryId }) => entryId === entry.id)
  const waiting = saving.pending().get(entry.id)
  const isSubmitted = stored?.isSubmitted || waiting?.isSubmitted
  return (
    <Form
      send={() => tell({ call: "stepAside", entryId: entry.id, reason })}
      action="Step aside"
      text={reason}
      maxChars={reasonMaxChars}
    >
      <Text>
        {`You do not judge ${shownName(entry)}, and the organizer reads that you know it.`}
        {isSubmitted
          ? " Your sheet is kept, and does not count."
          : (stored || waiting) && " What you scored is kept, and only you see it."}
      </Text>
      <TextField label="Why?" text={reason} maxChars={reasonMaxChars} onChange={setReason} />
    </Form>
  )
}

/** Begins with the report that waits here, if there is one: a new one takes its place. */
function ReportForm({ entry, tell }: FormProps) {
  const { saving } = useDesk()
  const waiting = saving.notes().get(noteId({ call: "reportEntry", entryId: entry.id }))?.note
  const before = waiting?.call === "reportEntry" ? waiting : null
  const [kind, setKind] = useState<ReportKind | null>(before?.kind ?? null)
  const [text, setText] = useState(before?.text ?? "")
  const { textMaxChars } = LIMITS.entryReport
  return (
    <Form
      send={() => kind && tell({ call: "reportEntry", entryId: entry.id, kind, text })}
      action="Send report"
      isReady={kind !== null}
      text={text}
      maxChars={textMaxChars}
    >
      <Radio.Group
        label="What is wrong?"
        value={kind}
        onChange={(value) => setKind(REPORT_KINDS.find((one) => one === value) ?? null)}
      >
        <Stack gap={0} mt="xs">
          {REPORT_KINDS.map((one) => (
            <Radio key={one} value={one} label={REPORT_WORDS[one]} py="sm" />
          ))}
        </Stack>
      </Radio.Group>
      <TextField label="In a few words" text={text} maxChars={textMaxChars} onChange={setText} />
    </Form>
  )
}

type FormPartsProps = {
  send: () => void
  action: string
  isReady?: boolean
  text: string
  maxChars: number
  children: ReactNode
}

const Form = ({ send, action, isReady = true, text, maxChars, children }: FormPartsProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      if (isReady && text.length <= maxChars) send()
    }}
  >
    <Stack gap="md">
      {children}
      <Button type="submit" size="lg" disabled={!isReady}>
        {action}
      </Button>
    </Stack>
  </form>
)

type TextFieldProps = { label: string; text: string; maxChars: number; onChange: (text: string) => void }

/** Nothing is cut off unseen: a text that is too long is refused. */
const TextField = ({ label, text, maxChars, onChange }: TextFieldProps) => (
  <Textarea
    label={label}
    description="Optional"
    rows={3}
    value={text}
    error={text.length > maxChars && `This can have ${maxChars} characters, and has ${text.length}.`}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
