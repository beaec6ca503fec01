import { Alert, Button, Divider, PasswordInput, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { LIMITS } from "@rosette/contract"
import { IconKey } from "@tabler/icons-react"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { EventDetailsFields } from "../details/event-details-fields.tsx"
import classes from "./create-event.module.css"
import { CreateEventCriteria } from "./create-event-criteria.tsx"
import type { NewEventValues } from "./create-event-values.ts"

type Props = {
  form: UseFormReturnType<NewEventValues>
  onSubmit: (values: NewEventValues) => void
  isPending: boolean
}

/** The form of a new event: details, organizer, criteria. */
export function CreateEventForm({ form, onSubmit, isPending }: Props) {
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors))}
      noValidate
    >
      <Stack gap="md">
        <EventDetailsFields form={form} />
        <PasswordInput
          label="Admin Password"
          description={`At least ${LIMITS.password.minChars} characters. You sign in to the dashboard with it.`}
          autoComplete="new-password"
          required
          {...form.getInputProps("organizerPassword")}
        />
        <Divider my="sm" />
        <CreateEventCriteria form={form} />
        <Divider my="sm" />
        <Alert icon={<IconKey aria-hidden />} title="A passcode for your judges">
          A unique passcode is generated for judges when the event is created. You will find it on your dashboard.
        </Alert>
        <div className={classes.footer}>
          <Button type="submit" size="lg" disabled={isPending}>
            {isPending ? "Creating Event..." : "Create Event"}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
