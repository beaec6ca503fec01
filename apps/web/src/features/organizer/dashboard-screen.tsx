import { Badge, Button, Text } from "@mantine/core"
import { IconLogout, IconPlus } from "@tabler/icons-react"
import { type ReactNode, useEffect, useState } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { refusalOf } from "../../lib/error-text.ts"
import { type OrganizerData, organizerData } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { ButtonLink } from "../../ui/button-link.tsx"
import { BarsSkeleton, Loaded } from "../../ui/loaded.tsx"
import { PageShell } from "../../ui/page-shell.tsx"
import classes from "./dashboard.module.css"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { DashboardLiveDot } from "./dashboard-live-dot.tsx"
import { useOrganizerLogout, useSignInWhenEnded } from "./dashboard-session.ts"
import { type DashboardTab, tabOf } from "./dashboard-tabs.ts"
import { shownBy } from "./live-news.ts"
import { LiveProvider, useLiveEvent } from "./use-live-event.ts"

/** What a tab knows of the event that is open. */
export type OpenDashboard = {
  eventId: number
  eventName: string
  /** Who acts: the event's organizer, or the master administrator. */
  organizerName: string
  openTab: (tab: DashboardTab) => void
}

export type DashboardTabs = Record<DashboardTab, (dashboard: OpenDashboard) => ReactNode>

/** The organizer's dashboard; without a readable record of the event it leads to the sign-in (product rule). */
export function DashboardScreen({ tabs }: { tabs: DashboardTabs }) {
  const [kept] = useState(() => organizerData.read())
  return kept ? <Dashboard kept={kept} tabs={tabs} /> : <Redirect to="/organizer-login" replace />
}

function Dashboard({ kept, tabs }: { kept: OrganizerData; tabs: DashboardTabs }) {
  const [path, navigate] = useLocation()
  const tab = tabOf(useSearch())
  const eventId = kept.event.id
  const end = useSignInWhenEnded()
  const logout = useOrganizerLogout()
  const event = trpc.organizer.event.useQuery({ eventId })
  const overview = trpc.organizer.overview.useQuery({ eventId })
  const refusal = event.error ? refusalOf(event.error).code : null
  useEffect(() => {
    if (refusal && isOver(refusal)) end()
  }, [refusal, end])
  const live = useLiveEvent(eventId, shownBy({ event: event.data, overview: overview.data }), (code) => {
    if (isOver(code)) end()
  })
  const name = event.data?.name ?? kept.event.name
  const organizerName = kept.organizerName ?? event.data?.organizerName ?? kept.event.organizerName
  const openTab = (next: DashboardTab) => navigate(next === "overview" ? path : `${path}?tab=${next}`)
  const isClosed = event.data?.isActive === false
  return (
    <PageShell
      title={name}
      lead={
        <span className={classes.lead} data-print="never">
          Organizer Dashboard
          {isClosed && <Badge color="gray">Closed for judging</Badge>}
          <DashboardLiveDot state={live} />
        </span>
      }
      aside={
        <ButtonLink
          href="/create-event"
          variant="default"
          data-print="never"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          Create New Contest
        </ButtonLink>
      }
      actions={
        <Button variant="subtle" color="gray" leftSection={<IconLogout size={20} aria-hidden />} onClick={logout}>
          Logout
        </Button>
      }
    >
      <Loaded query={overview} skeleton={<LoadingDashboard />}>
        {(counts) => (
          <DashboardFrame tab={tab} onTab={openTab} counts={counts}>
            <LiveProvider value={live}>{tabs[tab]({ eventId, eventName: name, organizerName, openTab })}</LiveProvider>
          </DashboardFrame>
        )}
      </Loaded>
    </PageShell>
  )
}

/** Nobody is signed in, another event's session has taken this browser, or the event is gone: nothing here to organize. */
const isOver = (code: string) => code === "SIGN_IN_REQUIRED" || code === "FORBIDDEN" || code === "NOT_FOUND"

function LoadingDashboard() {
  return (
    <>
      <Text c="dimmed" mb="md">
        Loading organizer dashboard...
      </Text>
      <BarsSkeleton count={4} height="5rem" />
    </>
  )
}
