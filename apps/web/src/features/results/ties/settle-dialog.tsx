import { Button, Group, Stack, Text } from "@mantine/core"
import { type FormErrors, schemaResolver, useForm } from "@mantine/form"
import { tieCalls } from "@rosette/contract/ties"
import { refuseOrder } from "@rosette/domain/contest/settle"
import { useState } from "react"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useWords } from "../../words/words-context.ts"
import { criteriaIn, type EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"
import { SettleForm, type SettleValues } from "./settle-form.tsx"
import { SettlementFacts } from "./settlement-facts.tsx"
import { type Settlement, type Tie, tieTitle } from "./words.ts"

const fieldErrors = schemaResolver(tieCalls.settleTie.input.pick({ kind: true, entryIds: true, reason: true }), {
  sync: true,
})

function errorsOf(values: SettleValues, tie: Tie): FormErrors {
  const refusal = values.kind === "order" ? refuseOrder(values, tie) : null
  return { ...(refusal && { [refusal.path]: refusal.message }), ...fieldErrors(values) }
}

type Props = {
  eventId: number
  /** The tie when the dialog was opened. */
  tie: Tie
  /** The current ties. */
  ties: readonly Tie[]
  entryById: ReadonlyMap<number, EntryResult>
  /** Why the results can still change; null once they cannot. */
  provisional: Provisional | null
  isOpen: boolean
  onClose: () => void
}

/** Settles a tie: by the head judge's order, as a shared place, or by lot. Use a new key for each opening. */
export function SettleDialog({ eventId, tie: openedTie, ties, entryById, provisional, isOpen, onClose }: Props) {
  const [tie, setTie] = useState(openedTie)
  const [drawn, setDrawn] = useState<Settlement | null>(null)
  const form = useForm<SettleValues>({
    initialValues: { kind: "order", entryIds: openedTie.entryIds, reason: "" },
    validate: (values) => errorsOf(values, tie),
  })
  const words = useWords()
  const criteria = criteriaIn([...entryById.values()])
  const goOnWith = (successor: Tie) => {
    setTie(successor)
    form.setFieldValue("entryIds", successor.entryIds)
  }
  return (
    <FormDialog
      title={`Settle this tie: ${tieTitle(tie, criteria, words)}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && drawn === null}
    >
      {(close) =>
        drawn ? (
          <Stack gap="md">
            <Text role="status">The lot is drawn. The seed is kept with the settlement.</Text>
            <div>
              <SettlementFacts settlement={drawn} entryById={entryById} />
            </div>
            <Group justify="flex-end">
              <Button onClick={close} data-autofocus>
                Close
              </Button>
            </Group>
          </Stack>
        ) : (
          <SettleForm
            eventId={eventId}
            tie={tie}
            ties={ties}
            entryById={entryById}
            provisional={provisional}
            form={form}
            onCancel={close}
            onGoOn={goOnWith}
            onSettled={(settlement) => (settlement.kind === "lot" ? setDrawn(settlement) : onClose())}
          />
        )
      }
    </FormDialog>
  )
}
