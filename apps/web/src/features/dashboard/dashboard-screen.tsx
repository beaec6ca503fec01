import { Anchor, Badge, Text } from "@mantine/core"
import { ERRORS } from "@rosette/contract/errors"
import type { EventForOrganizer, JudgedEvent } from "@rosette/contract/events"
import { MASTER_ADMIN } from "@rosette/contract/roles"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { lazy, type ReactNode, useCallback, useEffect, useState } from "react"
import { Redirect, useLocation, useSearch } from "wouter"
import { masterAdminData, type OrganizerData, organizerData } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { FOCUS_RETURN_MS } from "../../ui/focus/use-lost-focus.ts"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { LockedProvider } from "../../ui/states/locked.tsx"
import { TabsSkeleton } from "../../ui/states/tabs-skeleton.tsx"
import { type AskedAction, AskedProvider } from "../live/asked-action.ts"
import { shownBy } from "../live/live-news.ts"
import { LiveProvider, useLiveEvent } from "../live/use-live-event.ts"
import { WordsProvider } from "../words/words-context.ts"
import classes from "./dashboard.module.css"
import { DashboardActions } from "./dashboard-actions.tsx"
import { DashboardFrame } from "./dashboard-frame.tsx"
import { DashboardOverScreen } from "./dashboard-over-screen.tsx"
import { useDashboardOver, useOrganizerLogout, useSignInWhenEnded } from "./dashboard-session.ts"
import { addressOf, type DashboardTab, foundBy, tabOf } from "./dashboard-tabs.ts"
import { SignInAgain } from "./sign-in-again.tsx"

const DashboardCommands = lazy(() => import("./dashboard-commands.tsx").then((m) => ({ default: m.DashboardCommands })))

/** The open event, for the tabs. */
type OpenDashboard = {
  eventId: number
  eventName: string
  /** The acting person: the event's organizer, or the master administrator. */
  organizerName: string
  openTab: (tab: DashboardTab) => void
  /** Shows another event, which this browser organizes from now on. */
  openEvent: (event: EventForOrganizer) => void
  /** What the open tab shows first; "" for nothing. */
  find: string
}

export type DashboardTabs = Record<DashboardTab, (dashboard: OpenDashboard) => ReactNode>

/** The organizer's dashboard; without a readable stored event it leads to the sign-in (product rule). */
export function DashboardScreen({ tabs }: { tabs: DashboardTabs }) {
  const [kept, setKept] = useState(() => organizerData.read())
  if (!kept) return <Redirect to="/organizer-login" replace />
  const goOnWith = (event: EventForOrganizer) => {
    const next = { event, organizerName: event.organizerName }
    organizerData.write(next)
    setKept(next)
  }
  return <Dashboard key={kept.event.id} kept={kept} tabs={tabs} onGoOn={goOnWith} />
}

type Props = { kept: OrganizerData; tabs: DashboardTabs; onGoOn: (event: EventForOrganizer) => void }

