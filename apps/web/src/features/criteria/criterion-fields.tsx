import { Checkbox, Fieldset, SimpleGrid, Switch, Text, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { OrderNote, SectionPicker } from "./criterion-order.tsx"
import { CRITERION_LABELS, type CriterionValues, REQUIREMENT_LABELS } from "./criterion-values.ts"

type Props = {
  form: UseFormReturnType<CriterionValues>
  /** The other criteria, whose orders are taken. */
  others: readonly { id: number; order: number; name: string }[]
}

/** The fields of a criterion, with the section of its order. */
export function CriterionFields({ form, others }: Props) {
  const { order } = form.values
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
      <SimpleGrid cols={{ base: 2, xs: 3 }}>
        <WholeNumberField label="Max Points" required {...form.getInputProps("maxPoints")} />
        <SectionPicker order={order} others={others} onPick={(free) => form.setFieldValue("order", free)} />
        <WholeNumberField label="Order" required {...form.getInputProps("order")} />
      </SimpleGrid>
      <OrderNote order={order} others={others} onUse={(free) => form.setFieldValue("order", free)} />
      <Switch
        label={CRITERION_LABELS.countsOverall}
        description="Off, it leaves the overall percent and serves only its own awards."
        {...form.getInputProps("countsOverall", { type: "checkbox" })}
      />
      <Fieldset legend="Only for entries with">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {REQUIREMENT_LABELS.map(([requirement, label]) => (
            <Checkbox key={requirement} label={label} {...form.getInputProps(requirement, { type: "checkbox" })} />
          ))}
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="sm">
          Leave unticked for all entries. Entries must match everything you tick.
        </Text>
      </Fieldset>
    </>
  )
}
