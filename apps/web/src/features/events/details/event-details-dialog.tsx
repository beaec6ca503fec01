import { Stack, Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import type { EventForOrganizer } from "@rosette/contract/events"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { changedValues, seenValues } from "../../../lib/forms/changed-values.ts"
import { useFieldConflicts } from "../../../lib/forms/field-conflicts.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { FieldConflicts } from "../../../ui/fields/field-conflicts.tsx"
import { useFreshForm } from "../../live/dashboard-fresh-form.ts"
import {
  detailsOf,
  EVENT_LABELS,
  type EventDetails,
  type EventLook,
  eventDetailsSchema,
  lookOf,
} from "./event-details.ts"
import { EventDetailsFields } from "./event-details-fields.tsx"
import { LookFields } from "./look-fields.tsx"
import { useEventUpdate } from "./use-event-update.ts"

const valuesOf = (event: EventForOrganizer) => ({ ...detailsOf(event), ...lookOf(event) })

type Props = { event: EventForOrganizer; isOpen: boolean; onClose: () => void }

/** Changes an event's details. */
export function EventDetailsDialog({ event, isOpen, onClose }: Props) {
  const form = useForm<EventDetails & EventLook>({
    initialValues: valuesOf(event),
    validate: schemaResolver(eventDetailsSchema, { sync: true }),
  })
  useFreshForm(form, isOpen, valuesOf(event))
  const conflicts = useFieldConflicts(form)
  const update = useEventUpdate(event.id)
  const closeAll = () => {
    conflicts.clear()
    onClose()
  }
  const save = (values: EventDetails & EventLook) => {
    const before = form.getInitialValues()
    const changes = changedValues(before, values)
    if (Object.keys(changes).length === 0) return closeAll()
    // Also told if another tab of the dashboard was opened meanwhile.
    update.mutateAsync({ eventId: event.id, ...changes, expected: seenValues(before, changes) }).then(
      () => {
        feedback.success("Event updated")
        closeAll()
      },
      (error: unknown) => {
        if (conflicts.notice(error)) return
        showRefusalOnForm(form, error)
        feedback.failure("Failed to update event", errorText(error))
      },
    )
  }
  return (
    <FormDialog title="Edit Event Details" isOpen={isOpen} onClose={closeAll} isDirty={form.isDirty()}>
      {(close) => (
        <form onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))} noValidate>
          <Stack gap="md">
            <Text size="sm" c="dimmed">
              Judges and the public page see changes at once.
            </Text>
            <EventDetailsFields form={form} isDemo={event.isDemo} />
            <LookFields form={form} eventId={event.id} />
            <FieldConflicts conflicts={conflicts.conflicts} labels={EVENT_LABELS} onChoose={conflicts.choose} />
            <FormButtons onCancel={close} label="Save Changes" isPending={update.isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
