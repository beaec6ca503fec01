import { Button, Group, Stack } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import type { Criterion } from "@rosette/contract"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { focusFirstError } from "../../lib/first-error.ts"
import { showRefusalOnForm } from "../../lib/form-refusal.ts"
import { FormDialog } from "../../ui/form-dialog.tsx"
import { CriterionFields } from "./criterion-fields.tsx"
import { type CriterionValues, criterionSchema, criterionValues } from "./criterion-values.ts"
import { useFreshForm } from "./dashboard-fresh-form.ts"
import { useCriterionSaving } from "./use-criteria-changes.ts"

type Props = {
  eventId: number
  /** The criterion to change; null for a new one. */
  criterion: Criterion | null
  nextOrder: number
  isOpen: boolean
  onClose: () => void
}

/** Adds a criterion or changes one. */
export function CriterionDialog({ eventId, criterion, nextOrder, isOpen, onClose }: Props) {
  const form = useForm<CriterionValues>({
    initialValues: criterionValues(null),
    validate: schemaResolver(criterionSchema, { sync: true }),
  })
  useFreshForm(form, isOpen, criterionValues(criterion))
  const { save, isPending } = useCriterionSaving(eventId, {
    onSaved: ({ name }) => {
      feedback.success(criterion ? "Criterion saved" : "Criterion added", name)
      onClose()
    },
    onRefused: (error) => {
      showRefusalOnForm(form, error, { POINTS_ABOVE_MAX: "maxPoints" })
      feedback.failure("Failed to save criterion", errorText(error))
    },
  })
  const submit = form.onSubmit(
    (values) => save(criterion?.id ?? null, criterionSchema.parse(values)),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <FormDialog
      title={criterion ? "Edit Criterion" : "Add Criterion"}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty()}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <CriterionFields form={form} nextOrder={nextOrder} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" disabled={isPending}>
                {isPending ? "Saving..." : criterion ? "Save Changes" : "Add Criterion"}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
