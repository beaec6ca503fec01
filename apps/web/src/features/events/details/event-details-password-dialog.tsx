import { PasswordInput, Stack, Text } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { organizerPassword } from "@rosette/contract/credentials"
import { LIMITS } from "@rosette/contract/limits"
import { MASTER_ADMIN } from "@rosette/contract/roles"
import { useState } from "react"
import { z } from "zod"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { focusFirstError } from "../../../lib/forms/first-error.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { organizerData } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useFreshForm } from "../../live/dashboard-fresh-form.ts"

const EMPTY = { currentPassword: "", newPassword: "" }
const newPassword = { newPassword: organizerPassword }
const schemaOfOrganizer = z.object({
  currentPassword: z.string().min(1, "The current password is required"),
  ...newPassword,
})
const schemaOfMasterAdmin = z.object(newPassword)

/** How many other devices were signed out, for the notice. */
const othersSignedOut = (count: number) =>
  count === 0
    ? "Use it the next time you sign in."
    : `${plural(count, "other device was", "other devices were")} signed out.`

type Props = { eventId: number; eventName: string; isOpen: boolean; onClose: () => void }

/** Changes the event's admin password. Everybody except a master admin must enter the current one. */
export function PasswordDialog({ eventId, eventName, isOpen, onClose }: Props) {
  const [isMasterAdmin] = useState(() => organizerData.read()?.organizerId === MASTER_ADMIN.id)
  const form = useForm({
    initialValues: EMPTY,
    validate: schemaResolver(isMasterAdmin ? schemaOfMasterAdmin : schemaOfOrganizer, { sync: true }),
  })
  useFreshForm(form, isOpen, EMPTY)
  const change = trpc.organizer.changePassword.useMutation({
    onSuccess: ({ endedSessions }) => {
      feedback.success("Admin password changed", othersSignedOut(endedSessions))
      onClose()
    },
    onError: (error) => {
      showRefusalOnForm(form, error, { WRONG_PASSWORD: "currentPassword" })
      feedback.failure("Failed to change the password", errorText(error))
    },
  })
  const submit = ({ currentPassword, newPassword }: typeof EMPTY) =>
    change.mutate({ eventId, newPassword, ...(!isMasterAdmin && { currentPassword }) })
  return (
    <FormDialog title="Change Admin Password" size="md" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <form onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))} noValidate>
          <Stack gap="md">
            <Text c="dimmed">Other devices that organize this event are signed out; this one stays signed in.</Text>
            {/* So that a password manager knows whose password this is. */}
            <input hidden type="text" name="username" autoComplete="username" readOnly value={eventName} />
            {!isMasterAdmin && (
              <PasswordInput
                label="Current Admin Password"
                autoComplete="current-password"
                required
                data-autofocus
                {...form.getInputProps("currentPassword")}
              />
            )}
            <PasswordInput
              label="New Admin Password"
              description={`At least ${LIMITS.password.minChars} characters. Everyone who organizes this event needs it.`}
              autoComplete="new-password"
              required
              data-autofocus={isMasterAdmin || undefined}
              {...form.getInputProps("newPassword")}
            />
            <FormButtons onCancel={close} label="Change Password" isPending={change.isPending} />
          </Stack>
        </form>
      )}
    </FormDialog>
  )
}
