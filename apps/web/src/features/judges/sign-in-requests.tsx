import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import type { SignInRequest } from "@rosette/contract/sessions"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { formatAgo } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { focusKind, nextFocus } from "../../ui/focus/next-focus.ts"
import { FailurePanel } from "../../ui/states/failure-panel.tsx"
import { useNow } from "../../ui/text/use-now.ts"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import classes from "./arriving.module.css"

/** The pending sign-ins by name, shown as they arrive; nothing if there are none. */
export function SignInRequests({ eventId }: { eventId: number }) {
  const { requests, failure, retry, allow, refuse } = useSignInRequests(eventId)
  const title = titleOf(requests)
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {failure && <FailurePanel title="Sign-in requests could not be read" message={failure} onRetry={retry} />}
      {title && (
        <section className={classes.panel} aria-labelledby="sign-in-requests">
          <Title order={2} size="h3" id="sign-in-requests">
            {title}
          </Title>
          <Text mb="xs">Each device shows its number. Ask the judge for theirs, and allow only that one.</Text>
          <ul className="plain">
            {requests.map((request) => (
              <Request
                key={request.id}
                request={request}
                onAllow={() => allow(request.id)}
                onRefuse={() => refuse(request.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function titleOf({ length }: readonly SignInRequest[]): string | null {
  if (length === 0) return null
  return length === 1 ? "A new device asks to sign in" : `${length} new devices ask to sign in`
}

type Props = { request: SignInRequest; onAllow: () => void; onRefuse: () => void }

function Request({ request: { judgeName, device, number, createdAt }, onAllow, onRefuse }: Props) {
  const of = `number ${number}, ${device}, to sign in as ${judgeName}`
  return (
    <li className={classes.item}>
      <Text flex="none" fz="1.75rem" fw={700} lh={1.2}>
        <VisuallyHidden>Number </VisuallyHidden>
        {number}
      </Text>
      <div className={classes.words}>
        <Text fw={600}>{judgeName}</Text>
        <Text size="sm">
          {device} · asked <time dateTime={createdAt}>{formatAgo(createdAt, useNow())}</time>
        </Text>
      </div>
      <Group gap="xs">
        <Button onClick={onAllow} aria-label={`Allow ${of}`} {...focusKind(ALLOW_BUTTONS)}>
          Allow
        </Button>
        <Button variant="default" onClick={onRefuse} aria-label={`Refuse ${of}`}>
          Refuse
        </Button>
      </Group>
    </li>
  )
}

/** The focus kind of the buttons that allow a device, for `nextFocus`. */
const ALLOW_BUTTONS = "allow-sign-in"

/** The pending sign-ins by name, and the answers to them. */
function useSignInRequests(eventId: number) {
  const query = trpc.organizer.signInRequests.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const allowing = trpc.organizer.allowSignIn.useMutation({
    onSuccess: ({ judgeName }) =>
      feedback.success("Device allowed", `It signs in as ${judgeName} within some seconds.`),
    onError: (error) => feedback.failure("Failed to allow the device", errorText(error)),
  })
  const refusing = trpc.organizer.refuseSignIn.useMutation({
    onSuccess: ({ judgeName }) => feedback.success("Device refused", `It cannot sign in as ${judgeName}.`),
    onError: (error) => feedback.failure("Failed to refuse the device", errorText(error)),
  })
  const answer = (how: typeof allowing | typeof refusing) => (requestId: number) => {
    const moveFocus = nextFocus(ALLOW_BUTTONS)
    how.mutate({ requestId }, { onSuccess: moveFocus })
  }
  return {
    requests: query.data ?? [],
    failure: !query.data && query.error ? errorText(query.error) : null,
    retry: () => query.refetch(),
    allow: answer(allowing),
    refuse: answer(refusing),
  }
}
