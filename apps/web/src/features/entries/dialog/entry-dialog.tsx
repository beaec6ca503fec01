import { schemaResolver, useForm } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { useState } from "react"
import { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { EntryForm } from "./entry-form.tsx"
import { type EntryValues, entrySchema, hasOwnPhoto, NEW_ENTRY, valuesOf, withoutOwnPhoto } from "./entry-values.ts"
import { useEntryPhoto } from "./use-entry-photo.ts"
import { useEntrySaving } from "./use-entry-saving.ts"

type Props = {
  eventId: number
  entry: Entry | null
  /** The voting IDs of the other entries. */
  votingIds: readonly string[]
  /** Of the event. */
  classes: readonly EntryClass[]
  isOpen: boolean
  onClose: () => void
  /** Called if the entry was added but its photo was not, so that the photo can be sent again. */
  onPhotoFailed: (entry: Entry, sentence: string) => void
}

/**
 * Adds an entry, or changes the given one. Use a new key for each entry: the dialog keeps the entry that it
 * was opened for, even if somebody else deletes it.
 */
export function EntryDialog({ eventId, entry: opened, votingIds, classes, isOpen, onClose, onPhotoFailed }: Props) {
  const [entry] = useState(opened)
  const [initialValues] = useState(() => valuesOf(entry))
  const form = useForm<EntryValues>({ initialValues, validate: schemaResolver(entrySchema, { sync: true }) })
  const conflicts = useFieldConflicts(form)
  const photo = useEntryPhoto()
  const saving = useEntrySaving({ eventId, entry, form, noticeConflicts: conflicts.notice })
  const isPending = saving.isPending || photo.isSending
  const startAnother = () => {
    form.setInitialValues(NEW_ENTRY)
    form.reset()
    form.getInputNode("entryName")?.focus()
  }
  const add = (values: EntryValues, isMore: boolean) =>
    saving.add(values, async (added) => {
      const failure = await photo.sendTo(added)
      if (failure) onPhotoFailed(added, failure)
      else if (isMore) startAnother()
      else onClose()
    })
  const isNew = entry === null
  return (
    <FormDialog
      title={isNew ? "Add Entry" : "Edit Entry"}
      isOpen={isOpen}
      onClose={onClose}
      size="44rem"
      isDirty={(form.isDirty() || photo.file !== null) && !isPending}
    >
      {(close) => (
        <EntryForm
          form={form}
          isNew={isNew}
          isPending={isPending}
          votingIds={votingIds}
          classes={classes}
          conflicts={conflicts}
          photo={isNew ? photo : null}
          hasImageField={!hasOwnPhoto(entry) && photo.file === null}
          onAddAgain={saving.isGone ? () => add(withoutOwnPhoto(form.getValues()), false) : null}
          onSubmit={(values, isMore) => (entry ? saving.change(entry, values, onClose) : add(values, isMore))}
          onCancel={close}
        />
      )}
    </FormDialog>
  )
}
