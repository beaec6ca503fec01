import { Button, Group, Stack } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import type { OrganizedEvent } from "@rosette/contract"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { focusFirstError } from "../../lib/first-error.ts"
import { showRefusalOnForm } from "../../lib/form-refusal.ts"
import { FormDialog } from "../../ui/form-dialog.tsx"
import { useFreshForm } from "./dashboard-fresh-form.ts"
import { changedDetails, detailsOf, type EventDetails, eventDetailsSchema } from "./event-details.ts"
import { EventDetailsFields } from "./event-details-fields.tsx"
import { useEventUpdate } from "./use-event-update.ts"

type Props = { event: OrganizedEvent; isOpen: boolean; onClose: () => void }

/** Changes what an event says about itself. */
export function EventDetailsDialog({ event, isOpen, onClose }: Props) {
  const form = useForm<EventDetails>({
    initialValues: detailsOf(event),
    validate: schemaResolver(eventDetailsSchema, { sync: true }),
  })
  useFreshForm(form, isOpen, detailsOf(event))
  const update = useEventUpdate(event.id)
  const save = (values: EventDetails) => {
    const changes = changedDetails(form.getInitialValues(), values)
    if (Object.keys(changes).length === 0) return onClose()
    update.mutate(
      { eventId: event.id, ...changes },
      {
        onSuccess: () => {
          feedback.success("Event updated")
          onClose()
        },
        onError: (error) => {
          showRefusalOnForm(form, error)
          feedback.failure("Failed to update event", errorText(error))
        },
      },
    )
  }
  return (
    <FormDialog title="Edit Event Details" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <form onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))} noValidate>
          <Stack gap="md">
            <EventDetailsFields form={form} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" disabled={update.isPending}>
                {update.isPending ? "Saving..." : "Save Changes"}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
