import { screenPathOf } from "@rosette/contract/screens"
import { lazy } from "react"
import { useLocation } from "wouter"
import { CeremonyActions, PapersLink } from "../features/ceremony/ceremony-actions.tsx"
import { PublishedPaper } from "../features/ceremony/paper/published-paper.tsx"
import { DashboardScreen, type DashboardTabs } from "../features/dashboard/dashboard-screen.tsx"

const OverviewTab = lazy(() =>
  import("../features/overview/overview-tab.tsx").then((m) => ({ default: m.OverviewTab })),
)
const EntriesTab = lazy(() => import("../features/entries/entries-tab.tsx").then((m) => ({ default: m.EntriesTab })))
const CriteriaTab = lazy(() =>
  import("../features/criteria/criteria-tab.tsx").then((m) => ({ default: m.CriteriaTab })),
)
const JudgesTab = lazy(() => import("../features/judges/judges-tab.tsx").then((m) => ({ default: m.JudgesTab })))
const AwardsTab = lazy(() => import("../features/awards/awards-tab.tsx").then((m) => ({ default: m.AwardsTab })))
const ResultsTab = lazy(() => import("../features/results/results-tab.tsx").then((m) => ({ default: m.ResultsTab })))
const AnnouncerScreen = lazy(() =>
  import("../features/ceremony/announcer/announcer-screen.tsx").then((m) => ({ default: m.AnnouncerScreen })),
)
const PaperScreen = lazy(() =>
  import("../features/ceremony/paper/paper-screen.tsx").then((m) => ({ default: m.PaperScreen })),
)
const CsvPanels = lazy(() => import("../features/csv/csv-panels.tsx").then((m) => ({ default: m.CsvPanels })))
const CsvActions = lazy(() => import("../features/csv/csv-actions.tsx").then((m) => ({ default: m.CsvActions })))

const TABS: DashboardTabs = {
  overview: ({ eventId, eventName, openTab }) => (
    <OverviewTab
      eventId={eventId}
      onOpenTab={openTab}
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
  awards: ({ eventId }) => <AwardsTab eventId={eventId} />,
  results: ({ eventId, organizerName, openTab }) => (
    <ResultsTab
      eventId={eventId}
      organizerName={organizerName}
      onOpenAwards={() => openTab("awards")}
      publishedActions={{ first: <CeremonyActions eventId={eventId} />, later: <PapersLink /> }}
      withPublishedPaper={({ isPublished, live }) => (
        <PublishedPaper eventId={eventId} isPublished={isPublished}>
          {live}
        </PublishedPaper>
      )}
    />
  ),
}

/**
 * The dashboard with its tabs from several features, the announcer's screen and the screen of the papers. Each part is loaded when
 * it is opened, so that other screens do not load it.
 */
export function DashboardRoute() {
  const [path] = useLocation()
  const screen = screenPathOf(path)
  if (screen === "/organizer-ceremony") return <AnnouncerScreen />
  return screen === "/organizer-print" ? <PaperScreen /> : <DashboardScreen tabs={TABS} />
}
