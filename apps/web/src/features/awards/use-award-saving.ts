import type { UseFormReturnType } from "@mantine/form"
import type { Award } from "@rosette/contract"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { showRefusalOnForm } from "../../lib/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { type AwardValues, awardSchema } from "./award-values.ts"

type Saving = {
  eventId: number
  award: Award | null
  form: UseFormReturnType<AwardValues>
  onSaved: () => void
}

/** Saves the form of an award, new or changed; a refusal lands on its field where it concerns one. */
export function useAwardSaving({ eventId, award, form, onSaved }: Saving) {
  const { awards, organizer } = trpc.useUtils()
  const onSuccess = async (saved: Award) => {
    await Promise.all([awards.list.invalidate({ eventId }), organizer.history.invalidate()])
    feedback.success(award ? "Award updated" : "Award created", saved.name)
    onSaved()
  }
  const onError = (error: unknown) => {
    showRefusalOnForm(form, error)
    feedback.failure(award ? "Failed to update award." : "Failed to create award.", errorText(error))
  }
  const create = trpc.awards.create.useMutation({ onSuccess, onError })
  const update = trpc.awards.update.useMutation({ onSuccess, onError })
  const save = (values: AwardValues) => {
    // The form has just been checked by this schema; it turns the number fields into numbers for the types.
    const fields = awardSchema.parse(values)
    if (award) update.mutate({ awardId: award.id, ...fields })
    else create.mutate({ eventId, ...fields })
  }
  return { save, isPending: create.isPending || update.isPending }
}
