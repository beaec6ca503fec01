import { Button, Group } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { StarterKey } from "@rosette/domain/starters/starter"
import { STARTERS } from "@rosette/domain/starters/starters"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { FieldSet } from "../../../ui/fields/field-set.tsx"
import { criteriaOfStarter, isTyped, type NewEventValues } from "./create-event-values.ts"

/** Fills the criteria and words of a new event from a starter; the chosen one, pressed again, takes them back. */
export function StartFrom({ form }: { form: UseFormReturnType<NewEventValues> }) {
  const { confirm, dialog } = useConfirm()
  const { starter, criteria } = form.values
  const choose = async (key: StarterKey | null) => {
    if (isTyped(criteria, starter) && !(await confirm(REPLACING))) return
    form.setValues({ starter: key, criteria: criteriaOfStarter(key) })
    form.clearErrors()
  }
  return (
    <FieldSet legend="Start from">
      <Group gap="xs" mb="md">
        {STARTERS.map(({ key, name, summary }) => (
          <Button
            key={key}
            variant={key === starter ? "filled" : "default"}
            aria-pressed={key === starter}
            title={summary}
            onClick={() => choose(key === starter ? null : key)}
          >
            {name}
          </Button>
        ))}
      </Group>
      {dialog}
    </FieldSet>
  )
}

const REPLACING = {
  title: "Replace the criteria?",
  message: "What you typed in the list of criteria is lost.",
  action: "Replace Criteria",
  cancel: "Keep Mine",
}
