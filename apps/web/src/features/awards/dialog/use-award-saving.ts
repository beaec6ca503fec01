import type { UseFormReturnType } from "@mantine/form"
import type { Award } from "@rosette/contract/awards"
import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { useCreationAttempt } from "../../../lib/forms/creation-attempt.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { type AwardValues, awardChange, awardSchema } from "./award-values.ts"

type Saving = {
  eventId: number
  /** Null for a new award. */
  awardId: number | null
  form: UseFormReturnType<AwardValues>
  /** Shows the conflict if somebody else has changed the same fields; returns false for any other error. */
  noticeConflicts: (error: unknown) => boolean
  onSaved: () => void
}

/** Saves a new or changed award; shows a refusal on its field, or returns it as `problem`. */
export function useAwardSaving({ eventId, awardId, form, noticeConflicts, onSaved }: Saving) {
  const [problem, setProblem] = useState<string | null>(null)
  const isNew = awardId === null
  const onSuccess = (saved: Award) => {
    feedback.success(isNew ? "Award created" : "Award updated", saved.name)
    onSaved()
  }
  const onError = (error: unknown) => {
    if (noticeConflicts(error)) return
    const { code, message } = refusalOf(error)
    feedback.failure(isNew ? "Failed to create award." : "Failed to update award.", message)
    // The refetched list shows the dialog that the award is gone.
    if (code === "NOT_FOUND") return
    if (!showRefusalOnForm(form, error)) setProblem(message)
  }
  const { mutationId, onSettled } = useCreationAttempt()
  const create = trpc.awards.create.useMutation({ onSuccess, onError, onSettled })
  const update = trpc.awards.update.useMutation({ onSuccess, onError })
  const save = (values: AwardValues) => {
    setProblem(null)
    // Already validated by this schema; parsed again only for the types of the number fields.
    const fields = awardSchema.parse(values)
    if (isNew) create.mutate({ eventId, ...fields, mutationId: mutationId() })
    else {
      const { changes, expected } = awardChange(fields, form.getInitialValues())
      update.mutate({ awardId, ...changes, expected })
    }
  }
  return { save, problem, isPending: create.isPending || update.isPending }
}
