import type { UseFormReturnType } from "@mantine/form"
import type { Entry } from "@rosette/contract/entries"
import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { changedValues, seenValues } from "../../../lib/forms/changed-values.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import type { EntryValues } from "./entry-values.ts"

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
export function useEntrySaving({ eventId, entry, form, noticeConflicts }: Saving) {
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
