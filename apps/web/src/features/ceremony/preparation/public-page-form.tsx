import { Radio, Stack, Switch, Text, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { Ceremony } from "@rosette/contract/ceremony"
import type { ReactNode } from "react"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import { type PageValues, readableWords, settingsOf } from "./page-values.ts"

const SHOWS: [PageValues["shows"], string, string][] = [
  ["off", "Off", "There is no page"],
  ["soon", "Nothing yet", "The event, its date and place, and that results will be here"],
  ["winners", "Winners", "Category winners, awards and the places that count"],
  ["places", "Winners and the first places", "The ranking down to a place that you choose"],
  ["everything", "Everything", "The whole ranking, with the average of each criterion"],
]

const OPENS: [PageValues["opens"], string, string][] = [
  ["stage", "As announced on stage", "Each line once its winner is revealed; the ranking after the last one"],
  ["at", "At a time", "Until then the page says that results will be here"],
  ["published", "Now", "As soon as results are published"],
]

type Props = {
  form: UseFormReturnType<PageValues>
  onSave: (values: PageValues) => void
  onCancel: () => void
  isPending: boolean
  /** What is said above the buttons. */
  hint: ReactNode
}

/** What the page shows and from when; only the fields that the choices need. */
export function PublicPageForm({ form, onSave, onCancel, isPending, hint }: Props) {
  const { shows, opens } = form.values
  const hasResults = shows !== "off" && shows !== "soon"
  return (
    <form onSubmit={form.onSubmit(onSave, (errors) => focusFirstError(form, errors))} noValidate>
      <Stack gap="md">
        <Choices label="What does everybody see?" choices={SHOWS} {...form.getInputProps("shows")} />
        {shows === "places" && <WholeNumberField label="Down to place" w="10rem" {...form.getInputProps("places")} />}
        {hasResults && <Choices label="When?" choices={OPENS} {...form.getInputProps("opens")} />}
        {hasResults && opens === "at" && (
          <TextInput
            type="datetime-local"
            label="Day and time"
            description="In the time zone of this device"
            maw="18rem"
            {...form.getInputProps("opensAt")}
          />
        )}
        {hasResults && <Switch label="Name the judges" {...form.getInputProps("showsJudges", { type: "checkbox" })} />}
        {hint}
        <FormButtons onCancel={onCancel} label="Save" isPending={isPending} isDisabled={!form.isDirty()} />
      </Stack>
    </form>
  )
}

type ChoicesProps = {
  label: string
  choices: readonly [value: string, label: string, description: string][]
  value?: string
  onChange?: (value: string) => void
}

function Choices({ label, choices, value, onChange }: ChoicesProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {choices.map(([choice, name, description]) => (
          <Radio key={choice} value={choice} label={name} description={description} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** What everybody can read as soon as the settings are saved, before they are. */
export function ReadableHint({ values, ceremony }: { values: PageValues; ceremony: Ceremony | undefined }) {
  const settings = settingsOf(values)
  if (!settings || settings.shows === "soon" || !ceremony) return null
  return (
    <Text role="status" fw={600}>
      {hintWords(settings, ceremony)}
    </Text>
  )
}

function hintWords(settings: NonNullable<ReturnType<typeof settingsOf>>, ceremony: Ceremony): string {
  if (!ceremony.results) {
    if (settings.opens === "published")
      return "Nothing is published yet. Everybody can read this as soon as you publish."
    return "Nothing is published yet, so nobody can read a winner."
  }
  const readable = readableWords(settings, ceremony)
  return readable ? `Once you save, everybody can read ${readable}.` : "Once you save, nobody can read a winner yet."
}
