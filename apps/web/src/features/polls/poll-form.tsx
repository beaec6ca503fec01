import { Alert, Checkbox, MultiSelect, Stack, TextInput } from "@mantine/core"
import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import { type Poll, pollCalls } from "@rosette/contract/polls"
import { useEffect, useState } from "react"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { changedValues, seenValues } from "../../lib/forms/changed-values.ts"
import { type TwoValues, useFieldConflicts } from "../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FieldConflicts } from "../../ui/fields/field-conflicts.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { GoneNote } from "../../ui/states/gone-note.tsx"
import { usePollSaving } from "./use-polls.ts"
import { classesWords } from "./words.ts"

type Classes = readonly { id: number; name: string }[]

type Props = {
  eventId: number
  /** The poll when the form was opened; null for a new one. */
  poll: Poll | null
  polls: readonly Poll[]
  classes: Classes
  onDirty: (isDirty: boolean) => void
  onSaved: (pollId: number) => void
  /** Asks before unsaved input is lost. */
  onCancel: () => void
}

type Problem = { isGone: boolean; sentence: string }

/** Adds a poll or changes one. */
export function PollForm({ eventId, poll, polls, classes, onDirty, onSaved, onCancel }: Props) {
  const [initialValues] = useState(() => pollValues(poll, polls))
  const form = useForm<PollValues>({ initialValues, validate: schemaResolver(pollSchema, { sync: true }) })
  const conflicts = useFieldConflicts(form, formValue)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isPending, ...saving } = usePollSaving(eventId, {
    onSaved: ({ id, name }) => {
      feedback.success(poll && !problem?.isGone ? "Poll saved" : "Poll added", name)
      onSaved(id)
    },
    onRefused: (error) => {
      if (conflicts.notice(error)) return setProblem(null)
      const isGone = poll !== null && refusalOf(error).code === "NOT_FOUND"
      setProblem(showRefusalOnForm(form, error) ? null : { isGone, sentence: errorText(error) })
    },
  })
  const isDirty = form.isDirty() && !isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field is focused once, when the form opens
  useEffect(() => form.getInputNode("name")?.focus(), [])
  const add = (values: PollValues) => saving.add(pollSchema.parse(values))
  const save = (values: PollValues) => {
    if (!poll) return add(values)
    const before = comparable(form.getInitialValues())
    const changed = changedValues(before, comparable(values))
    if (Object.keys(changed).length === 0) return onSaved(poll.id)
    saving.change(poll.id, { changes: sent(changed), expected: sent(seenValues(before, changed)) })
  }
  const ifValid = (then: (values: PollValues) => void) => form.onSubmit(then, (errors) => focusFirstError(form, errors))
  const present = polls.find(({ id }) => id === poll?.id)
  return (
    <form onSubmit={ifValid(save)} noValidate>
      <Stack gap="md">
        {problem && <NotSaved {...problem} isPending={isPending} onAddAgain={() => ifValid(add)()} />}
        <PollFields form={form} classes={classes} isDraft={((present ?? poll)?.state ?? "draft") === "draft"} />
        <FieldConflicts
          conflicts={conflicts.conflicts}
          labels={POLL_LABELS}
          textOf={(field, value) => (field === "classIds" ? namesOf(value, classes) : null)}
          onChoose={conflicts.choose}
        />
        <FormButtons
          onCancel={onCancel}
          label={poll ? "Save Changes" : "Add Poll"}
          isPending={isPending}
          isDisabled={problem?.isGone}
        />
      </Stack>
    </form>
  )
}

type FieldsProps = {
  form: UseFormReturnType<PollValues>
  classes: Classes
  /** Nobody could vote in it yet. */
  isDraft: boolean
}

function PollFields({ form, classes, isDraft }: FieldsProps) {
  const { classIds } = form.values
  return (
    <>
      <TextInput label={POLL_LABELS.name} required autoComplete="off" {...form.getInputProps("name")} />
      {(classes.length > 0 || classIds.length > 0) && (
        <MultiSelect
          label={POLL_LABELS.classIds}
          description={isDraft ? "Whose entries can be chosen" : "They stay as they are once voting was opened."}
          placeholder={classIds.length > 0 ? undefined : "All classes"}
          disabled={!isDraft}
          data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.getInputProps("classIds")}
          value={classIds.map(String)}
          onChange={(values) => form.setFieldValue("classIds", values.map(Number))}
        />
      )}
      <WholeNumberField
        label={POLL_LABELS.order}
        description="Its place in the list, and on phones"
        required
        {...form.getInputProps("order")}
      />
      <Checkbox
        label={POLL_LABELS.showsVotes}
        description="Without this it shows who has won alone."
        {...form.getInputProps("showsVotes", { type: "checkbox" })}
      />
    </>
  )
}

type NotSavedProps = Problem & { isPending: boolean; onAddAgain: () => void }

/** Why a poll was not saved; one deleted by somebody else can be added again. */
function NotSaved({ isGone, sentence, ...again }: NotSavedProps) {
  if (isGone) return <GoneNote what="poll" {...again} />
  return (
    <Alert color="red" role="alert" title="The poll was not saved">
      {sentence}
    </Alert>
  )
}

type PollValues = { name: string; classIds: number[]; order: number | string; showsVotes: boolean }

const { shape } = pollCalls.createPoll.input
/** Validates the form with the contract's rules and messages. */
const pollSchema = pollCalls.createPoll.input
  .omit({ eventId: true, mutationId: true })
  .extend({ order: shape.order.unwrap() })

const POLL_LABELS: Readonly<Record<keyof PollValues, string>> = {
  name: "Poll Name",
  classIds: "Classes",
  order: "Order",
  showsVotes: "Show the numbers of votes on the public page",
}

/** The form's values for an existing poll, or for a new one after the others. */
function pollValues(poll: Poll | null, polls: readonly Pick<Poll, "order">[]): PollValues {
  if (!poll) return { name: "", classIds: [], order: nextOrder(polls), showsVotes: false }
  const { name, classIds, order, showsVotes } = poll
  return { name, classIds, order, showsVotes }
}

const nextOrder = (polls: readonly { order: number }[]): number =>
  Math.min(LIMITS.poll.maxOrder, Math.max(0, ...polls.map(({ order }) => order)) + 1)

type Comparable = Omit<ReturnType<typeof pollSchema.parse>, "classIds"> & { classIds: string }

/** The values as fields that can be compared: a list as a text. */
function comparable(values: PollValues): Comparable {
  const { classIds, ...fields } = pollSchema.parse(values)
  return { ...fields, classIds: JSON.stringify(classIds) }
}

const sent = ({ classIds, ...fields }: Partial<Comparable>) => ({
  ...fields,
  ...(classIds !== undefined && { classIds: idsIn(classIds) }),
})

type Stored = TwoValues["mine"]

const idsIn = (stored: Stored): number[] => JSON.parse(String(stored))

/** The form's value for a stored one. */
const formValue = (field: string, stored: Stored): unknown =>
  field === "classIds" ? idsIn(stored) : field === "showsVotes" ? stored : (stored ?? "")

const namesOf = (stored: Stored, classes: Classes): string => classesWords({ classIds: idsIn(stored) }, classes)
