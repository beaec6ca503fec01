import { MultiSelect, Select, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EntryFlag } from "@rosette/domain/entries/entry-flags"
import { searchOptions } from "../../../lib/forms/search-options.ts"
import { type AwardChoices, basisOptions, basisPicker, FLAG_OPTIONS } from "../award-basis.ts"
import { AWARD_LABELS, type AwardValues } from "./award-values.ts"

type Props = {
  form: UseFormReturnType<AwardValues>
  choices: AwardChoices
  /** Why the choices could not be loaded. */
  problem: string | null
}

/** An award's basis, and who can win it. */
export function AwardRuleFields({ form, choices, problem }: Props) {
  const { basis, basisId, eligibleClassIds, eligibleFlags } = form.values
  const options = basisOptions(basis, choices)
  const picker = basisPicker(basis, choices)
  const isLimited = eligibleClassIds.length > 0 || eligibleFlags.length > 0
  const decide = (value: string | null) => {
    const chosen = options.find((option) => option.value === value)?.value ?? "manual"
    form.setFieldValue("basis", chosen)
    form.setFieldValue("basisId", null)
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
        <Select
          key={basis}
          label={picker.label}
          required
          searchable={picker.options.length > SEARCHED_FROM}
          filter={searchOptions}
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

function EligibilityFields({ form, choices }: Pick<Props, "form" | "choices">) {
  const { basis, eligibleClassIds, eligibleFlags } = form.values
  const hasClasses = choices.classes.length > 0 || eligibleClassIds.length > 0
  const errorOf = (field: string) => Object.entries(form.errors).find(([path]) => path.startsWith(field))?.[1]
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
      <MultiSelect
        label={AWARD_LABELS.eligibleFlags}
        description={onlyProposed}
        placeholder={eligibleFlags.length > 0 ? undefined : "Any entry"}
        data={FLAG_OPTIONS}
        value={eligibleFlags}
        onChange={(values: EntryFlag[]) => form.setFieldValue("eligibleFlags", values)}
        error={errorOf("eligibleFlags")}
      />
    </>
  )
}
