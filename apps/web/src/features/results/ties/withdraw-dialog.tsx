import { Alert, Stack, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useState } from "react"
import { errorText, refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import type { EntryResult } from "../entry-result.ts"
import { SettlementFacts } from "./settlement-facts.tsx"
import type { Tie } from "./words.ts"

type Props = {
  tie: Tie
  entryById: ReadonlyMap<number, EntryResult>
  isOpen: boolean
  onClose: () => void
}

const GONE = "Somebody has withdrawn it meanwhile. Close this to see how the tie stands now."

/** Withdraws a settlement, with a reason. Use a new key for each opening. */
export function WithdrawDialog({ tie: { settlement }, entryById, isOpen, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({ initialValues: { reason: "" } })
  const withdraw = trpc.organizer.withdrawSettlement.useMutation()
  if (!settlement) return null
  const submit = ({ reason }: { reason: string }) => {
    setProblem(null)
    withdraw.mutate(
      { settlementId: settlement.id, reason },
      {
        onSuccess: () => {
          feedback.success("Settlement withdrawn")
          onClose()
        },
        onError: (error) => {
          if (showRefusalOnForm(form, error)) return
          setProblem(refusalOf(error).code === "NOT_FOUND" ? GONE : errorText(error))
        },
      },
    )
  }
  return (
    <FormDialog title="Withdraw this settlement" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <form onSubmit={form.onSubmit(submit)} noValidate>
          <Stack gap="md">
            <div>
              <SettlementFacts settlement={settlement} entryById={entryById} />
            </div>
            <Text>
              It stays in the history with your reason.
              {settlement.kind === "lot" &&
                " A lot is not drawn again: after this, only an order or a shared place is left."}
            </Text>
            {problem && (
              <Alert color="red" role="alert">
                {problem}
              </Alert>
            )}
            <Textarea label="Reason" required autosize minRows={2} data-autofocus {...form.getInputProps("reason")} />
            <FormButtons
              onCancel={close}
              label="Withdraw"
              isPending={withdraw.isPending}
              pendingLabel="Withdrawing..."
            />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
