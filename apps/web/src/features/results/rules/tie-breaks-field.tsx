import { ActionIcon, Fieldset, Group, NativeSelect, Text, VisuallyHidden } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { movedStep, stepName, stepsLeft } from "./tie-break-words.ts"
import classes from "./tie-breaks-field.module.css"

type Props = {
  label: string
  steps: readonly string[]
  criteria: readonly Criterion[]
  error: string | undefined
  onChange: (steps: string[]) => void
}

/** The steps through which equal scores go, in their order: added from a choice, moved up and down, removed. */
export function TieBreaksField({ label, steps, criteria, error, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const picker = useRef<HTMLSelectElement>(null)
  const [moved, setMoved] = useState<{ step: string; by: number } | null>(null)
  const nameOf = (step: string) => stepName(step, criteria)
  // A row that changes its place in the page loses the focus, and the first one has no way up.
  useEffect(() => {
    if (!moved) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-step="${moved.step}"] button`) ?? []
    const [up, down] = buttons
    const wanted = moved.by < 0 ? up : down
    ;(wanted?.disabled ? (moved.by < 0 ? down : up) : wanted)?.focus()
  }, [moved])
  const move = (step: string, by: number) => {
    onChange(movedStep(steps, step, by))
    setMoved({ step, by })
  }
  const remove = (step: string) => {
    onChange(steps.filter((one) => one !== step))
    setMoved(null)
    picker.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, step: string) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    move(step, event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <Fieldset legend={label}>
      <Text c="dimmed" mb="sm">
        Equal entries go through these steps in their order, until one tells them apart. What none decides is shared, or
        open where it matters.
      </Text>
      <ol ref={list} className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} data-step={step} className={classes.step} onKeyDown={(event) => onKeyDown(event, step)}>
            <span className={classes.name}>{nameOf(step)}</span>
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                aria-label={`Move up: ${nameOf(step)}`}
                title="Move up (Alt+Up)"
                disabled={index === 0}
                onClick={() => move(step, -1)}
              >
                <IconArrowUp size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move down: ${nameOf(step)}`}
                title="Move down (Alt+Down)"
                disabled={index === steps.length - 1}
                onClick={() => move(step, 1)}
              >
                <IconArrowDown size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                color="red"
                aria-label={`Remove: ${nameOf(step)}`}
                title="Remove"
                onClick={() => remove(step)}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
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
        data={[{ value: "", label: "Add a step…" }, ...stepsLeft(criteria, steps)]}
        onChange={(event) => {
          if (event.currentTarget.value !== "") onChange([...steps, event.currentTarget.value])
        }}
      />
    </Fieldset>
  )
}