function Dashboard({ kept, tabs, onGoOn }: Props) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const tab = tabOf(search)
  const eventId = kept.event.id
  const { over, concern, signedInAgain } = useDashboardOver(eventId)
  const leave = useSignInWhenEnded(over, eventId)
  const [isMasterAdmin] = useState(() => kept.organizerId === MASTER_ADMIN.id && masterAdminData.read() !== null)
  const logout = useOrganizerLogout()
  const event = trpc.organizer.event.useQuery({ eventId })
  const words = trpc.organizer.words.useQuery({ eventId }).data ?? USUAL_WORDS
  const overview = trpc.organizer.overview.useQuery({ eventId })
  // The stream ends with its session, and starts again with the next one.
  const shownVersions = over ? null : shownBy({ event: event.data, overview: overview.data })
  const live = useLiveEvent(eventId, shownVersions, concern)
  const name = event.data?.name ?? kept.event.name
  const organizerName = kept.organizerName ?? event.data?.organizerName ?? kept.event.organizerName
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const openTab = (next: DashboardTab, find?: string) => {
    setAsked(null)
    navigate(addressOf(path, next, find))
  }
  const ask = (next: DashboardTab, action: AskedAction) => {
    openTab(next)
    // Not before the dialog of the commands has returned the focus.
    setTimeout(() => setAsked(action), 2 * FOCUS_RETURN_MS)
  }
  const [goesTo, setGoesTo] = useState(false)
  const goTo = useCallback(() => setGoesTo(true), [])
  useCommandKey(goTo)
  const shown = event.data && eventBadge(event.data)
  const signsInAgain = over?.why === "ended" && over.hasUnsaved
  if (over?.why === "ended" && !signsInAgain) return null
  if (over && over.why !== "ended")
    return <DashboardOverScreen over={over} eventName={name} isMasterAdmin={isMasterAdmin} onGoOn={onGoOn} />
  return (
    <PageShell
      title={name}
      heading={<span className={classes.title}>{name}</span>}
      back={isMasterAdmin ? { href: "/master-admin", label: "All events" } : undefined}
      lead={
        <span className={classes.lead} data-print="never">
          <span className={classes.role}>Organizer Dashboard</span>
          {shown?.badge && (
            // The panel of the results says the same.
            <Badge color="gray" className={shown.isPublished && tab === "results" ? classes.saidBelow : undefined}>
              {shown.badge}
            </Badge>
          )}
        </span>
      }
      width="wide"
      isDense
      actions={<DashboardActions live={live} onGoTo={goTo} onLogout={logout} />}
    >
      <Loaded query={overview} skeleton={<LoadingDashboard />}>
        {(counts) => (
          <DashboardFrame tab={tab} onTab={openTab} counts={counts}>
            {shown?.isPublished && tab !== "results" && <PublishedLine onOpenResults={() => openTab("results")} />}
            <WordsProvider value={words}>
              <LiveProvider value={live}>
                <LockedProvider value={shown?.isPublished ?? false}>
                  <AskedProvider value={{ action: asked, taken: () => setAsked(null) }}>
                    {tabs[tab]({
                      eventId,
                      eventName: name,
                      organizerName,
                      openTab,
                      openEvent: onGoOn,
                      find: foundBy(search),
                    })}
                  </AskedProvider>
                </LockedProvider>
              </LiveProvider>
            </WordsProvider>
          </DashboardFrame>
        )}
      </Loaded>
      {signsInAgain && (
        <SignInAgain
          eventId={eventId}
          eventName={name}
          isMasterAdmin={kept.organizerId === MASTER_ADMIN.id}
          onSignedIn={signedInAgain}
          onLeave={leave}
        />
      )}
      {overview.data && (
        <LazyDialog isOpen={goesTo}>
          {(isOpen) => (
            <DashboardCommands
              eventId={eventId}
              overview={overview.data}
              onTab={openTab}
              onAsk={ask}
              onLogout={logout}
              isOpen={isOpen}
              onClose={() => setGoesTo(false)}
            />
          )}
        </LazyDialog>
      )}
    </PageShell>
  )
}

function LoadingDashboard() {
  return (
    <>
      <TabsSkeleton />
      <Text c="dimmed" mb="md">
        Loading organizer dashboard...
      </Text>
      <BarsSkeleton count={4} height="5rem" />
    </>
  )
}

type Shown = Pick<JudgedEvent, "isActive"> & Partial<Pick<EventForOrganizer, "resultsState">>

/** The state shown beside the event's name: why judges cannot save, or null; and whether its results are published. */
export function eventBadge({ isActive, resultsState }: Shown): { badge: string | null; isPublished: boolean } {
  if (resultsState === "published") return { badge: "Results published", isPublished: true }
  if (resultsState === "review") return { badge: "Results in review", isPublished: false }
  return { badge: isActive ? null : "Closed for judging", isPublished: false }
}

/** Says on every tab that published results cannot be changed, with a link to the results. */
function PublishedLine({ onOpenResults }: { onOpenResults: () => void }) {
  return (
    <Text c="dimmed" mb="md" data-print="never">
      {ERRORS.RESULTS_PUBLISHED.message}{" "}
      <Anchor component="button" type="button" className={classes.openResults} onClick={onOpenResults}>
        Open Results
      </Anchor>
    </Text>
  )
}

/** Ctrl+K, or ⌘K on a Mac, unless a dialog is open. */
function useCommandKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k"
      if (!isOurs || document.querySelector("[role=dialog]")) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [onPress])
}
