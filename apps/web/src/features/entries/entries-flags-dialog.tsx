import { Button, Group, SegmentedControl, Stack, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract"
import type { EntryFlag } from "@rosette/domain"
import { useId, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useEntriesChanged } from "../photos/use-entries-changed.ts"
import { chosenFlags, type FlagChoice, LEAVE_ALL } from "./entries-flags.ts"
import { FLAG_LABELS } from "./entry-values.ts"

const CHOICES: { value: FlagChoice; label: string }[] = [
  { value: "leave", label: "Leave" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]

type Props = { eventId: number; entries: readonly Entry[]; isOpen: boolean; onClose: () => void }

/** Sets the same flags for many entries at once. Mount it anew (by a key) for each batch. */
export function EntriesFlagsDialog({ eventId, entries, isOpen, onClose }: Props) {
  const [choices, setChoices] = useState(LEAVE_ALL)
  const tellEntriesChanged = useEntriesChanged(eventId)
  const update = trpc.organizer.updateEntries.useMutation({ onSuccess: tellEntriesChanged })
  const flags = chosenFlags(choices)
  const isChosen = Object.keys(flags).length > 0
  const count = plural(entries.length, "entry", "entries")
  const choose = (flag: EntryFlag, choice: string) =>
    setChoices((before) => ({ ...before, [flag]: CHOICES.find(({ value }) => value === choice)?.value ?? "leave" }))
  const save = () =>
    update.mutate(
      { eventId, entryIds: entries.map(({ id }) => id), ...flags },
      {
        onSuccess({ updatedCount }) {
          feedback.success("Flags set", `${plural(updatedCount, "entry", "entries")} changed.`)
          onClose()
        },
        onError: (error) => feedback.failure("The flags could not be set", errorText(error)),
      },
    )
  return (
    <FormDialog
      title={`Set flags of ${count}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isChosen && !update.isPending}
    >
      {(close) => (
        <Stack gap="md">
          <Text c="dimmed">Flags decide which criteria apply to an entry. What you leave stays as it is on each.</Text>
          {FLAG_LABELS.map(([flag, label]) => (
            <FlagLine key={flag} label={label} value={choices[flag]} onChange={(choice) => choose(flag, choice)} />
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={save} disabled={!isChosen || update.isPending}>
              {update.isPending ? "Saving..." : `Set for ${count}`}
            </Button>
          </Group>
        </Stack>
      )}
    </FormDialog>
  )
}

type LineProps = { label: string; value: FlagChoice; onChange: (choice: string) => void }

function FlagLine({ label, value, onChange }: LineProps) {
  const id = useId()
  return (
    <Group justify="space-between" gap="xs">
      <span id={id}>{label}</span>
      <SegmentedControl aria-labelledby={id} data={CHOICES} value={value} onChange={onChange} />
    </Group>
  )
}
