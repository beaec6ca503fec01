import { Switch, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { Criterion } from "@rosette/contract/criteria"
import { othersWords } from "@rosette/domain/contest/applicability"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import { CheckboxSet } from "../../ui/fields/checkbox-set.tsx"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import type { NamedClasses } from "../classes/class-choice.ts"
import { useWords } from "../words/words-context.ts"
import classes from "./criteria.module.css"
import { OrderNote, SectionPicker, UseFreeOrder } from "./criterion-order.tsx"
import { COUNTS_LABEL, type CriterionValues, requirementLabels } from "./criterion-values.ts"
import { ScorecardField } from "./scorecard-field.tsx"

type Props = {
  form: UseFormReturnType<CriterionValues>
  /** The other criteria, whose orders are taken. */
  others: readonly Pick<Criterion, "id" | "order" | "name" | "maxPoints">[]
  classes: NamedClasses
  notApplicable: NotApplicable
  /** False for a new criterion. */
  isExisting: boolean
}

/** The fields of a criterion, with the section of its order. */
export function CriterionFields({ form, others, classes: entryClasses, notApplicable, isExisting }: Props) {
  const { order, maxPoints } = form.values
  const ofOthers = othersWords(Number(maxPoints) || null, notApplicable)
  const requirements = requirementLabels(useWords(), form.getInitialValues())
  const isChosen = isExisting || form.isTouched("order") || form.isDirty("order")
  return (
    <>
      <TextInput label="Name" required autoComplete="off" data-autofocus {...form.getInputProps("name")} />
      <Textarea
        label="Description"
        placeholder="What a judge should look at"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps("description")}
      />
      <div className={classes.criterionFieldsPlace}>
        <SectionPicker order={order} others={others} onPick={(free) => form.setFieldValue("order", free)} />
        <WholeNumberField label="Max Points" required {...form.getInputProps("maxPoints")} />
        <div>
          <WholeNumberField label="Order" required {...form.getInputProps("order")} />
          <UseFreeOrder
            order={order}
            others={others}
            isChosen={isChosen}
            onUse={(free) => form.setFieldValue("order", free)}
          />
        </div>
      </div>
      <OrderNote order={order} others={others} isChosen={isChosen} />
      <Switch
        label={COUNTS_LABEL}
        description="When off, it counts for its own awards only, not for the overall percent."
        {...form.getInputProps("countsOverall", { type: "checkbox" })}
      />
      <ScorecardField form={form} classes={entryClasses} />
      {requirements.length > 0 && (
        <CheckboxSet
          legend="Only for entries with"
          hint={`Leave empty for all entries. With several, an entry needs all of them. ${ofOthers}.`}
          options={requirements.map(([requirement, label]) => ({
            label,
            ...form.getInputProps(requirement, { type: "checkbox" }),
          }))}
        />
      )}
    </>
  )
}
