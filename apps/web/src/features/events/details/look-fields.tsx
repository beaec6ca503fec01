import { Fieldset, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { ACCENT_COLOURS, type Accent } from "@rosette/contract/accents"
import { useLocked } from "../../../ui/states/locked.tsx"
import { EVENT_LABELS, type EventDetails, type EventLook } from "./event-details.ts"
import { LookPicture } from "./look-picture.tsx"
import { LookPictureField } from "./look-picture-field.tsx"

type Props = { form: UseFormReturnType<EventDetails & EventLook>; eventId: number }

const USUAL = { value: "", label: "The usual blue" }
const NAMES = Object.keys(ACCENT_COLOURS) as Accent[]
const ACCENT_CHOICES = [
  USUAL,
  ...NAMES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
]

/** Cover, logo and colour of an event, beside a picture of how they look. */
export function LookFields({ form, eventId }: Props) {
  const isLocked = useLocked()
  const { name, coverUrl, logoUrl, accent } = form.getValues()
  return (
    <Fieldset legend="Look" mt="xs">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Stack gap="md">
          {isLocked && (
            <Text size="sm" c="dimmed">
              Results are published. To choose other pictures, take them back first.
            </Text>
          )}
          <LookPictureField form={form} eventId={eventId} field="coverUrl" />
          <LookPictureField form={form} eventId={eventId} field="logoUrl" />
          <NativeSelect
            label={EVENT_LABELS.accent}
            data={ACCENT_CHOICES}
            value={accent ?? ""}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue("accent", NAMES.find((one) => one === value) ?? null)
            }
          />
        </Stack>
        <LookPicture name={name} coverUrl={coverUrl} logoUrl={logoUrl} accent={accent} />
      </SimpleGrid>
    </Fieldset>
  )
}
