import { Group, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { FLAG_NAMES } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { FieldSet } from "../../../ui/fields/field-set.tsx"
import { flagLabelOf, sectionLabel, WORDS_LABELS, type WordsValues } from "./words-values.ts"

/** Every word of an event. The name of each field tells the picture what is being typed. */
export function WordsFields({ form }: { form: UseFormReturnType<WordsValues> }) {
  return (
    <Stack gap="md">
      <FieldSet legend="Sections of the sheet">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          {USUAL_WORDS.sections.map((usual, index) => (
            <TextInput
              key={usual}
              label={sectionLabel(index)}
              placeholder={usual}
              autoComplete="off"
              data-autofocus={index === 0 || undefined}
              name={`sections.${index}`}
              {...form.getInputProps(`sections.${index}`)}
            />
          ))}
        </SimpleGrid>
      </FieldSet>
      <TextInput
        label={WORDS_LABELS.descriptionLabel}
        description="What the description of an entry is called."
        placeholder={USUAL_WORDS.descriptionLabel}
        autoComplete="off"
        name="descriptionLabel"
        {...form.getInputProps("descriptionLabel")}
      />
      <FieldSet legend="What only some entries have">
        <Text size="sm" c="dimmed" mb="xs">
          Criteria and awards can be for these entries alone. What is not used is hidden; nothing is lost.
        </Text>
        <Stack gap="sm">
          {FLAG_NAMES.map((flag) => (
            <Group key={flag} gap="sm" wrap="nowrap" align="flex-end">
              <TextInput
                flex={1}
                label={flagLabelOf(flag)}
                autoComplete="off"
                name={`flags.${flag}.label`}
                {...form.getInputProps(`flags.${flag}.label`)}
              />
              <Switch
                flex="none"
                maw="40%"
                mb={10}
                label="Used"
                aria-label={WORDS_LABELS[`flags.${flag}.isUsed`]}
                name={`flags.${flag}.isUsed`}
                {...form.getInputProps(`flags.${flag}.isUsed`, { type: "checkbox" })}
              />
            </Group>
          ))}
        </Stack>
      </FieldSet>
      <Textarea
        label={WORDS_LABELS.guidance}
        description="Replaces the guideline under “Need Help” on the judges’ screens. Empty: the usual one."
        autosize
        minRows={2}
        maxRows={8}
        name="guidance"
        {...form.getInputProps("guidance")}
      />
    </Stack>
  )
}
