import { Fieldset, NativeSelect, Text, VisuallyHidden } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { useEffect, useRef, useState } from "react"
import hints from "./rules-form.module.css"
import { TieBreakStep } from "./tie-break-step.tsx"
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
  return (
    <Fieldset variant="unstyled" legend={label} classNames={{ root: classes.field, legend: classes.legend }}>
      <Text className={hints.hint} c="dimmed" mb="xs">
        Equal entries go through these steps until one tells them apart. Without a decision they share the place.
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
        data={[{ value: "", label: "Add a step…" }, ...stepsLeft(criteria, steps)]}
        onChange={(event) => {
          if (event.currentTarget.value !== "") onChange([...steps, event.currentTarget.value])
        }}
      />
    </Fieldset>
  )
}
