import { Button, Group, Stack, Text } from "@mantine/core"
import type { Entry, EntryClass } from "@rosette/contract"
import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { type ClassChoice, presentChoice } from "../classes/class-choice.ts"
import { ClassChoiceSelect } from "../classes/class-select.tsx"
import { useEntriesChanged } from "../photos/use-entries-changed.ts"

type Props = {
  eventId: number
  entries: readonly Entry[]
  classes: readonly EntryClass[]
  isOpen: boolean
  onClose: () => void
}

/** Puts many entries into a class at once, or takes them out of theirs. Mount it anew (by a key) for each batch. */
export function EntriesClassDialog({ eventId, entries, classes, isOpen, onClose }: Props) {
  const [chosen, setChosen] = useState<ClassChoice>("any")
  const tellEntriesChanged = useEntriesChanged(eventId)
  const update = trpc.organizer.updateEntries.useMutation({ onSuccess: tellEntriesChanged })
  const choice = presentChoice(chosen, classes)
  const into = classes.find(({ id }) => id === choice) ?? null
  const isChosen = choice !== "any"
  const count = plural(entries.length, "entry", "entries")
  const save = () =>
    update.mutate(
      { eventId, entryIds: entries.map(({ id }) => id), classId: into?.id ?? null },
      {
        onSuccess({ updatedCount }) {
          feedback.success("Class set", `${plural(updatedCount, "entry", "entries")} changed.`)
          onClose()
        },
        onError: (error) => feedback.failure("The class could not be set", errorText(error)),
      },
    )
  return (
    <FormDialog
      title={`Set class of ${count}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isChosen && !update.isPending}
    >
      {(close) => (
        <Stack gap="md">
          <ClassChoiceSelect
            label="Class"
            any="Choose a class"
            classes={classes}
            value={choice}
            onChange={setChosen}
            data-autofocus
          />
          <Text c="dimmed" role="status">
            {isChosen && (into ? `${count} will be in “${into.name}”.` : `${count} will be in no class.`)}
          </Text>
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
