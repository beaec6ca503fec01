import { Button, Group, Stack, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { competes } from "@rosette/domain/entries/entry-status"
import { type FormEvent, useState } from "react"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { AwardGone } from "./award-form.tsx"
import { type AwardWithHolders, entryOption } from "./award-holders.ts"
import { useAwardAssignment } from "./use-award-removal.ts"

const SHOWN_OPTIONS = 100

type Props = {
  /** Undefined once the award is deleted. */
  held: AwardWithHolders | undefined
  entries: readonly Entry[]
  isOpen: boolean
  onClose: () => void
}

/** Assigns an award to an entry. Use a new key for each award. */
export function AssignDialog({ held, isOpen, onClose, ...form }: Props) {
  return (
    <FormDialog title="Assign Award" isOpen={isOpen} onClose={onClose} isDirty={false}>
      {(close) =>
        held ? (
          <AssignForm held={held} onAssigned={onClose} onCancel={close} {...form} />
        ) : (
          <Stack gap="md">
            <AwardGone />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Close
              </Button>
            </Group>
          </Stack>
        )
      }
    </FormDialog>
  )
}

type FormProps = Pick<Props, "entries"> & {
  held: AwardWithHolders
  onAssigned: () => void
  onCancel: () => void
}

function AssignForm({ held: { award, holders }, entries, onAssigned, onCancel }: FormProps) {
  const [entryId, setEntryId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const assignment = useAwardAssignment({ onAssigned, onRefused: setError })
  const isEntryGone = entryId !== null && !entries.some(({ id }) => String(id) === entryId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entryId === null || isEntryGone) return setError("Please choose an entry")
    assignment.assign(award.id, Number(entryId))
  }
  const holding = new Set(holders.map(({ entry }) => entry.id))
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          Who gets <b>{award.name}</b>?
        </Text>
        <SearchedSelect
          label="Entry"
          placeholder="Type a name, voting ID or owner"
          required
          openOnFocus={false}
          data-autofocus
          limit={SHOWN_OPTIONS}
          nothingFoundMessage="No entry matches"
          data={entries.map((entry) => ({
            value: String(entry.id),
            label: entryOption(entry),
            disabled: holding.has(entry.id) || !competes(entry),
          }))}
          value={entryId}
          onChange={(value) => {
            setEntryId(value)
            setError(null)
          }}
          error={isEntryGone ? "This entry was deleted meanwhile. Please choose another one." : error}
        />
        <FormButtons
          onCancel={onCancel}
          label="Assign Award"
          isPending={assignment.isAssigning}
          pendingLabel="Assigning..."
        />
      </Stack>
    </form>
  )
}
