import type { Criterion } from "@rosette/contract/criteria"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { type Inputs, trpc } from "../../lib/trpc.ts"

type CriterionFields = Omit<Inputs["organizer"]["createCriterion"], "eventId">

/** Fetches the data again that a change of the criteria affects. */
export function useCriteriaChanged(eventId: number): () => Promise<void> {
  const { organizer, awards } = trpc.useUtils()
  return async () => {
    const event = { eventId }
    await Promise.all([
      organizer.criteria.invalidate(event),
      organizer.overview.invalidate(event),
      organizer.judges.invalidate(event),
      organizer.results.invalidate(event),
      organizer.rules.invalidate(event),
      organizer.history.invalidate(),
      // The awards of a deleted criterion become manual.
      awards.list.invalidate(event),
      awards.confirmedWinners.invalidate(event),
    ])
  }
}

type Outcome = { onSaved: (criterion: Criterion) => void; onRefused: (error: unknown) => void }
type Change = { changes: Partial<CriterionFields>; expected: Partial<CriterionFields> }

/** Saves a new criterion, or the changed fields of an existing one with their previous values. */
export function useCriterionSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const tellChanged = useCriteriaChanged(eventId)
  const options = {
    onSuccess: async (criterion: Criterion) => {
      await tellChanged()
      onSaved(criterion)
    },
    onError: onRefused,
  }
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
export function useCriterionDeletion(eventId: number) {
  const tellChanged = useCriteriaChanged(eventId)
  return trpc.organizer.deleteCriterion.useMutation({ onSuccess: tellChanged })
}
