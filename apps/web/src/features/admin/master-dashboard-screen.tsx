import { Badge, Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { masterAdminData, organizerData, organizerSession } from "../../lib/storage.ts"
import { type Outputs, trpc } from "../../lib/trpc.ts"
import { Loaded } from "../../ui/loaded.tsx"
import { PageShell } from "../../ui/page-shell.tsx"
import { useConfirm } from "../../ui/use-confirm.tsx"
import { MasterDashboard } from "./master-dashboard.tsx"
import { MasterDashboardSkeleton } from "./master-dashboard-skeleton.tsx"
import { useMasterLogout } from "./use-master-logout.ts"

type Event = Outputs["admin"]["events"][number]

const LOGIN = "/master-admin-login"

/** Every event of the platform; whoever has not signed in on this tab is sent to do so. */
export function MasterDashboardScreen() {
  const [, navigate] = useLocation()
  const [signedIn] = useState(() => masterAdminData.read())
  const logout = useMasterLogout()
  useEffect(() => {
    if (!signedIn) navigate(LOGIN, { replace: true })
  }, [signedIn, navigate])
  if (!signedIn) return null
  return (
    <PageShell
      title="Master Admin Dashboard"
      lead="Every event on this platform, and the keys to each of them."
      actions={
        <>
          <Badge variant="light">Master Admin</Badge>
          <Button variant="default" onClick={() => logout.mutate()} loading={logout.isPending}>
            Logout
          </Button>
        </>
      }
    >
      <AllEvents />
    </PageShell>
  )
}

function AllEvents() {
  const [, navigate] = useLocation()
  const events = trpc.admin.events.useQuery()
  const { confirm, dialog } = useConfirm()
  const enter = useEnterEvent()
  const remove = useDeleteEvent()
  const isSignedOut = events.error !== null && refusalOf(events.error).code === "SIGN_IN_REQUIRED"
  useEffect(() => {
    if (!isSignedOut) return
    masterAdminData.clear()
    feedback.failure("Please sign in again", "Your master admin session has ended.")
    navigate(LOGIN, { replace: true })
  }, [isSignedOut, navigate])

  const askAndDelete = async (event: Event) => {
    const isSure = await confirm({
      title: "Delete event",
      message: `Are you sure you want to permanently delete "${event.name}"? This will remove all entries, judges, scores, and cannot be undone.`,
      action: "Delete event",
    })
    if (isSure) remove.mutate({ eventId: event.id })
  }
  return (
    <>
      <Loaded query={events} failureTitle="The events could not be loaded" skeleton={<MasterDashboardSkeleton />}>
        {(all) => (
          <MasterDashboard
            events={all}
            onManage={({ id }) => enter.mutate({ eventId: id })}
            onDelete={askAndDelete}
            busyEventId={enter.isPending ? enter.variables.eventId : remove.isPending ? remove.variables.eventId : null}
          />
        )}
      </Loaded>
      {dialog}
    </>
  )
}

/** Opens an event as its organizer would see it, under the master admin's own name. */
function useEnterEvent() {
  const [, navigate] = useLocation()
  const queries = useQueryClient()
  return trpc.admin.enterEvent.useMutation({
    onSuccess({ event, sessionId, organizerId, organizerName }) {
      organizerSession.write(sessionId)
      organizerData.write({ event, organizerId, organizerName })
      // What an earlier organizer session of this tab has fetched is not this one's to show.
      queries.removeQueries({ predicate: ({ queryKey }) => !isOfAdmin(queryKey) })
      feedback.success("Event Access Granted", `You now have organizer access to ${event.name}`)
      navigate("/organizer-dashboard")
    },
    onError: (error) => feedback.failure("Access Error", errorText(error) || "Could not access event"),
  })
}

const isOfAdmin = ([path]: readonly unknown[]) => Array.isArray(path) && path[0] === "admin"

function useDeleteEvent() {
  const utils = trpc.useUtils()
  return trpc.admin.deleteEvent.useMutation({
    async onSuccess(_, { eventId }) {
      utils.admin.events.setData(undefined, (events) => events?.filter(({ id }) => id !== eventId))
      const kept = masterAdminData.read()
      if (kept) masterAdminData.write({ ...kept, events: kept.events.filter(({ id }) => id !== eventId) })
      if (organizerData.read()?.event.id === eventId) {
        organizerData.clear()
        organizerSession.clear()
      }
      await utils.organizer.invalidate()
      feedback.success("Event deleted", "Contest event has been permanently deleted")
    },
    onError: (error) => feedback.failure("Delete failed", errorText(error) || "Could not delete event"),
  })
}
