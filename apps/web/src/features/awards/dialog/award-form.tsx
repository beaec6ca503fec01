import { Alert, Button, Checkbox, Fieldset, Stack, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { Award } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { FormFooter } from "../../../ui/dialogs/form-footer.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import fieldset from "../../../ui/fields/fields.module.css"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import type { AwardChoices } from "../award-basis.ts"
import classes from "../awards.module.css"
import { AwardGone } from "./award-gone.tsx"
import { AwardRuleFields } from "./award-rule-fields.tsx"
import { AWARD_LABELS, type AwardValues, highestPriority } from "./award-values.ts"
import type { AwardConflicts } from "./use-award-conflicts.ts"

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
