import type { UseFormReturnType } from "@mantine/form"
import type { Entry } from "@rosette/contract"
import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { changedValues, seenValues } from "../../../lib/forms/changed-values.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useEntriesChanged } from "../../photos/use-entries-changed.ts"
import type { EntryValues } from "./entry-values.ts"

type Saving = {
  eventId: number
  entry: Entry | null
  form: UseFormReturnType<EntryValues>
  /** Says that somebody else has changed the same fields; false where the error is another one. */
  noticeConflicts: (error: unknown) => boolean
}

type Sent = Partial<EntryValues>

/** What the form was opened with, as the server holds it: no image and no class are null there. */
const expectedOf = ({ imageUrl, classId, ...seen }: Sent) => ({
  ...seen,
  ...(imageUrl !== undefined && { imageUrl: imageUrl || null }),
  ...(classId !== undefined && { classId: classId || null }),
})

/** Saves the form of an entry: a new one, or what was changed of a present one; a refusal lands on its field. */
export function useEntrySaving({ eventId, entry, form, noticeConflicts }: Saving) {
  const tellEntriesChanged = useEntriesChanged(eventId)
  const [isGone, setGone] = useState(false)
  const onError = (error: unknown) => {
    if (noticeConflicts(error)) return
    feedback.failure(`Failed to save entry: ${refusalOf(error).message}`)
    if (entry && refusalOf(error).code === "NOT_FOUND") return setGone(true)
    showRefusalOnForm(form, error, { VOTING_ID_TAKEN: "votingId" })
  }
  const create = trpc.organizer.createEntry.useMutation({ onSuccess: tellEntriesChanged, onError })
  const update = trpc.organizer.updateEntry.useMutation({ onSuccess: tellEntriesChanged, onError })
  const add = (values: EntryValues, onAdded: (entry: Entry) => void) =>
    create.mutate(
      { eventId, ...values, classId: values.classId || null },
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
