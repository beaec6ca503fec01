import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import type { SignInRequest } from "@rosette/contract/sessions"
import { formatAgo } from "../../../lib/format.ts"
import { focusKind } from "../../../ui/focus/next-focus.ts"
import { FailurePanel } from "../../../ui/states/failure-panel.tsx"
import { useNow } from "../../../ui/text/use-now.ts"
import classes from "./sign-in-requests.module.css"
import { ALLOW_BUTTONS, useSignInRequests } from "./use-sign-in-requests.ts"

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
          <ul className={classes.list}>
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
    <li className={classes.request}>
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
