import { Alert, SimpleGrid, Stack, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { classCalls, type EntryClass } from "@rosette/contract/classes"
import { LIMITS } from "@rosette/contract/limits"
import { useEffect, useState } from "react"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { changedValues, seenValues } from "../../lib/forms/changed-values.ts"
import { useFieldConflicts } from "../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FieldConflicts } from "../../ui/fields/field-conflicts.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { GoneNote } from "../../ui/states/gone-note.tsx"
import { useClassSaving } from "./use-class-changes.ts"

type Props = {
  eventId: number
  /** The class when the form was opened; null for a new one. */
  entryClass: EntryClass | null
  classes: readonly EntryClass[]
  onDirty: (isDirty: boolean) => void
  onSaved: (classId: number) => void
  /** Asks before unsaved input is lost. */
  onCancel: () => void
}

type Problem = { isGone: boolean; sentence: string }

/** Adds a class or changes one. */
export function ClassForm({ eventId, entryClass, classes, onDirty, onSaved, onCancel }: Props) {
  const [initialValues] = useState(() => classValues(entryClass, classes))
  const form = useForm<ClassValues>({ initialValues, validate: schemaResolver(classSchema, { sync: true }) })
  const conflicts = useFieldConflicts(form)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isPending, ...saving } = useClassSaving(eventId, {
    onSaved: ({ id, name }) => {
      feedback.success(entryClass && !problem?.isGone ? "Class saved" : "Class added", name)
      onSaved(id)
    },
    onRefused: (error) => {
      if (conflicts.notice(error)) return setProblem(null)
      const isOnField = showRefusalOnForm(form, error, { CLASS_NAME_TAKEN: "name" })
      const isGone = entryClass !== null && refusalOf(error).code === "NOT_FOUND"
      setProblem(isOnField ? null : { isGone, sentence: errorText(error) })
    },
  })
  const isDirty = form.isDirty() && !isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field is focused once, when the form opens
  useEffect(() => form.getInputNode("name")?.focus(), [])
  const add = (values: ClassValues) => saving.add(classSchema.parse(values))
  const save = (values: ClassValues) => {
    if (!entryClass) return add(values)
    const before = classSchema.parse(form.getInitialValues())
    const changes = changedValues(before, classSchema.parse(values))
    if (Object.keys(changes).length === 0) return onSaved(entryClass.id)
    saving.change(entryClass.id, { changes, expected: seenValues(before, changes) })
  }
  const ifValid = (then: (values: ClassValues) => void) =>
    form.onSubmit(then, (errors) => focusFirstError(form, errors))
  return (
    <form onSubmit={ifValid(save)} noValidate>
      <Stack gap="md">
        {problem && <NotSaved {...problem} isPending={isPending} onAddAgain={() => ifValid(add)()} />}
        <TextInput label={CLASS_LABELS.name} required autoComplete="off" {...form.getInputProps("name")} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label={CLASS_LABELS.code}
            description="Optional, such as “A”"
            autoComplete="off"
            {...form.getInputProps("code")}
          />
          <WholeNumberField
            label={CLASS_LABELS.order}
            description="Its place in the list"
            required
            {...form.getInputProps("order")}
          />
          <WholeNumberField
            label={CLASS_LABELS.minEntries}
            description="With fewer entries it is marked"
            required
            {...form.getInputProps("minEntries")}
          />
        </SimpleGrid>
        <FieldConflicts conflicts={conflicts.conflicts} labels={CLASS_LABELS} onChoose={conflicts.choose} />
        <FormButtons
          onCancel={onCancel}
          label={entryClass ? "Save Changes" : "Add Class"}
          isPending={isPending}
          isDisabled={problem?.isGone}
        />
      </Stack>
    </form>
  )
}

type NotSavedProps = Problem & { isPending: boolean; onAddAgain: () => void }

/** Why a class was not saved; one deleted by somebody else can be added again. */
function NotSaved({ isGone, sentence, ...again }: NotSavedProps) {
  if (isGone) return <GoneNote what="class" {...again} />
  return (
    <Alert color="red" role="alert" title="The class was not saved">
      {sentence}
    </Alert>
  )
}

type ClassValues = { name: string; code: string; order: number | string; minEntries: number | string }

/** Validates the form with the contract's rules and messages. */
const classSchema = classCalls.createClass.input
  .omit({ eventId: true })
  .extend({ order: classCalls.createClass.input.shape.order.unwrap() })

/** The labels of the form's fields. */
const CLASS_LABELS: Readonly<Record<string, string>> = {
  name: "Class Name",
  code: "Code",
  order: "Order",
  minEntries: "Smallest Size",
}

/** The form's values for an existing class, or for a new one after the others. */
function classValues(entryClass: EntryClass | null, classes: readonly Pick<EntryClass, "order">[]): ClassValues {
  if (!entryClass) return { name: "", code: "", order: nextOrder(classes), minEntries: 0 }
  const { name, code, order, minEntries } = entryClass
  return { name, code, order, minEntries }
}

const nextOrder = (classes: readonly { order: number }[]): number =>
  Math.min(LIMITS.class.maxOrder, Math.max(0, ...classes.map(({ order }) => order)) + 1)
