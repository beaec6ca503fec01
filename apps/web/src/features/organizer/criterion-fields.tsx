import { Checkbox, Fieldset, NumberInput, SimpleGrid, Text, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract"
import { SECTIONS, sectionOf } from "@rosette/domain"
import { type CriterionValues, REQUIREMENT_LABELS } from "./criterion-values.ts"

const { minPoints, maxPoints, minOrder, maxOrder } = LIMITS.criterion
const SECTION_LIST = SECTIONS.map(({ name, first, last }) => `${name} ${first}–${last}`).join(", ")

type Props = { form: UseFormReturnType<CriterionValues>; nextOrder: number }

/** The fields of a criterion, with the section that its order means. */
export function CriterionFields({ form, nextOrder }: Props) {
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
      <SimpleGrid cols={2}>
        <NumberInput
          label="Max Points"
          min={minPoints}
          max={maxPoints}
          allowDecimal={false}
          inputMode="numeric"
          required
          {...form.getInputProps("maxPoints")}
        />
        <NumberInput
          label="Order"
          min={minOrder}
          max={maxOrder}
          allowDecimal={false}
          inputMode="numeric"
          required
          {...form.getInputProps("order")}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        <span role="status">
          {typeof order === "number" && `Order ${order} belongs to the section ${sectionOf(order)}. `}
        </span>
        Next free order: {nextOrder}. Sections: {SECTION_LIST}.
      </Text>
      <Fieldset legend="Only for entries with">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {REQUIREMENT_LABELS.map(([requirement, label]) => (
            <Checkbox key={requirement} label={label} {...form.getInputProps(requirement, { type: "checkbox" })} />
          ))}
        </SimpleGrid>
        <Text size="sm" c="dimmed" mt="sm">
          Nothing ticked: it applies to every entry. Otherwise an entry needs all that is ticked.
        </Text>
      </Fieldset>
    </>
  )
}
