import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import type { Award } from "@rosette/contract/awards"
import { useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useAwardChoices } from "./award-basis.ts"
import { AwardForm } from "./award-form.tsx"
import { type AwardValues, awardChange, awardSchema, useAwardConflicts, valuesOf } from "./award-values.ts"

type Props = {
  eventId: number
  /** The award that the dialog was opened for; null for a new one. */
  awardId: number | null
  /** That award's current data; undefined for a new one, and once it is deleted. */
  award: Award | undefined
  /** The other awards of the event. */
  others: readonly Award[]
  isOpen: boolean
  onClose: () => void
}

/** Creates an award or changes the one it was opened for. Use a new key for each award. */
export function AwardDialog({ eventId, awardId, award, others, isOpen, onClose }: Props) {
  const [initialValues] = useState(() => valuesOf(award))
  const form = useForm<AwardValues>({ initialValues, validate: schemaResolver(awardSchema, { sync: true }) })
  const { choices, problem: choicesProblem } = useAwardChoices(eventId, isOpen)
  const conflicts = useAwardConflicts(form, choices)
  const saving = useAwardSaving({ eventId, awardId, form, noticeConflicts: conflicts.notice, onSaved: onClose })
  const isGone = awardId !== null && !award
  return (
    <FormDialog
      title={awardId === null ? "Add New Award" : "Edit Award"}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && !saving.isPending && !isGone}
    >
      {(close) => (
        <AwardForm
          form={form}
          action={awardId === null ? "Create" : "Update"}
          isPending={saving.isPending}
          isGone={isGone}
          problem={saving.problem}
          conflicts={conflicts}
          others={others}
          choices={choices}
          choicesProblem={choicesProblem}
          onSubmit={saving.save}
          onCancel={close}
        />
      )}
    </FormDialog>
  )
}

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
function useAwardSaving({ eventId, awardId, form, noticeConflicts, onSaved }: Saving) {
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
