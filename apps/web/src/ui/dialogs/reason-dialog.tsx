import { Stack, Text, Textarea } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { FormButtons } from "./form-buttons.tsx"
import { FormDialog } from "./form-dialog.tsx"

type Schema = Parameters<typeof schemaResolver>[0]

/** A step that needs a reason. It is recorded with the person's name in the history, and in a published version. */
export type ReasonQuestion = {
  title: string
  message: string
  action: string
  /** Resolves to false after a refusal, which was already shown. */
  onReason: (reason: string) => Promise<boolean>
}

export type ReasonFacts = {
  /** The call's own rules for the field `reason`. */
  schema: Schema
  /** Under which name it is recorded; undefined while unknown. */
  by: string | undefined
  isPending: boolean
}
type Props = ReasonFacts & { question: ReasonQuestion | null; isOpen: boolean; onClose: () => void }

/** Asks for a reason. Use a new key for each question. */
export function ReasonDialog({ question, schema, by, isOpen, isPending, onClose }: Props) {
  const form = useForm({ initialValues: { reason: "" }, validate: schemaResolver(schema, { sync: true }) })
  const send = form.onSubmit(
    async ({ reason }) => {
      if (await question?.onReason(reason)) onClose()
    },
    (errors) => focusFirstError(form, errors),
  )
  return (
    <FormDialog title={question?.title ?? ""} isOpen={isOpen} onClose={onClose} isDirty={form.isDirty() && !isPending}>
      {(close) => (
        <form onSubmit={send} noValidate>
          <Stack gap="md">
            <Text>{question?.message}</Text>
            <Textarea
              label="Reason"
              description={by && `Recorded under the name ${by}.`}
              required
              autosize
              minRows={2}
              maxRows={8}
              data-autofocus
              {...form.getInputProps("reason")}
            />
            <FormButtons onCancel={close} label={question?.action ?? ""} isPending={isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
