import { Radio, SimpleGrid, Stack, Text, Textarea } from "@mantine/core"
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form"
import { LIMITS } from "@rosette/contract/limits"
import { voidedCodes } from "@rosette/contract/polls"
import { useEffect } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { Refusal } from "./refusal.tsx"
import { rangeErrors } from "./tickets/ticket-range.ts"
import { useCodeCounts } from "./use-polls.ts"

type Props = {
  eventId: number
  onDirty: (isDirty: boolean) => void
  onVoided: () => void
  onCancel: () => void
}

type Values = { by: "numbers" | "codes"; from: number | string; to: number | string; codes: string; reason: string }

const EMPTY: Values = { by: "numbers", from: "", to: "", codes: "", reason: "" }

/** What is sent of the form's values; one number alone names one ticket. */
function sentOf({ by, from, to, codes, reason }: Values) {
  if (by === "numbers") return { from, to: to === "" ? from : to, reason }
  const named = codes.split(/[\n,;]+/).filter((code) => code.trim() !== "")
  return { codes: named.length > 0 ? named : undefined, reason }
}

const isValid = schemaResolver(voidedCodes, { sync: true })

/** What is wrong with each field; `made`: how many tickets there are. */
function errorsOf(values: Values, made: number) {
  const errors: FormErrors = isValid(sentOf(values))
  if (values.by === "codes" || errors.from || errors.to) return errors
  const { from, to } = values
  return { ...errors, ...rangeErrors({ from, to: to === "" ? from : to }, made, made) }
}

/** Makes codes void, by the numbers of their tickets or by themselves. */
export function VoidCodesForm({ eventId, onDirty, onVoided, onCancel }: Props) {
  const made = useCodeCounts(eventId, false).data?.made ?? LIMITS.voteCode.perEvent
  const form = useForm<Values>({ initialValues: EMPTY, validate: (values) => errorsOf(values, made) })
  const voiding = trpc.organizer.voidVoteCodes.useMutation({
    onSuccess({ voided }) {
      feedback.success("Codes voided", voided === 0 ? "They were void already." : plural(voided, "code"))
      onVoided()
    },
    onError: (error) => void showRefusalOnForm(form, error, { VOTE_CODE_UNKNOWN: "codes" }),
  })
  const isDirty = form.isDirty() && !voiding.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const send = form.onSubmit(
    (values) => voiding.mutate({ eventId, ...voidedCodes.parse(sentOf(values)) }),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        {voiding.error && <Refusal title="No code was voided">{errorText(voiding.error)}</Refusal>}
        <Text>
          Votes with a void code do not count when a poll is closed. In a poll that is closed already this changes
          nothing, until it is opened and closed again. It cannot be undone.
        </Text>
        <NamedFields form={form} />
        <Textarea label="Reason" required autosize minRows={2} maxRows={8} {...form.getInputProps("reason")} />
        <FormButtons onCancel={onCancel} label="Void Codes" isPending={voiding.isPending} pendingLabel="Voiding..." />
      </Stack>
    </form>
  )
}

function NamedFields({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <>
      <Radio.Group label="Which codes?" {...form.getInputProps("by")}>
        <Stack gap="xs" mt="xs">
          <Radio value="numbers" label="By the numbers on the tickets" data-autofocus />
          <Radio value="codes" label="By the codes" />
        </Stack>
      </Radio.Group>
      {form.values.by === "numbers" ? (
        <SimpleGrid cols={2}>
          <WholeNumberField label="From" description="The first number" required {...form.getInputProps("from")} />
          <WholeNumberField label="To" description="Empty: only that one" {...form.getInputProps("to")} />
        </SimpleGrid>
      ) : (
        <Textarea
          label="Codes"
          description="One in each line"
          required
          autosize
          minRows={2}
          maxRows={8}
          autoComplete="off"
          {...form.getInputProps("codes")}
        />
      )}
    </>
  )
}
