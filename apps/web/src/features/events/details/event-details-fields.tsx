import { SimpleGrid, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { EventDetails } from "./event-details.ts"
import { EventDateField } from "./event-details-date-field.tsx"
import { EventTimeField } from "./event-details-time-field.tsx"

type Props<Values> = {
  form: UseFormReturnType<Values>
  /** True for the demo event, which is always kept. */
  isDemo?: boolean
}

/** The fields that describe an event, for creating and for editing it. */
export function EventDetailsFields<Values extends EventDetails>({ form, isDemo = false }: Props<Values>) {
  return (
    <>
      <TextInput
        label="Event Name"
        placeholder="Harbor Classic Show"
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <TextInput
        label="Organizer Name"
        placeholder="You or your club"
        required
        autoComplete="name"
        autoCapitalize="words"
        {...form.getInputProps("organizerName")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <EventDateField isKept={isDemo} {...form.getInputProps("date")} />
        <EventTimeField {...form.getInputProps("time")} />
      </SimpleGrid>
      <TextInput
        label="Location"
        placeholder="Riverside Park, Main Street 1"
        autoComplete="off"
        autoCapitalize="words"
        {...form.getInputProps("location")}
      />
      <Textarea
        label="Event Description"
        placeholder="What judges should know when they open the event"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps("description")}
      />
    </>
  )
}
