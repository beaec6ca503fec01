import { type ScreenPath, screenPathOf } from "@rosette/contract/screens"
import { type ComponentType, lazy } from "react"
import { useLocation } from "wouter"
import { PublishedPaper } from "../features/ceremony/paper/published-paper.tsx"
import { CeremonyActions, PapersLink } from "../features/ceremony/preparation/ceremony-actions.tsx"
import { DashboardScreen, type DashboardTabs } from "../features/dashboard/dashboard-screen.tsx"
import { lazyAgain } from "../lib/lazy-again.ts"

const OverviewTab = lazyAgain(() => import("../features/overview/overview-tab.tsx").then((m) => m.OverviewTab))
const EntriesTab = lazyAgain(() => import("../features/entries/entries-tab.tsx").then((m) => m.EntriesTab))
const CriteriaTab = lazyAgain(() => import("../features/criteria/criteria-tab.tsx").then((m) => m.CriteriaTab))
const JudgesTab = lazyAgain(() => import("../features/judges/judges-tab.tsx").then((m) => m.JudgesTab))
const AwardsTab = lazyAgain(() => import("../features/awards/awards-tab.tsx").then((m) => m.AwardsTab))
const PollsMenu = lazyAgain(() => import("../features/polls/polls-menu.tsx").then((m) => m.PollsMenu))
const ResultsTab = lazyAgain(() => import("../features/results/tab/results-tab.tsx").then((m) => m.ResultsTab))
const AnnouncerScreen = lazy(() =>
  import("../features/ceremony/announcer/announcer-screen.tsx").then((m) => ({ default: m.AnnouncerScreen })),
)
const PaperScreen = lazy(() =>
  import("../features/ceremony/paper/paper-screen.tsx").then((m) => ({ default: m.PaperScreen })),
)
const CardsScreen = lazy(() => import("../features/cards/cards-screen.tsx").then((m) => ({ default: m.CardsScreen })))
const TicketsScreen = lazy(() =>
  import("../features/polls/tickets/tickets-screen.tsx").then((m) => ({ default: m.TicketsScreen })),
)
const CsvPanels = lazyAgain(() => import("../features/csv/csv-panels.tsx").then((m) => m.CsvPanels))
const CsvActions = lazyAgain(() => import("../features/csv/csv-actions.tsx").then((m) => m.CsvActions))

const TABS: DashboardTabs = {
  overview: ({ eventId, eventName, openTab, openEvent }) => (
    <OverviewTab
      eventId={eventId}
      onOpenTab={openTab}
      onOpenEvent={openEvent}
      csvPanels={<CsvPanels eventId={eventId} eventName={eventName} />}
    />
  ),
  entries: ({ eventId, eventName, find }) => (
    <EntriesTab
      key={find}
      eventId={eventId}
      eventName={eventName}
      withCsv={(show) => (
        <CsvActions eventId={eventId} eventName={eventName}>
          {show}
        </CsvActions>
      )}
    />
  ),
  criteria: ({ eventId }) => <CriteriaTab eventId={eventId} />,
  judges: ({ eventId, eventName, find }) => (
    <JudgesTab eventId={eventId} eventName={eventName} foundId={Number(find)} />
  ),
  awards: ({ eventId }) => <AwardsTab eventId={eventId} menu={<PollsMenu eventId={eventId} />} />,
  results: ({ eventId, organizerName, openTab }) => (
    <ResultsTab
      eventId={eventId}
      organizerName={organizerName}
      onOpenAwards={() => openTab("awards")}
      onOpenEntries={() => openTab("entries")}
      publishedActions={{ first: <CeremonyActions eventId={eventId} />, later: <PapersLink /> }}
      withPublishedPaper={({ isPublished, live }) => (
        <PublishedPaper eventId={eventId} isPublished={isPublished}>
          {live}
        </PublishedPaper>
      )}
    />
  ),
}

/** The screens beside the dashboard. */
const BESIDE: Partial<Record<ScreenPath, ComponentType>> = {
  "/organizer-ceremony": AnnouncerScreen,
  "/organizer-print": PaperScreen,
  "/organizer-cards": CardsScreen,
  "/organizer-tickets": TicketsScreen,
}

/**
 * The dashboard with its tabs from several features, the announcer's screen and the screens that print. Each part is loaded when it
 * is opened, so that other screens do not load it.
 */
export default function DashboardRoute() {
  const [path] = useLocation()
  const Beside = BESIDE[screenPathOf(path) ?? "/dashboard"]
  return Beside ? <Beside /> : <DashboardScreen tabs={TABS} />
}
