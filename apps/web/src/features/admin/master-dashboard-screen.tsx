import { Badge, Divider, Group } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { useLocation } from "wouter"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { type Outputs, trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { LeaveButton } from "../../ui/page/leave-button.tsx"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { Loaded } from "../../ui/states/loaded.tsx"
import { useEventLikeThis } from "../events/clone/like-this.tsx"
import { DueEvents } from "../retention/due-events.tsx"
import { BackupLine } from "./backup-line.tsx"
import { DELETE_EVENT } from "./event-list.tsx"
import { EventToDelete } from "./event-to-delete.tsx"
import { ManyToDelete } from "./many-to-delete.tsx"
import { MasterDashboard } from "./master-dashboard.tsx"
import { MasterDashboardSkeleton } from "./master-dashboard-skeleton.tsx"
import { MasterRights } from "./master-rights.tsx"
import { LoginPortals, QuickActions } from "./quick-actions.tsx"
import { ShortPassword } from "./short-password.tsx"
import { useEventRemoval } from "./use-event-removal.ts"
import { useMasterLogout } from "./use-master-logout.ts"

type Event = Outputs["admin"]["events"][number]

const PROGRESS_EVERY_MS = 60_000
const BACKUPS_EVERY_MS = 60_000
/** Retention is counted in days. */
const DUE_EVERY_MS = 3_600_000
const LOGIN = "/master-admin-login"

/** All events of the platform; leads to the sign-in if nobody has signed in on this tab. */
export default function MasterDashboardScreen() {
  const [, navigate] = useLocation()
  const [signedIn] = useState(() => masterAdminData.read())
  const logout = useMasterLogout()
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!signedIn) navigate(LOGIN, { replace: true })
  }, [signedIn, navigate])
  if (!signedIn) return null
  return (
    <PageShell
      title="Master Admin Dashboard"
      // On a phone its two lines would push the events down.
      lead={!isPhone && "Every event on this platform, and the keys to each of them."}
      width="wide"
      // On a phone below the warnings, above the list.
      aside={!isPhone && <QuickActions />}
      actions={
        <>
          <Badge variant="light">Master Admin</Badge>
          <LeaveButton label="Logout" onClick={logout} />
        </>
      }
    >
      <AllEvents />
      <Divider mt="xl" mb="sm" />
      <Group justify="space-between" gap="0.5rem 2rem" fz="sm">
        <MasterRights />
        <LoginPortals />
      </Group>
    </PageShell>
  )
}

function AllEvents() {
  const isPhone = useIsPhone()
  const [, navigate] = useLocation()
  const events = trpc.admin.events.useQuery()
  const progress = trpc.admin.progress.useQuery(undefined, { refetchInterval: PROGRESS_EVERY_MS })
  const progressById = useMemo(() => new Map(progress.data?.map((one) => [one.eventId, one])), [progress.data])
  // So that a failure appears while the screen is open.
  const backups = trpc.admin.backups.useQuery(undefined, { refetchInterval: BACKUPS_EVERY_MS })
  const due = trpc.admin.dueEvents.useQuery(undefined, { refetchInterval: DUE_EVERY_MS })
  const { confirm, dialog } = useConfirm()
  const enter = useEnterEvent()
  const likeThis = useEventLikeThis(() => navigate("/dashboard"))
  const { one: remove, many: removeMany } = useEventRemoval()
  const isSignedOut = events.error !== null && refusalOf(events.error).code === "SIGN_IN_REQUIRED"
  useEffect(() => {
    if (!isSignedOut) return
    masterAdminData.clear()
    feedback.failure("Please sign in again", "Your master admin session has ended.")
    navigate(LOGIN, { replace: true })
  }, [isSignedOut, navigate])

  const askAndDelete = async (event: Event) => {
    const moveFocus = nextFocus(DELETE_EVENT)
    const isSure = await confirm({
      title: "Delete event",
      message: <EventToDelete event={event} />,
      action: "Delete Event",
    })
    if (isSure) remove.mutate({ eventId: event.id }, { onSuccess: () => moveFocus() })
  }
  const askAndDeleteMany = async (chosen: readonly Event[]) => {
    const count = plural(chosen.length, "event")
    const isSure = await confirm({
      title: `Delete ${count}`,
      message: <ManyToDelete events={chosen} />,
      action: `Delete ${count}`,
    })
    if (!isSure) return false
    const answer = await removeMany.mutateAsync({ eventIds: chosen.map(({ id }) => id) }).catch(() => null)
    return answer !== null
  }
  return (
    <>
      <ShortPassword />
      {backups.data && <BackupLine {...backups.data} />}
      {due.data && <DueEvents events={due.data} />}
      {isPhone && events.data === undefined && events.error && <QuickActions />}
      <Loaded query={events} failureTitle="The events could not be loaded" skeleton={<MasterDashboardSkeleton />}>
        {(all) => (
          <MasterDashboard
            events={all}
            progress={progressById}
            onManage={({ id }) => enter.mutate({ eventId: id })}
            onDelete={askAndDelete}
            moreFor={(event) => [likeThis.item(event)]}
            onDeleteMany={askAndDeleteMany}
            isDeletingMany={removeMany.isPending}
            busyEventId={enter.isPending ? enter.variables.eventId : remove.isPending ? remove.variables.eventId : null}
          />
        )}
      </Loaded>
      {likeThis.dialog}
      {dialog}
    </>
  )
}

/** Opens an event's dashboard under the master admin's own name. */
function useEnterEvent() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return trpc.admin.enterEvent.useMutation({
    onSuccess({ event, sessionId, organizerId, organizerName }) {
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerId, organizerName })
      // Data from an earlier organizer session of this tab must not be shown.
      queries.removeQueries({ predicate: ({ queryKey }) => !isOfAdmin(queryKey) })
      feedback.success("Event Access Granted", `You now have organizer access to ${event.name}`)
      navigate("/organizer-dashboard")
    },
    onError: (error) => feedback.failure("Access Error", errorText(error) || "Could not access event"),
  })
}

const isOfAdmin = ([path]: readonly unknown[]) => Array.isArray(path) && path[0] === "admin"
