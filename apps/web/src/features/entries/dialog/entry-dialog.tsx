import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { changedValues, seenValues } from "../../../lib/forms/changed-values.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useClassMoves } from "../../place-moves/class-moves.tsx"
import { EntryForm } from "./entry-form.tsx"
import { useEntryPhoto } from "./entry-photo-field.tsx"
import { type EntryValues, entrySchema, hasOwnPhoto, NEW_ENTRY, valuesOf, withoutOwnPhoto } from "./entry-values.ts"

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
  const moves = useClassMoves(eventId, entry ? [entry] : [], form.values.classId || null)
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
          moves={moves}
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

type Saving = {
  eventId: number
  entry: Entry | null
  form: UseFormReturnType<EntryValues>
  /** Shows the conflict if somebody else has changed the same fields; returns false for any other error. */
  noticeConflicts: (error: unknown) => boolean
}

type Sent = Partial<EntryValues>

/** The form's initial values as the server stores them: no image and no class are null. */
const expectedOf = ({ imageUrl, classId, ...seen }: Sent) => ({
  ...seen,
  ...(imageUrl !== undefined && { imageUrl: imageUrl || null }),
  ...(classId !== undefined && { classId: classId || null }),
})

/** Saves a new entry, or the changed fields of an existing one; shows a refusal on its field. */
function useEntrySaving({ eventId, entry, form, noticeConflicts }: Saving) {
  const [isGone, setGone] = useState(false)
  const onError = (error: unknown) => {
    if (noticeConflicts(error)) return
    feedback.failure(`Failed to save entry: ${refusalOf(error).message}`)
    if (entry && refusalOf(error).code === "NOT_FOUND") return setGone(true)
    showRefusalOnForm(form, error, { VOTING_ID_TAKEN: "votingId" })
  }
  const { mutationId, onSettled } = useCreationAttempt()
  const create = trpc.organizer.createEntry.useMutation({ onError, onSettled })
  const update = trpc.organizer.updateEntry.useMutation({ onError })
  const add = (values: EntryValues, onAdded: (entry: Entry) => void) =>
    create.mutate(
      { eventId, ...values, classId: values.classId || null, mutationId: mutationId() },
      {
        onSuccess(added) {
          feedback.success("Entry added", added.entryName)
          onAdded(added)
        },
      },
    )
  const change = ({ id }: Entry, values: EntryValues, onChanged: () => void) => {
    const before = form.getInitialValues()
    const changes = changedValues(before, values)
    if (Object.keys(changes).length === 0) return onChanged()
    update.mutate(
      { entryId: id, ...changes, expected: expectedOf(seenValues(before, changes)) },
      {
        onSuccess({ entryName }) {
          feedback.success("Entry saved", entryName)
          onChanged()
        },
      },
    )
  }
  return { add, change, isGone, isPending: create.isPending || update.isPending }
}
