import type { Criterion } from "@rosette/contract/criteria"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { type Inputs, trpc } from "../../lib/trpc.ts"

type CriterionFields = Omit<Inputs["organizer"]["createCriterion"], "eventId">

type Outcome = { onSaved: (criterion: Criterion) => void; onRefused: (error: unknown) => void }
type Change = { changes: Partial<CriterionFields>; expected: Partial<CriterionFields> }

/** Saves a new criterion, or the changed fields of an existing one with their previous values. */
export function useCriterionSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const options = { onSuccess: onSaved, onError: onRefused }
  const { mutationId, onSettled } = useCreationAttempt()
  const create = trpc.organizer.createCriterion.useMutation({ ...options, onSettled })
  const update = trpc.organizer.updateCriterion.useMutation(options)
  return {
    add: (fields: CriterionFields) => create.mutate({ eventId, ...fields, mutationId: mutationId() }),
    change: (criterionId: number, { changes, expected }: Change) =>
      update.mutate({ criterionId, ...changes, expected }),
    isPending: create.isPending || update.isPending,
  }
}

/** Deletes a criterion with its scores. */
export const useCriterionDeletion = () => trpc.organizer.deleteCriterion.useMutation()
