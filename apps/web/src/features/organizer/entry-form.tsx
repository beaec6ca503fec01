import { Button, Checkbox, Fieldset, Group, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract"
import { focusFirstError } from "../../lib/first-error.ts"
import { ENTRY_FLAGS, type EntryValues } from "./entry-values.ts"

type Props = {
  form: UseFormReturnType<EntryValues>
  action: string
  isPending: boolean
  hasImageField: boolean
  onSubmit: (values: EntryValues) => void
  onCancel: () => void
}

/** The fields of an entry. */
export function EntryForm({ form, action, isPending, hasImageField, onSubmit, onCancel }: Props) {
  return (
    <form onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Entry Name"
            required
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("entryName")}
          />
          <TextInput
            label="Voting ID"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps("votingId")}
          />
        </SimpleGrid>
        <TextInput
          label="Owner/Participant"
          required
          autoComplete="off"
          autoCapitalize="words"
          {...form.getInputProps("ownerParticipant")}
        />
        <Textarea
          label="Description"
          placeholder="What judges should know, such as year, make and model"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LIMITS.description.maxChars}
          {...form.getInputProps("description")}
        />
        {hasImageField && (
          <TextInput
            label="Image URL"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            description="Optional. A photo from this device can be added once the entry is saved."
            {...form.getInputProps("imageUrl")}
          />
        )}
        <Fieldset legend="What applies to it">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {ENTRY_FLAGS.map(([field, label]) => (
              <Checkbox key={field} label={label} {...form.getInputProps(field, { type: "checkbox" })} />
            ))}
          </SimpleGrid>
        </Fieldset>
        <Group gap="xl">
          <Switch label="Show entry name" {...form.getInputProps("showEntryName", { type: "checkbox" })} />
          <Switch
            label="Show owner/participant"
            {...form.getInputProps("showOwnerParticipant", { type: "checkbox" })}
          />
        </Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={isPending}>
            {isPending ? "Saving..." : action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
