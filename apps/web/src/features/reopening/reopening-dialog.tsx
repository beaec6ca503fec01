import { Button, Group, Stack, Text, Textarea } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import { tooLong } from "@rosette/contract/words"
import { type FormEvent, useState } from "react"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"

export type ReopeningQuestion = { title: string; message: string; action: string }

type Props = {
  question: ReopeningQuestion
  isOpen: boolean
  /** The reason, which may be empty; null if nothing is reopened. */
  onAnswer: (reason: string | null) => void
}

/** Asks once before submitted sheets become drafts, with a reason that their judges read. Use a new key for each question. */
export function ReopeningDialog({ question, isOpen, onAnswer }: Props) {
  const [reason, setReason] = useState("")
  const reopen = (event: FormEvent) => {
    event.preventDefault()
    if (!reasonProblem(reason)) onAnswer(reason)
  }
  return (
    <FormDialog title={question.title} isOpen={isOpen} onClose={() => onAnswer(null)} isDirty={false} size="md">
      {(close) => (
        <form onSubmit={reopen}>
          <Stack gap="md">
            <Text>{question.message}</Text>
            <ReasonField reason={reason} onChange={setReason} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" color="red">
                {question.action}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}

/** Why this reason cannot be sent. */
export const reasonProblem = (reason: string) => tooLong("Reason", LIMITS.reopening.reasonMaxChars, reason)

export const ReasonField = ({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) => (
  <Textarea
    label="Reason"
    description="Optional. The judge reads it on the phone."
    error={reasonProblem(reason)}
    autosize
    minRows={2}
    value={reason}
    onChange={(event) => onChange(event.currentTarget.value)}
    data-autofocus
  />
)
