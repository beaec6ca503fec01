import { Button, Group } from "@mantine/core"
import type { EventForOrganizer } from "@rosette/contract/events"
import { IconCalendarOff, IconSwitchHorizontal } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import type { Over } from "./dashboard-over.ts"
import { forgetOrganizer } from "./dashboard-session.ts"

type Props = {
  over: Exclude<Over, { why: "ended" }>
  /** The event that was open in this tab. */
  eventName: string
  isMasterAdmin: boolean
  onGoOn: (event: EventForOrganizer) => void
}

/** Why this tab can no longer organize its event, and where to go next. */
export function DashboardOverScreen({ over, eventName, isMasterAdmin, onGoOn }: Props) {
  return (
    <PageShell title={eventName} lead="Organizer Dashboard">
      {over.why === "deleted" ? (
        <Deleted eventName={eventName} isMasterAdmin={isMasterAdmin} />
      ) : (
        <Elsewhere event={over.event} eventName={eventName} onGoOn={onGoOn} />
      )}
    </PageShell>
  )
}

function Deleted({ eventName, isMasterAdmin }: Pick<Props, "eventName" | "isMasterAdmin">) {
  return (
    <EmptyState
      title="This event was deleted"
      icon={<IconCalendarOff size={48} />}
      action={
        isMasterAdmin ? (
          <ButtonLink href="/master-admin">Back to all events</ButtonLink>
        ) : (
          <ButtonLink href="/organizer-login">Sign in to another event</ButtonLink>
        )
      }
    >
      “{eventName}” is gone with its entries, judges and scores. There is nothing left to organize here.
    </EmptyState>
  )
}

type ElsewhereProps = Pick<Props, "eventName" | "onGoOn"> & { event: EventForOrganizer }

function Elsewhere({ event, eventName, onGoOn }: ElsewhereProps) {
  const [, navigate] = useLocation()
  const signIn = () => {
    forgetOrganizer()
    navigate("/organizer-login")
  }
  return (
    <EmptyState
      title={`This browser is signed in to “${event.name}” now`}
      icon={<IconSwitchHorizontal size={48} />}
      action={
        <Group justify="center">
          <Button onClick={() => onGoOn(event)}>Go on with that event</Button>
          <Button variant="default" onClick={signIn}>
            Sign in to this event again
          </Button>
        </Group>
      }
    >
      One browser organizes one event at a time. What is saved of “{eventName}” is safe; to work on both, use two
      browsers.
    </EmptyState>
  )
}
