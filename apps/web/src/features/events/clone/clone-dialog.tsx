import { PasswordInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { ERRORS } from "@rosette/contract/errors"
import type { EventForOrganizer } from "@rosette/contract/events"
import { eventCalls } from "@rosette/contract/events"
import { LIMITS } from "@rosette/contract/limits"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { AnswerLost } from "../create/answer-lost.tsx"
import { EventDateField } from "../details/event-details-date-field.tsx"
import { EventTimeField } from "../details/event-details-time-field.tsx"
import { useEventClone } from "./use-event-clone.ts"

type Props = {
  /** The event that the new one is like. */
  source: Pick<EventForOrganizer, "id" | "name">
  isOpen: boolean
  onClose: () => void
  /** This browser organizes the new event now. */
  onCreated: (event: EventForOrganizer) => void
}

const fields = eventCalls.cloneEvent.input.pick({ name: true, organizerPassword: true, date: true, time: true })

/** Creates an event with the set-up of another one. Use a new key for each opening. */
export function CloneDialog({ source, isOpen, onClose, onCreated }: Props) {
  const form = useForm({
    initialValues: { name: source.name, organizerPassword: "", date: "", time: "" },
    validate: schemaResolver(fields, { sync: true }),
  })
  const isClosed = trpc.session.current.useQuery().data?.canCreateEvents === false
  const { create, isPending, isAnswerLost } = useEventClone(form, onCreated)
  const submit = form.onSubmit(
    (values) => create({ eventId: source.id, ...values }),
    (errors) => focusFirstError(form, errors),
  )
  return (
    <FormDialog title="New event like this" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty() && !isPending}>
      {(close) =>
        isClosed ? (
          <Text>{ERRORS.EVENT_CREATION_CLOSED.message}</Text>
        ) : (
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <WhatIsCopied from={source.name} />
              <TextInput
                label="Event Name"
                required
                autoComplete="off"
                data-autofocus
                {...form.getInputProps("name")}
              />
              <PasswordInput
                label="Admin Password"
                description={`At least ${LIMITS.password.minChars} characters. You sign in to the new event with it.`}
                autoComplete="new-password"
                required
                {...form.getInputProps("organizerPassword")}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <EventDateField isKept={false} {...form.getInputProps("date")} />
                <EventTimeField {...form.getInputProps("time")} />
              </SimpleGrid>
              {isAnswerLost && <AnswerLost action="Create Event" />}
              <FormButtons
                onCancel={close}
                label="Create Event"
                pendingLabel="Creating Event..."
                isPending={isPending}
              />
            </Stack>
          </form>
        )
      }
    </FormDialog>
  )
}

const WhatIsCopied = ({ from }: { from: string }) => (
  <>
    <Text size="sm">
      The new event has the words, look, rules, classes, criteria and awards of {from}, and its judges with new codes.
      It has no entries and no scores.
    </Text>
    <Text size="sm">
      This browser then organizes the new event instead of the one that it organizes now. {from} stays as it is, and its
      organizers stay signed in on other devices.
    </Text>
  </>
)
