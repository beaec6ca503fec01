import { MultiSelect } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { classChoices, type NamedClasses } from "../classes/class-choice.ts"
import { CLASSES_LABEL, type CriterionValues, idsOf, textOfIds } from "./criterion-values.ts"

/** The names of the classes that a criterion is for; a class that was deleted since is left out. */
export const classNames = (ids: readonly number[], classes: NamedClasses): string =>
  classChoices(classes)
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ")

type Props = { form: UseFormReturnType<CriterionValues>; classes: NamedClasses }

/** On whose scorecards the criterion is; there is nothing to choose in an event without classes. */
export function ScorecardField({ form, classes }: Props) {
  const ids = idsOf(form.values.classIds)
  if (classes.length === 0 && ids.length === 0) return null
  const { error } = form.getInputProps("classIds")
  return (
    <MultiSelect
      label={CLASSES_LABEL}
      description="Entries of other classes are not judged on it, and not measured by its points."
      placeholder={ids.length > 0 ? undefined : "All"}
      data={classChoices(classes).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={ids.map(String)}
      onChange={(values) => form.setFieldValue("classIds", textOfIds(values.map(Number)))}
      error={error}
    />
  )
}
