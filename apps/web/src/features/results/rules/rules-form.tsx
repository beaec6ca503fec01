import { Alert, Group, Radio, Stack, TextInput, Title } from "@mantine/core"
import { type UseFormReturnType, useForm } from "@mantine/form"
import type { Criterion } from "@rosette/contract/criteria"
import { PANEL_METHODS } from "@rosette/domain/contest/panel-method"
import { NOT_APPLICABLE, RANKS } from "@rosette/domain/contest/rules"
import { useEffect, useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { seenValues } from "../../../lib/forms/changed-values.ts"
import { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { type Inputs, trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { useLocked } from "../../../ui/states/locked.tsx"
import { MovesPreview, useLiveMoves } from "../../place-moves/moves-preview.tsx"
import type { PreviewedChange } from "../../place-moves/use-moves.ts"
import { NOT_APPLICABLE_TEXTS, RANKS_TEXTS } from "../../words/rule-words.ts"
import { useWords } from "../../words/words-context.ts"
import classes from "./rules.module.css"
import {
  changedRules,
  METHOD_TEXTS,
  placesHelp,
  RULES_LABELS,
  type RulesValues,
  rulesErrors,
  type ShownRules,
  sentOf,
  stepsOf,
  textOfSteps,
  valuesOf,
} from "./rules-values.ts"
import { TieBreaksField } from "./tie-breaks-field.tsx"
import { stepName } from "./words.ts"

type Props = {
  eventId: number
  /** The rules when the form was opened. */
  rules: ShownRules
  criteria: readonly Criterion[]
  version: number
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

const NUMBER_CLASSES = { wrapper: classes.number }

/** The form of the rules, with a preview of what they would change. */
export function RulesForm({ eventId, rules, criteria, version, onDirty, onSaved, onCancel }: Props) {
  const [initialValues] = useState(() => valuesOf(rules))
  const isLocked = useLocked()
  const form = useForm<RulesValues>({ initialValues, validate: rulesErrors })
  const conflicts = useFieldConflicts(form)
  const [problem, setProblem] = useState<string | null>(null)
  const { save, isPending } = useRulesSaving(eventId, {
    onSaved() {
      feedback.success("Result rules saved")
      onSaved()
    },
    onRefused(error) {
      if (conflicts.notice(error)) return setProblem(null)
      const { message, issues } = refusalOf(error)
      setProblem([...new Set(issues.map((issue) => issue.message))].join(". ") || message)
    },
  })
  const isPhone = useIsPhone()
  const isDirty = form.isDirty() && !isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const before = form.getInitialValues()
  const change = changedRules(before, form.values)
  const submit = () => {
    if (!change) return onCancel()
    save({ ...change, expected: sentOf(seenValues(before, changedKeys(change, before))) })
  }
  const words = useWords()
  const stepNames = (text: string) => stepsOf(text).map((step) => stepName(step, criteria, words))
  return (
    <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap={isPhone ? "sm" : 24}>
        <RuleChoice form={form} field="panelMethod" choices={PANEL_METHODS} texts={METHOD_TEXTS} />
        <RuleChoice form={form} field="notApplicable" choices={NOT_APPLICABLE} texts={NOT_APPLICABLE_TEXTS} />
        <RuleChoice form={form} field="ranks" choices={RANKS} texts={RANKS_TEXTS} />
        <TieBreaksField
          label={RULES_LABELS.tieBreaks ?? ""}
          steps={stepsOf(form.values.tieBreaks)}
          criteria={criteria}
          error={stepsError(form.errors)}
          onChange={(steps) => form.setFieldValue("tieBreaks", textOfSteps(steps))}
        />
        <WholeNumberField
          label={RULES_LABELS.placesThatMatter}
          description={placesHelp(form.values.placesThatMatter)}
          classNames={NUMBER_CLASSES}
          required
          // The number is there from the beginning, and a mark on one field of four would be noise.
          withAsterisk={false}
          {...form.getInputProps("placesThatMatter")}
        />
        <TextInput
          label={RULES_LABELS.conferAbove}
          description="Compared entry by entry. Leave empty to ask nobody."
          classNames={NUMBER_CLASSES}
          inputContainer={(field) => (
            <Group gap="sm" wrap="nowrap" c="dimmed">
              {field}
              <span>percentage points</span>
            </Group>
          )}
          placeholder="Off"
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("conferAbove")}
        />
        {problem && (
          <Alert color="red" role="alert" title="The rules were not saved">
            {problem}
          </Alert>
        )}
        <FieldConflicts
          conflicts={conflicts.conflicts}
          labels={RULES_LABELS}
          onChoose={conflicts.choose}
          textOf={(field, value) => ruleText(field, value, stepNames)}
        />
        <FormButtons
          onCancel={onCancel}
          label="Save Rules"
          isPending={isPending}
          isDisabled={isLocked || !form.isDirty()}
          note={<RulesPreviewNote eventId={eventId} change={change} version={version} isInvalid={form.isDirty()} />}
        />
      </Stack>
    </form>
  )
}

type RuleChoiceProps<Value extends string> = {
  form: UseFormReturnType<RulesValues>
  field: "panelMethod" | "notApplicable" | "ranks"
  choices: readonly Value[]
  texts: Readonly<Record<Value, { label: string; text: string }>>
}

/** A rule with few values, each with what it does. */
function RuleChoice<Value extends string>({ form, field, choices, texts }: RuleChoiceProps<Value>) {
  return (
    <Radio.Group label={RULES_LABELS[field]} {...form.getInputProps(field)}>
      <Stack gap="xs" mt={4} mb={0}>
        {choices.map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={texts[choice].label}
            description={texts[choice].text}
            classNames={{ root: classes.method, body: classes.methodBody, labelWrapper: classes.methodLabel }}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** The form's values of the fields in a change. */
const changedKeys = (change: object, values: RulesValues): Partial<RulesValues> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in change))

const stepsError = (errors: Record<string, unknown>): string | undefined => {
  const [, error] = Object.entries(errors).find(([path]) => path.startsWith("tieBreaks")) ?? []
  return typeof error === "string" ? error : undefined
}

/** A rule in words, for a conflict between two values. */
function ruleText(field: string, value: unknown, stepNames: (text: string) => string[]): string | null {
  if (field === "panelMethod")
    return PANEL_METHODS.flatMap((method) => (method === value ? METHOD_TEXTS[method].label : []))[0] ?? null
  if (field === "notApplicable")
    return NOT_APPLICABLE.flatMap((rule) => (rule === value ? NOT_APPLICABLE_TEXTS[rule].label : []))[0] ?? null
  if (field === "ranks") return RANKS.flatMap((rule) => (rule === value ? RANKS_TEXTS[rule].label : []))[0] ?? null
  if (field === "tieBreaks" && typeof value === "string") return stepNames(value).join(", then ") || "No steps"
  if (field === "conferAbove" && (value === null || value === "")) return "Off"
  return null
}

type PreviewProps = {
  eventId: number
  /** What would be saved; null if nothing, or if it is invalid. */
  change: PreviewedChange | null
  /** Whether nothing would be saved because a field is invalid. */
  isInvalid: boolean
  /** The version of the results on the screen. */
  version: number
}

/** The entries whose place would change with the rules in the form. */
function RulesPreviewNote({ eventId, change, isInvalid, version }: PreviewProps) {
  const live = useLiveMoves(eventId, change, version)
  const none = isInvalid ? "A field has to be corrected first." : "Nothing yet."
  return (
    <div className={classes.preview}>
      <Title order={3} fz="sm">
        What would change
      </Title>
      <div>{change ? <MovesPreview {...live} /> : none}</div>
    </div>
  )
}

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Saves rules. */
function useRulesSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const update = trpc.organizer.updateRules.useMutation({ onSuccess: () => onSaved(), onError: onRefused })
  return {
    save: (rules: Omit<Inputs["organizer"]["updateRules"], "eventId">) => update.mutate({ eventId, ...rules }),
    isPending: update.isPending,
  }
}
