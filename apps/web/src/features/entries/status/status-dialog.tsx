import { Alert, Stack, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { numberedName } from "@rosette/domain/entries/entry-names"
import { lacksReason } from "@rosette/domain/entries/entry-status"
import { type FormEvent, useState } from "react"
import { isolated } from "../../../lib/isolated.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import type { StatusAim } from "../../entry-status/use-status-saving.ts"
import { MovesPreview, useLiveMoves, useResultsVersion } from "../../place-moves/moves-preview.tsx"
import { mayMovePlaces, needsDialog, statusAction } from "./status-actions.ts"
import { ReasonField, reasonProblem } from "./status-reason.tsx"
import { STATUS_EFFECTS } from "./status-words.ts"

type Props = {
  eventId: number
  /** The entry as it was when this was opened, and the status that it gets. */
  aim: StatusAim
  /** The entry as it is now. */
  present: Entry
  /** Resolves to null, or to the sentence of the refusal. */
  save: (reason: string) => Promise<string | null>
  isOpen: boolean
  onClose: () => void
}

/** Asks for the reason of a status, and shows whose place moves. Use a new key for each opening. */
export function StatusDialog({ eventId, aim, present, save, isOpen, onClose }: Props) {
  const [reason, setReason] = useState(present.status === aim.status ? present.statusReason : "")
  const [isPending, setPending] = useState(false)
  const isDirty = needsDialog(aim) && reason !== aim.entry.statusReason && reason !== "" && !isPending
  return (
    <FormDialog
      title={`${statusAction(aim)}: ${isolated(numberedName(aim.entry))}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isDirty}
    >
      {(close) => (
        <StatusForm
          eventId={eventId}
          aim={aim}
          reason={reason}
          onReason={setReason}
          isPending={isPending}
          onSave={async () => {
            setPending(true)
            const refusal = await save(reason.trim())
            setPending(false)
            if (refusal === null) onClose()
            return refusal
          }}
          onCancel={close}
        />
      )}
    </FormDialog>
  )
}

type FormProps = Pick<Props, "eventId" | "aim"> & {
  reason: string
  onReason: (reason: string) => void
  isPending: boolean
  onSave: () => Promise<string | null>
  onCancel: () => void
}

function StatusForm({ eventId, aim, reason, onReason, isPending, onSave, onCancel }: FormProps) {
  const { entry, status } = aim
  const change = mayMovePlaces(aim) ? { entries: [{ entryId: entry.id, status }] } : null
  const live = useLiveMoves(eventId, change, useResultsVersion(eventId))
  const [problem, setProblem] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setProblem(null)
    if (reasonProblem(status, reason) === null) setProblem(await onSave())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {change && <Text>{STATUS_EFFECTS[status]}</Text>}
        {needsDialog(aim) && (
          <ReasonField
            value={reason}
            onChange={onReason}
            isRequired={lacksReason({ status, statusReason: "" })}
            error={isChecked ? reasonProblem(status, reason) : null}
          />
        )}
        {change && <MovesPreview {...live} />}
        {problem && (
          <Alert color="red" role="alert" title="The status was not changed">
            {problem}
          </Alert>
        )}
        <FormButtons
          onCancel={onCancel}
          label={entry.status === status ? "Save Reason" : statusAction(aim)}
          isPending={isPending}
          isDisabled={change !== null && live.read === null}
        />
      </Stack>
    </form>
  )
}
