import { Textarea } from "@mantine/core"
import { entryCalls, STATUS_TEXTS } from "@rosette/contract/entries"
import { type EntryStatus, lacksReason } from "@rosette/domain/entries/entry-status"

const sentReason = entryCalls.updateEntry.input.shape.statusReason

/** What is wrong with a reason for this status; null if nothing is. */
export function reasonProblem(status: EntryStatus, reason: string): string | null {
  if (lacksReason({ status, statusReason: reason.trim() })) return STATUS_TEXTS.reasonNeeded
  return sentReason.safeParse(reason).error?.issues[0]?.message ?? null
}

type Props = { value: string; onChange: (reason: string) => void; isRequired: boolean; error: string | null }

/** Why an entry is withdrawn or disqualified. */
export const ReasonField = ({ value, onChange, isRequired, error }: Props) => (
  <Textarea
    label="Reason"
    description="Only organizers see it."
    required={isRequired}
    autosize
    minRows={2}
    maxRows={8}
    data-autofocus
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
