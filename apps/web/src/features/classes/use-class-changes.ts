import type { EntryClass } from "@rosette/contract/classes"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { type Inputs, trpc } from "../../lib/trpc.ts"

type ClassFields = Omit<Inputs["organizer"]["createClass"], "eventId">
type Outcome = { onSaved: (saved: EntryClass) => void; onRefused: (error: unknown) => void }
type Change = { changes: Partial<ClassFields>; expected: Partial<ClassFields> }

/** Saves a new class, or the changed fields of an existing one with their previous values. */
export function useClassSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const options = { onSuccess: onSaved, onError: onRefused }
  const { mutationId, onSettled } = useCreationAttempt()
  const create = trpc.organizer.createClass.useMutation({ ...options, onSettled })
  const update = trpc.organizer.updateClass.useMutation(options)
  return {
    add: (fields: ClassFields) => create.mutate({ eventId, ...fields, mutationId: mutationId() }),
    change: (classId: number, { changes, expected }: Change) => update.mutate({ classId, ...changes, expected }),
    isPending: create.isPending || update.isPending,
  }
}

/** Deletes an unused class, or merges one into another. */
export const useClassRemoval = () => ({
  deleting: trpc.organizer.deleteClass.useMutation(),
  merging: trpc.organizer.mergeClass.useMutation(),
})
