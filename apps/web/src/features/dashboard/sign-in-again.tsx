import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { errorText } from "../../lib/error-text.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { useEscape } from "../../ui/dialogs/escape.ts"

type Props = {
  eventId: number
  eventName: string
  isMasterAdmin: boolean
  onSignedIn: () => void
  /** Gives up what was typed. */
  onLeave: () => void
}

/** Over a dashboard whose session has ended while something was typed: nothing is lost, the next save works again. */
export function SignInAgain({ eventId, eventName, isMasterAdmin, onSignedIn, onLeave }: Props) {
  const form = useForm({ initialValues: { password: "" } })
  const onError = (error: unknown) => form.setErrors({ password: errorText(error) })
  const organizer = trpc.organizer.login.useMutation({
    onSuccess({ event, sessionId }) {
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerName: event.organizerName })
      onSignedIn()
    },
    onError,
  })
  const master = trpc.admin.login.useMutation({
    onSuccess({ sessionId, events }) {
      masterAdminData.write({ sessionId, events })
      onSignedIn()
    },
    onError,
  })
  const isPending = organizer.isPending || master.isPending
  const signIn = ({ password }: { password: string }) =>
    isMasterAdmin ? master.mutate({ password }) : organizer.mutate({ eventId, password })
  // The dialog below stays open: Escape must not reach it.
  useEscape(true, () => undefined)
  return (
    <Modal
      opened
      onClose={onLeave}
      title="Your session has ended"
      centered
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <form onSubmit={form.onSubmit(signIn)} noValidate>
        <Stack gap="md">
          <Text>Sign in again to go on. What you typed is still here.</Text>
          {/* So that a password manager knows whose password this is. */}
          <input hidden type="text" name="username" autoComplete="username" readOnly value={eventName} />
          <PasswordInput
            label={isMasterAdmin ? "Master Admin Password" : "Admin Password"}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps("password")}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave}>
              Discard and Leave
            </Button>
            <Button type="submit" disabled={form.values.password === "" || isPending}>
              {isPending ? "Signing in..." : "Sign In Again"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
