import { Stack } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import type { Criterion } from "@rosette/contract/criteria"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import { useState } from "react"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { changedValues, seenValues } from "../../lib/forms/changed-values.ts"
import { useFieldConflicts } from "../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { FieldConflicts } from "../../ui/fields/field-conflicts.tsx"
import { GoneNote } from "../../ui/states/gone-note.tsx"
import type { NamedClasses } from "../classes/class-choice.ts"
import { MovesQuestion } from "../place-moves/moves-question.tsx"
import { useMovesQuestion } from "../place-moves/use-moves-question.ts"
import { useWords } from "../words/words-context.ts"
import { CriterionFields } from "./criterion-fields.tsx"
import {
  type CriterionValues,
  comparedFields,
  concernedText,
  criterionLabels,
  criterionSchema,
  criterionValues,
  idsOf,
  previewedChange,
  sentFields,
} from "./criterion-values.ts"
import { classNames } from "./scorecard-field.tsx"
import { useCriterionSaving } from "./use-criteria-changes.ts"

type Props = {
  eventId: number
  /** The criterion to change; null for a new one. */
  criterion: Criterion | null
  /** All criteria of the event, for their orders. */
  criteria: readonly Criterion[]
  classes: NamedClasses
  /** The class for which a new criterion begins; null for all. */
  ofClass: number | null
  notApplicable?: NotApplicable | undefined
  isOpen: boolean
  onClose: () => void
}

/** Adds a criterion or changes one. Use a new key for each. */
export function CriterionDialog({ eventId, criterion, criteria, classes, ofClass, ...props }: Props) {
  const { notApplicable = "zero", isOpen, onClose } = props
  const [initialValues] = useState(() => criterionValues(criterion, criteria, ofClass))
  const form = useForm<CriterionValues>({ initialValues, validate: schemaResolver(criterionSchema, { sync: true }) })
  const conflicts = useFieldConflicts(form)
  const words = useWords()
  const [isGone, setGone] = useState(false)
  const saving = useCriterionSaving(eventId, {
    onSaved: ({ name }) => {
      feedback.success(criterion && !isGone ? "Criterion saved" : "Criterion added", name)
      onClose()
    },
    onRefused: (error) => {
      if (conflicts.notice(error)) return
      setGone(criterion !== null && refusalOf(error).code === "NOT_FOUND")
      showRefusalOnForm(form, error, { POINTS_ABOVE_MAX: "maxPoints" })
      feedback.failure("Failed to save criterion", errorText(error))
    },
  })
  const question = useMovesQuestion(eventId)
  const opened = isGone ? null : criterion
  const change = previewedChange(opened, form.getValues())
  const asked = question.askedAbout(change)
  const save = async (values: CriterionValues) => {
    if (!(await question.mayGoOn(previewedChange(opened, values)))) return
    const { classIds, ...fields } = comparedFields(values)
    const ids = idsOf(classIds)
    if (!opened) return saving.add(ids.length > 0 ? { ...fields, classIds: ids } : fields)
    const before = comparedFields(form.getInitialValues())
    const changes = changedValues(before, comparedFields(values))
    if (Object.keys(changes).length === 0) return onClose()
    saving.change(opened.id, { changes: sentFields(changes), expected: sentFields(seenValues(before, changes)) })
  }
  const submit = form.onSubmit(save, (errors) => focusFirstError(form, errors))
  const isPending = saving.isPending || question.isReading
  const action = criterion ? "Save Changes" : "Add Criterion"
  return (
    <FormDialog
      title={criterion ? "Edit Criterion" : "Add Criterion"}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && !isPending}
    >
      {(close) => (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {isGone && <GoneNote what="criterion" isPending={isPending} onAddAgain={() => submit()} />}
            <CriterionFields
              form={form}
              others={criteria.filter(({ id }) => id !== criterion?.id)}
              classes={classes}
              notApplicable={notApplicable}
              isExisting={criterion !== null}
            />
            <FieldConflicts
              conflicts={conflicts.conflicts}
              labels={criterionLabels(words)}
              onChoose={conflicts.choose}
              textOf={(field, value) =>
                field === "classIds" && typeof value === "string" ? classNames(idsOf(value), classes) || "All" : null
              }
            />
            <MovesQuestion asked={asked} sheetsText={(sheets) => concernedText(sheets, opened === null)} />
            <FormButtons
              onCancel={close}
              label={asked ? `${action} All the Same` : action}
              pendingLabel={question.isReading ? "Looking at places..." : undefined}
              isPending={isPending}
              isDisabled={isGone}
            />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
