import { ActionIcon, Button, Text, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { randomId } from "@mantine/hooks"
import { LIMITS } from "@rosette/contract/limits"
import { sectionTitle } from "@rosette/domain/events/event-words"
import { starterOf } from "@rosette/domain/starters/starters"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import { type KeyboardEvent, useRef } from "react"
import { FieldError } from "../../../ui/fields/field-error.tsx"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import classes from "../events.module.css"
import {
  type CriterionDraft,
  emptyCriterion,
  isHalfDone,
  lacks,
  type NewEventValues,
  pointsOrFallback,
} from "./create-event-values.ts"

type Form = UseFormReturnType<NewEventValues>

/** The criteria of a new event, at least one. */
export function CreateEventCriteria({ form }: { form: Form }) {
  const { criteria, starter } = form.values
  const words = starter && starterOf(starter).words
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    const criterion = emptyCriterion(randomId(), criteria)
    form.insertListItem("criteria", criterion)
    // After this update the row exists, and its name field is focused.
    setTimeout(() => list.current?.querySelector<HTMLInputElement>(`[data-row="${criterion.key}"] input`)?.focus())
  }
  const remove = (index: number) => {
    form.removeListItem("criteria", index)
    addButton.current?.focus()
  }
  return (
    <>
      <FieldError id="criteria-error">
        {typeof form.errors.criteria === "string" ? form.errors.criteria : null}
      </FieldError>
      <ol ref={list} className={classes.criteria}>
        {criteria.map((criterion, index) => (
          <CriterionRow
            key={criterion.key}
            form={form}
            criterion={criterion}
            index={index}
            section={words && criterion.order !== undefined ? sectionTitle(criterion.order, words) : null}
            onRemove={criteria.length > 1 ? () => remove(index) : null}
          />
        ))}
      </ol>
      <Button
        ref={addButton}
        variant="default"
        mt="md"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={add}
        disabled={criteria.length >= LIMITS.criterion.perEvent}
      >
        Add Scoring Criterion
      </Button>
    </>
  )
}

type RowProps = {
  form: Form
  criterion: CriterionDraft
  index: number
  /** What the starter calls its section. */
  section: string | null
  onRemove: (() => void) | null
}

/** Enter in a field of one line goes to the next field of its criterion, instead of sending a form that is half filled in. */
function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (key !== "Enter" || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("input, textarea:not([aria-hidden])")]
  fields[fields.indexOf(target) + 1]?.focus()
}

function CriterionRow({ form, criterion, index, section, onRemove }: RowProps) {
  const field = (name: keyof CriterionDraft) => `criteria.${index}.${name}`
  return (
    <li
      className={classes.criterion}
      data-row={criterion.key}
      aria-label={`Criterion ${index + 1}`}
      onKeyDown={goToNextField}
    >
      {section && (
        <Text c="dimmed" size="sm">
          {section}
        </Text>
      )}
      <div className={classes.line}>
        <TextInput
          className={classes.name}
          label="Name"
          withAsterisk
          placeholder="Paint and finish"
          autoComplete="off"
          enterKeyHint="next"
          {...form.getInputProps(field("name"))}
        />
        <WholeNumberField
          className={classes.points}
          label="Max Points"
          enterKeyHint="next"
          {...form.getInputProps(field("maxPoints"))}
          onBlur={() => form.setFieldValue(field("maxPoints"), pointsOrFallback(criterion.maxPoints))}
        />
        {onRemove && (
          <ActionIcon
            mt="1.8rem"
            aria-label={`Remove criterion ${index + 1}`}
            title="Remove this criterion"
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Textarea
        label="Description"
        withAsterisk
        placeholder="What a judge should look at"
        autosize
        minRows={1}
        maxRows={6}
        {...form.getInputProps(field("description"))}
      />
      <Text role="status" c="dimmed" size="sm">
        {isHalfDone(criterion) && `Not complete yet: without a ${lacks(criterion).join(" and a ")} it is left out.`}
      </Text>
    </li>
  )
}
