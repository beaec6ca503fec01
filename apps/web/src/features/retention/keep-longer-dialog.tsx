import { Stack, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { retentionCalls } from "@rosette/contract/retention"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useFreshForm } from "../live/dashboard-fresh-form.ts"

const EMPTY = { until: "", reason: "" }
const schema = retentionCalls.extendRetention.input.omit({ eventId: true })

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Keeps the event until a day that the organizer chooses, with a reason. */
export function KeepLongerDialog({ eventId, isOpen, onClose }: Props) {
  const { organizer } = trpc.useUtils()
  const form = useForm({ initialValues: EMPTY, validate: schemaResolver(schema, { sync: true }) })
  useFreshForm(form, isOpen, EMPTY)
  const extend = trpc.organizer.extendRetention.useMutation({
    onSuccess: (retention) => {
      organizer.retention.setData({ eventId }, retention)
      feedback.success("The event is kept longer")
      onClose()
    },
    onError: (error) => {
      showRefusalOnForm(form, error, {})
      feedback.failure("Failed to keep the event longer", errorText(error))
    },
  })
  return (
    <FormDialog title="Keep This Event Longer" size="md" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <form
          onSubmit={form.onSubmit(
            (values) => extend.mutate({ eventId, ...values }),
            (errors) => focusFirstError(form, errors),
          )}
          noValidate
        >
          <Stack gap="md">
            <TextInput type="date" label="Keep Until" required data-autofocus {...form.getInputProps("until")} />
            <TextInput
              label="Reason"
              description="It is recorded in the event’s history."
              required
              {...form.getInputProps("reason")}
            />
            <FormButtons onCancel={close} label="Keep Longer" isPending={extend.isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
