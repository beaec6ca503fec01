import { Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { judgeCalls } from "@rosette/contract/judges"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useFreshForm } from "../live/dashboard-fresh-form.ts"
import { useJudgeRenaming } from "./use-judge-changes.ts"

const schema = judgeCalls.renameJudge.input.omit({ judgeId: true })

type Props = { judgeId: number | null; judgeName: string; isOpen: boolean; onClose: () => void }

/** Corrects a judge's name. */
export function RenameJudgeDialog({ judgeId, judgeName, isOpen, onClose }: Props) {
  const values = { name: judgeName }
  const form = useForm({ initialValues: values, validate: schemaResolver(schema, { sync: true }) })
  useFreshForm(form, isOpen, values)
  const renaming = useJudgeRenaming()
  const save = ({ name }: { name: string }) => {
    if (judgeId === null) return
    renaming.mutate(
      { judgeId, name },
      {
        onSuccess: onClose,
        onError(error) {
          showRefusalOnForm(form, error, { JUDGE_NAME_TAKEN: "name" })
          feedback.failure("Failed to rename judge", errorText(error))
        },
      },
    )
  }
  return (
    <FormDialog title="Rename Judge" size="md" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <form onSubmit={form.onSubmit(save)} noValidate>
          <Stack gap="md">
            <Text c="dimmed">
              The access code and all scores stay. Print the card again; published results keep the name until you
              publish an amendment.
            </Text>
            <TextInput
              label="Judge Name"
              autoComplete="off"
              autoCapitalize="words"
              required
              data-autofocus
              {...form.getInputProps("name")}
            />
            <FormButtons onCancel={close} label="Rename Judge" isPending={renaming.isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
