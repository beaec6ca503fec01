import { Button, Stack, Switch, Text, Title } from "@mantine/core"
import type { EventForOrganizer } from "@rosette/contract/events"
import { IconDevices, IconKey, IconLock } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import card from "../../../ui/page/page.module.css"
import { useEventUpdate } from "../details/use-event-update.ts"

const SessionsDialog = lazy(() => import("./sessions-dialog.tsx").then((m) => ({ default: m.SessionsDialog })))

const NEW_PASSCODE = {
  title: "Make a new passcode?",
  message:
    "The old passcode, also where it is printed, lets nobody sign in any more. Judges who are signed in stay so, and access codes go on working.",
  action: "New Passcode",
  isDangerous: false,
}

/** Rarely needed: words with an icon, in line with the text above. */
const QUIET = { variant: "subtle", px: "xs", mx: "-xs", bd: 0 } as const

type Props = { event: EventForOrganizer; onChangePassword: () => void }

/** How judges and organizers may sign in, and who is signed in. */
export function AccessSection({ event, onChangePassword }: Props) {
  const { allowByName, renewPasscode, isPending } = useAccessChanges(event.id)
  const { confirm, dialog } = useConfirm()
  const [isOpen, setOpen] = useState(false)
  const renew = async () => {
    if (await confirm(NEW_PASSCODE)) renewPasscode()
  }
  return (
    <section aria-labelledby="signing-in">
      <div className={card.head}>
        <Title order={2} id="signing-in">
          Signing In
        </Title>
      </div>
      <Switch
        label="Judges may sign in by name"
        description={
          event.allowNameSignIn
            ? "With their name and the passcode. A phone that is new for a judge waits until you allow it on the Judges tab."
            : "Off: judges sign in with their own access codes only, and the passcode opens nothing."
        }
        checked={event.allowNameSignIn}
        disabled={isPending}
        onChange={(change) => allowByName(change.currentTarget.checked)}
        mb="xs"
      />
      <Stack gap={0} align="flex-start">
        <Button {...QUIET} leftSection={<IconDevices size={20} aria-hidden />} onClick={() => setOpen(true)}>
          Sessions
        </Button>
        <Button {...QUIET} leftSection={<IconLock size={20} aria-hidden />} onClick={onChangePassword}>
          Change Admin Password
        </Button>
        <Button
          {...QUIET}
          leftSection={<IconKey size={20} aria-hidden />}
          aria-describedby="passcode-renewal"
          onClick={renew}
          disabled={isPending}
        >
          New Passcode
        </Button>
        <Text id="passcode-renewal" size="sm" c="dimmed" mt={-4} ps="1.75rem">
          Nobody can then sign in with the old one.
        </Text>
      </Stack>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <SessionsDialog eventId={event.id} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
      {dialog}
    </section>
  )
}

/** The changes of signing in; each shows a notice of its result. */
function useAccessChanges(eventId: number) {
  const update = useEventUpdate(eventId)
  const renewal = trpc.organizer.regeneratePasscode.useMutation({
    onSuccess: ({ passcode }) => feedback.success("New passcode", `The passcode is ${passcode} from now on.`),
    onError: (error) => feedback.failure("Failed to make a new passcode", errorText(error)),
  })
  const allowByName = (allowNameSignIn: boolean) =>
    // Also told if another tab of the dashboard was opened meanwhile.
    update.mutateAsync({ eventId, allowNameSignIn }).then(
      () => feedback.success(allowNameSignIn ? "Sign-in by name is on" : "Sign-in by name is off"),
      (error: unknown) => feedback.failure("Failed to update event", errorText(error)),
    )
  return {
    allowByName,
    renewPasscode: () => renewal.mutate({ eventId }),
    isPending: update.isPending || renewal.isPending,
  }
}
