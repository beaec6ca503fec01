import { Stack, Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import { voteCodeCalls } from "@rosette/contract/polls"
import { useEffect } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { formatNumber } from "../../lib/format.ts"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { Refusal } from "./refusal.tsx"

type Props = {
  eventId: number
  onDirty: (isDirty: boolean) => void
  onMade: () => void
  onCancel: () => void
}

const schema = voteCodeCalls.makeVoteCodes.input.pick({ count: true })
const { madeAtOnce, perEvent } = LIMITS.voteCode

/** Makes the next codes. */
export function MakeCodesForm({ eventId, onDirty, onMade, onCancel }: Props) {
  const form = useForm<{ count: number | string }>({
    initialValues: { count: "" },
    validate: schemaResolver(schema, { sync: true }),
  })
  const { mutationId, onSettled } = useCreationAttempt()
  const making = trpc.organizer.makeVoteCodes.useMutation({
    onSettled,
    onSuccess({ from, to }) {
      feedback.success("Codes made", `Numbers ${formatNumber(from)} to ${formatNumber(to)}`)
      onMade()
    },
    onError: (error) => void showRefusalOnForm(form, error),
  })
  const isDirty = form.isDirty() && !making.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field is focused once, when the form opens
  useEffect(() => form.getInputNode("count")?.focus(), [])
  const make = form.onSubmit(
    (values) => making.mutate({ eventId, ...schema.parse(values), mutationId: mutationId() }),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={make} noValidate>
      <Stack gap="md">
        {making.error && <Refusal title="No code was made">{errorText(making.error)}</Refusal>}
        <Text>The codes get the next numbers. Print their tickets afterwards, one for each visitor.</Text>
        <WholeNumberField
          label="How many"
          description={`Up to ${formatNumber(madeAtOnce)} at once, ${formatNumber(perEvent)} in all`}
          required
          {...form.getInputProps("count")}
        />
        <FormButtons onCancel={onCancel} label="Make Codes" isPending={making.isPending} pendingLabel="Making..." />
      </Stack>
    </form>
  )
}
