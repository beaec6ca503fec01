import { ActionIcon, Group, Stack, Text } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import type { EventForOrganizer } from "@rosette/contract/events"
import { IconRefresh } from "@tabler/icons-react"
import { type ReactNode, Suspense } from "react"
import { largerThan } from "../../lib/breakpoints.ts"
import { trpc } from "../../lib/trpc.ts"
import card from "../../ui/page/page.module.css"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useNow } from "../../ui/text/use-now.ts"
import { HistoryCard } from "../history/history-card.tsx"
import { useEventHistory } from "../history/use-event-history.ts"
import { EntryReports } from "../judges/entry-reports.tsx"
import { SignInRequests } from "../judges/sign-in-requests.tsx"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { useIsLive } from "../live/use-live-event.ts"
import { useManualRefresh } from "../live/use-manual-refresh.ts"
import { RetentionSection } from "../retention/retention-section.tsx"
import classes from "./overview.module.css"
import { OverviewJudges } from "./overview-judges.tsx"
import { paceOf } from "./overview-pace.ts"
import { OverviewSettings } from "./overview-settings.tsx"
import { GettingStarted } from "./overview-start.tsx"
import { OverviewStats } from "./overview-stats.tsx"
import { isGettingStarted, type StepTab } from "./overview-steps.ts"
import { OverviewStrip } from "./overview-strip.tsx"

type Props = {
  eventId: number
  /** Opens a tab; `find` is what it shows first: a judge's id. */
  onOpenTab: (tab: "results" | StepTab, find?: string) => void
  /** Shows the dashboard of another event, which this browser organizes from now on. */
  onOpenEvent: (event: EventForOrganizer) => void
  csvPanels: ReactNode
}

/** The overview of an event: its figures, judges, details and history. */
export function OverviewTab({ eventId, onOpenTab, onOpenEvent, csvPanels }: Props) {
  const event = trpc.organizer.event.useQuery({ eventId })
  const overview = trpc.organizer.overview.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const history = useEventHistory(eventId)
  const { organizer } = trpc.useUtils()
  const isPhone = useIsPhone()
  const now = useNow()
  const pace = overview.data && paceOf(overview.data, event.data, now)
  // Once results are published, no judge has anything left to do.
  const isPublished = overview.data?.waivedSheets !== undefined
  const passcode = event.data && "passcode" in event.data ? event.data.passcode : undefined
  const refresh = () =>
    Promise.all([
      overview.refetch(),
      history.retry(),
      organizer.judges.invalidate({ eventId }),
      organizer.results.invalidate({ eventId }),
    ])
  return (
    <Stack gap={isPhone ? "md" : "lg"}>
      <SignInRequests eventId={eventId} />
      <EntryReports eventId={eventId} />
      <Loaded query={overview} skeleton={<BarsSkeleton count={3} height="6rem" />}>
        {(counts) => {
          const totals = <OverviewStats overview={counts} />
          if (!isGettingStarted(counts)) {
            return pace && <OverviewStrip overview={counts} pace={pace} onOpenTab={onOpenTab} totals={totals} />
          }
          return (
            <>
              <GettingStarted setUp={counts} passcode={passcode} onOpenTab={onOpenTab} />
              {totals}
            </>
          )
        }}
      </Loaded>
      <OverviewColumns
        judges={
          pace && (
            <OverviewJudges
              judges={isPublished ? pace.judges.map((one) => ({ ...one, behind: 0 })) : pace.judges}
              due={isPublished ? null : pace.due}
              onOpenJudges={(judgeId) => onOpenTab("judges", judgeId === undefined ? undefined : String(judgeId))}
              aside={<OverviewAge query={overview} onRefresh={refresh} />}
            />
          )
        }
        settings={<OverviewSettings eventId={eventId} onOpenEvent={onOpenEvent} />}
        history={<HistoryCard history={history} />}
        data={<OverviewData eventId={eventId} csvPanels={csvPanels} />}
      />
    </Stack>
  )
}

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })

type OverviewAgeProps = { query: { dataUpdatedAt: number }; onRefresh: () => Promise<unknown> }

/** The age of the figures if they are not live, and a button that refreshes them. */
function OverviewAge({ query, onRefresh }: OverviewAgeProps) {
  const isLive = useIsLive()
  const { refresh, isRefreshing } = useManualRefresh(onRefresh)
  return (
    <Group gap="xs" wrap="nowrap" className={classes.age} data-print="never">
      {!isLive && (
        <Text c="dimmed" size="sm">
          As of {timeFormat.format(query.dataUpdatedAt)}
        </Text>
      )}
      <ActionIcon aria-label="Refresh" title="Refresh" onClick={refresh} loading={isRefreshing}>
        <IconRefresh size={20} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

type OverviewColumnsProps = { judges: ReactNode; settings: ReactNode; history: ReactNode; data: ReactNode }

/** What changes all day at the left, the event's settings at the right; in one column they come after it. */
function OverviewColumns({ judges, settings, history, data }: OverviewColumnsProps) {
  const hasTwo = useMediaQuery(largerThan("md"), undefined, { getInitialValueInEffect: false })
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {judges}
        {history}
        {!hasTwo && settings}
        {data}
      </div>
      {hasTwo && <div className={classes.column}>{settings}</div>}
    </div>
  )
}

type OverviewDataProps = { eventId: number; csvPanels: ReactNode }

/** What comes in and goes out as files, and until when it is here, on one surface. */
function OverviewData({ eventId, csvPanels }: OverviewDataProps) {
  const retention = trpc.organizer.retention.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  return (
    <div className={`${card.card} ${classes.data}`}>
      <Suspense fallback={<BarsSkeleton count={2} height="7rem" />}>{csvPanels}</Suspense>
      {retention.data && <RetentionSection eventId={eventId} retention={retention.data} />}
    </div>
  )
}
