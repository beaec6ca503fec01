import type { UseFormReturnType } from "@mantine/form"
import type { Entry } from "@rosette/contract"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { showRefusalOnForm } from "../../lib/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { changesOf, type EntryValues } from "./entry-values.ts"
import { useEntriesChanged } from "./use-entries-changed.ts"

type Saving = {
  eventId: number
  entry: Entry | null
  form: UseFormReturnType<EntryValues>
  onSaved: () => void
}

/** Saves the form of an entry: a new one, or what was changed of a present one; a refusal lands on its field. */
export function useEntrySaving({ eventId, entry, form, onSaved }: Saving) {
  const tellEntriesChanged = useEntriesChanged(eventId)
  const onError = (error: unknown) => {
    feedback.failure(`Failed to save entry: ${refusalOf(error).message}`)
    showRefusalOnForm(form, error, { VOTING_ID_TAKEN: "votingId" })
  }
  const onSuccess = async (saved: Entry) => {
    await tellEntriesChanged()
    feedback.success(entry ? "Entry saved" : "Entry added", saved.entryName)
    onSaved()
  }
  const create = trpc.organizer.createEntry.useMutation({ onSuccess, onError })
  const update = trpc.organizer.updateEntry.useMutation({ onSuccess, onError })
  const save = (values: EntryValues) => {
    if (!entry) return create.mutate({ eventId, ...values })
    const changes = changesOf(form.getInitialValues(), values)
    if (Object.keys(changes).length === 0) return onSaved()
    update.mutate({ entryId: entry.id, ...changes })
  }
  return { save, isPending: create.isPending || update.isPending }
}
