import { schemaResolver, useForm } from "@mantine/form"
import type { Award } from "@rosette/contract/awards"
import { useState } from "react"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useAwardChoices } from "../use-award-choices.ts"
import { AwardForm } from "./award-form.tsx"
import { type AwardValues, awardSchema, valuesOf } from "./award-values.ts"
import { useAwardConflicts } from "./use-award-conflicts.ts"
import { useAwardSaving } from "./use-award-saving.ts"

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
