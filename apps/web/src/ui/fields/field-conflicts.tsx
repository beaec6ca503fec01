import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import { IconUsers } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { type TwoValues, valueText } from "../../lib/forms/field-conflicts.ts"
import { LongText } from "../text/long-text.tsx"

type Props = {
  conflicts: readonly TwoValues[]
  /** The labels of the form's fields. */
  labels: Readonly<Record<string, string>>
  /** The words for a field's value; null for the value's own text. */
  textOf?: (field: string, value: TwoValues["mine"]) => string | null
  onChoose: (conflict: TwoValues, isMine: boolean) => void
}

/** The fields that somebody else has changed while this form was open: both values, and a choice between them. */
export function FieldConflicts({ conflicts, labels, textOf, onChoose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const count = conflicts.length
  const before = useRef(0)
  useEffect(() => {
    // The focus moves to the next question, after the last one to the submit button.
    if (count !== before.current) {
      const form = panel.current?.closest("form")
      const next = count > 0 ? panel.current?.querySelector("button") : form?.querySelector("[type=submit]")
      if (next instanceof HTMLElement) next.focus()
    }
    before.current = count
  }, [count])
  return (
    <div ref={panel}>
      {count > 0 && (
        <Alert role="alert" color="ribbon" title="Changed by somebody else meanwhile" icon={<IconUsers aria-hidden />}>
          <Stack gap="md">
            {conflicts.map((conflict) => (
              <fieldset key={conflict.field} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
                <legend>
                  <b>{labels[conflict.field] ?? conflict.field}</b>
                </legend>
                <Text>
                  Yours: <LongText>{textOf?.(conflict.field, conflict.mine) ?? valueText(conflict.mine)}</LongText>
                </Text>
                <Text mb="xs">
                  Saved meanwhile:{" "}
                  <LongText>{textOf?.(conflict.field, conflict.theirs) ?? valueText(conflict.theirs)}</LongText>
                </Text>
                <Group gap="sm">
                  <Button variant="default" onClick={() => onChoose(conflict, true)}>
                    Keep Mine
                  </Button>
                  <Button variant="default" onClick={() => onChoose(conflict, false)}>
                    Take the Other
                  </Button>
                </Group>
              </fieldset>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
