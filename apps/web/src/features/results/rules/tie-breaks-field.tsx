import { ActionIcon, Box, Group, NativeSelect, Text, VisuallyHidden } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { IconX } from "@tabler/icons-react"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { FieldSet } from "../../../ui/fields/field-set.tsx"
import { focusMoveButton, MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { movedBy } from "../../../ui/lists/moved-by.ts"
import { useWords } from "../../words/words-context.ts"
import classes from "./rules.module.css"
import { stepName, stepsLeft } from "./words.ts"

type Props = {
  label: string
  steps: readonly string[]
  criteria: readonly Criterion[]
  error: string | undefined
  onChange: (steps: string[]) => void
}

/** The tie-break steps in their order: they can be added, moved and removed. */
export function TieBreaksField({ label, steps, criteria, error, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const picker = useRef<HTMLSelectElement>(null)
  const [moved, setMoved] = useState<{ step: string; by: MoveStep } | null>(null)
  const words = useWords()
  const nameOf = (step: string) => stepName(step, criteria, words)
  useEffect(() => {
    if (moved) focusMoveButton(list.current, moved.step, moved.by)
  }, [moved])
  const move = (step: string, by: MoveStep) => {
    onChange(movedBy(steps, steps.indexOf(step), by))
    setMoved({ step, by })
  }
  const remove = (step: string) => {
    onChange(steps.filter((one) => one !== step))
    setMoved(null)
    picker.current?.focus()
  }
  return (
    <FieldSet legend={label}>
      <Text size="sm" c="dimmed" mb="xs">
        {steps.length > 0
          ? "The first step that tells the entries apart decides."
          : "No steps yet. Those that you add are tried in order."}
      </Text>
      <ol ref={list} className={classes.steps}>
        {steps.map((step, index) => (
          <TieBreakStep
            key={step}
            step={step}
            name={nameOf(step)}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
            onMove={(by) => move(step, by)}
            onRemove={() => remove(step)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">
        {moved && `${nameOf(moved.step)} is step ${steps.indexOf(moved.step) + 1} of ${steps.length}`}
      </VisuallyHidden>
      <NativeSelect
        ref={picker}
        aria-label="Add a step"
        error={error}
        value=""
        data={[{ value: "", label: "Add a step…" }, ...stepsLeft(criteria, steps, words)]}
        onChange={(event) => {
          if (event.currentTarget.value !== "") onChange([...steps, event.currentTarget.value])
        }}
      />
    </FieldSet>
  )
}

type TieBreakStepProps = {
  step: string
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: MoveStep) => void
  onRemove: () => void
}

/** One step of the tie-breaks, with its buttons; Alt with an arrow key moves it too. */
function TieBreakStep({ step, name, isFirst, isLast, onMove, onRemove }: TieBreakStepProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    onMove(event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <li data-step={step} onKeyDown={onKeyDown}>
      <Group gap={4} wrap="nowrap">
        <Box flex={1} miw={0}>
          {name}
        </Box>
        <MoveButtons
          of={step}
          labels={{ up: `Move up: ${name}`, down: `Move down: ${name}` }}
          titles={{ up: "Move up (Alt+Up)", down: "Move down (Alt+Down)" }}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
        />
        <ActionIcon color="red" aria-label={`Remove: ${name}`} title="Remove" onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
