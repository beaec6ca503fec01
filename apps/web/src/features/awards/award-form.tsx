import { Alert, Button, Checkbox, Fieldset, MultiSelect, Select, Stack, Text, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { type Award, ignoresByDefault } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { IconTrash } from "@tabler/icons-react"
import { focusFirstError } from "../../lib/forms/first-error.ts"
import { FormFooter } from "../../ui/dialogs/form-footer.tsx"
import { FieldConflicts } from "../../ui/fields/field-conflicts.tsx"
import fieldset from "../../ui/fields/fields.module.css"
import { SearchedSelect } from "../../ui/fields/searched-select.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { type AwardChoices, basisOptions, basisPicker, flagOptions } from "./award-basis.ts"
import type { AwardConflicts } from "./award-values.ts"
import { AWARD_LABELS, type AwardValues, highestPriority } from "./award-values.ts"
import classes from "./awards.module.css"

const { minWinners, maxWinners } = LIMITS.award

type Props = {
  form: UseFormReturnType<AwardValues>
  action: string
  isPending: boolean
  /** Somebody else has deleted the award. */
  isGone: boolean
  /** Why it was not saved, if no field is the reason. */
  problem: string | null
  conflicts: AwardConflicts
  /** The other awards, whose highest priority is named. */
  others: readonly Pick<Award, "priority">[]
  choices: AwardChoices
  /** Why the choices could not be loaded. */
  choicesProblem: string | null
  onSubmit: (values: AwardValues) => void
  onCancel: () => void
}

/** The fields of an award. */
export function AwardForm({
  form,
  action,
  isPending,
  isGone,
  problem,
  conflicts,
  others,
  onSubmit,
  onCancel,
  ...rules
}: Props) {
  return (
    <form onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap="md">
        {isGone && <AwardGone />}
        {problem && !isGone && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <NameFields form={form} others={others} />
        <AwardRuleFields form={form} choices={rules.choices} problem={rules.choicesProblem} />
        <ExclusivityFields form={form} />
        <FieldConflicts conflicts={conflicts.shown} labels={AWARD_LABELS} onChoose={conflicts.choose} />
        <FormFooter isPending={isPending}>
          <Button variant="default" onClick={onCancel}>
            {isGone ? "Close" : "Cancel"}
          </Button>
          <Button type="submit" disabled={isPending || isGone}>
            {isPending ? "Saving..." : action}
          </Button>
        </FormFooter>
      </Stack>
    </form>
  )
}

function NameFields({ form, others }: Pick<Props, "form" | "others">) {
  const highest = highestPriority(others)
  return (
    <>
      <TextInput label={AWARD_LABELS.name} required autoComplete="off" data-autofocus {...form.getInputProps("name")} />
      <Textarea
        label={AWARD_LABELS.description}
        placeholder="Optional"
        autosize
        minRows={2}
        {...form.getInputProps("description")}
      />
      <div className={classes.numbers}>
        <WholeNumberField
          label={AWARD_LABELS.priority}
          description={
            <>
              <span>Higher = higher priority</span>
              {highest !== null && `, now up to ${highest}`}
            </>
          }
          required
          {...form.getInputProps("priority")}
        />
        <WholeNumberField
          label={AWARD_LABELS.maxWinners}
          description={`${minWinners} to ${maxWinners} entries can hold it`}
          required
          {...form.getInputProps("maxWinners")}
        />
      </div>
    </>
  )
}

/** Each checkbox disables the other; a checked one can always be cleared. */
function ExclusivityFields({ form }: Pick<Props, "form">) {
  const { isExclusive, ignoresExclusivity } = form.values
  return (
    <Fieldset
      variant="unstyled"
      legend="With other awards"
      className={classes.set}
      classNames={{ root: fieldset.set, legend: fieldset.legend }}
    >
      <Checkbox
        label={AWARD_LABELS.isExclusive}
        description="Exclusive awards stop winners receiving lower-priority awards."
        {...form.getInputProps("isExclusive", { type: "checkbox" })}
        disabled={ignoresExclusivity && !isExclusive}
      />
      <Checkbox
        label={AWARD_LABELS.ignoresExclusivity}
        description="For a sponsor’s pick or the people’s choice."
        {...form.getInputProps("ignoresExclusivity", { type: "checkbox" })}
        disabled={isExclusive && !ignoresExclusivity}
      />
    </Fieldset>
  )
}

type AwardRuleFieldsProps = {
  form: UseFormReturnType<AwardValues>
  choices: AwardChoices
  /** Why the choices could not be loaded. */
  problem: string | null
}

/** An award's basis, and who can win it. */
function AwardRuleFields({ form, choices, problem }: AwardRuleFieldsProps) {
  const { basis, basisId, isExclusive, eligibleClassIds, eligibleFlags } = form.values
  const options = basisOptions(basis, choices)
  const picker = basisPicker(basis, choices)
  const isLimited = eligibleClassIds.length > 0 || eligibleFlags.length > 0
  const decide = (value: string | null) => {
    const chosen = options.find((option) => option.value === value)?.value ?? "manual"
    form.setFieldValue("basis", chosen)
    form.setFieldValue("basisId", null)
    const isNowAudience = chosen === "audience"
    if (isNowAudience !== (basis === "audience"))
      form.setFieldValue(
        "ignoresExclusivity",
        isNowAudience ? ignoresByDefault({ basis: chosen, isExclusive }) : form.getInitialValues().ignoresExclusivity,
      )
  }
  return (
    <>
      <Select
        label={AWARD_LABELS.basis}
        description={basis === "manual" ? undefined : "By a rule, Rosette proposes the winner."}
        data={options}
        value={basis}
        onChange={decide}
        allowDeselect={false}
        error={form.errors.basis}
      />
      {picker && (
        <SearchedSelect
          key={basis}
          label={picker.label}
          required
          searchable={picker.options.length > SEARCHED_FROM}
          data={picker.options}
          {...form.getInputProps("basisId")}
          value={basisId === null ? null : String(basisId)}
          onChange={(value) => form.setFieldValue("basisId", value === null ? null : Number(value))}
        />
      )}
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
      {(basis !== "manual" || isLimited) && <EligibilityFields form={form} choices={choices} />}
    </>
  )
}

const SEARCHED_FROM = 8

function EligibilityFields({ form, choices }: Pick<AwardRuleFieldsProps, "form" | "choices">) {
  const { basis, eligibleClassIds, eligibleFlags } = form.values
  const hasClasses = choices.classes.length > 0 || eligibleClassIds.length > 0
  const errorOf = (field: string) => Object.entries(form.errors).find(([path]) => path.startsWith(field))?.[1]
  const flags = flagOptions(choices, eligibleFlags)
  const onlyProposed = basis === "manual" ? "Not used while the award is decided by hand." : undefined
  return (
    <>
      {hasClasses && (
        <MultiSelect
          label={AWARD_LABELS.eligibleClassIds}
          description={onlyProposed}
          placeholder={eligibleClassIds.length > 0 ? undefined : "All classes"}
          data={choices.classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={eligibleClassIds.map(String)}
          onChange={(values) => form.setFieldValue("eligibleClassIds", values.map(Number))}
          error={errorOf("eligibleClassIds")}
        />
      )}
      {flags.length > 0 && (
        <MultiSelect
          label={AWARD_LABELS.eligibleFlags}
          description={onlyProposed}
          placeholder={eligibleFlags.length > 0 ? undefined : "Any entry"}
          data={flags}
          value={eligibleFlags}
          onChange={(values: EntryFlag[]) => form.setFieldValue("eligibleFlags", values)}
          error={errorOf("eligibleFlags")}
        />
      )}
    </>
  )
}

/** Shown in the dialog of an award that somebody else has deleted. */
export function AwardGone() {
  return (
    <Alert color="red" role="alert" title="This award was deleted meanwhile" icon={<IconTrash aria-hidden />}>
      It was deleted in another window or by somebody else. Nothing can be saved to it. What you typed is lost when you
      close this.
    </Alert>
  )
}
