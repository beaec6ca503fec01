import { Alert, Button, Checkbox, Group, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract"
import { focusFirstError } from "../../lib/first-error.ts"
import { WholeNumberField } from "../../ui/fields/whole-number-field.tsx"
import { AwardGone } from "./award-gone.tsx"
import type { AwardValues } from "./award-values.ts"

const { nameMaxChars, minWinners, maxWinners } = LIMITS.award

type Props = {
  form: UseFormReturnType<AwardValues>
  action: string
  isPending: boolean
  /** True once somebody else has deleted the award. */
  isGone: boolean
  /** Why it was not saved, where no field is concerned. */
  problem: string | null
  onSubmit: (values: AwardValues) => void
  onCancel: () => void
}

/** The fields of an award. */
export function AwardForm({ form, action, isPending, isGone, problem, onSubmit, onCancel }: Props) {
  return (
    <form onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap="md">
        {isGone && <AwardGone />}
        {problem && !isGone && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput
          label="Award Name"
          required
          maxLength={nameMaxChars}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Textarea
          label="Description"
          placeholder="Optional"
          autosize
          minRows={2}
          {...form.getInputProps("description")}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <WholeNumberField
            label="Priority Level"
            description="Higher = higher priority"
            required
            {...form.getInputProps("priority")}
          />
          <WholeNumberField
            label="Max Winners"
            description={`${minWinners} to ${maxWinners} entries can hold it`}
            required
            {...form.getInputProps("maxWinners")}
          />
        </SimpleGrid>
        <Checkbox
          label="Exclusive award"
          description="Exclusive awards stop winners receiving lower-priority awards."
          {...form.getInputProps("isExclusive", { type: "checkbox" })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {isGone ? "Close" : "Cancel"}
          </Button>
          <Button type="submit" disabled={isPending || isGone}>
            {isPending ? "Saving..." : action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
