import { Stack } from "@mantine/core"
import type { ReactNode } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useNow } from "../../ui/text/use-now.ts"
import { HistoryCard } from "../history/history-card.tsx"
import { useEventHistory } from "../history/use-event-history.ts"
import { SignInRequests } from "../judges/sign-in-requests.tsx"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { OverviewAge } from "./overview-age.tsx"
import { OverviewColumns } from "./overview-columns.tsx"
import { OverviewData } from "./overview-data.tsx"
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
  csvPanels: ReactNode
}

/** The overview of an event: its figures, judges, details and history. */
export function OverviewTab({ eventId, onOpenTab, csvPanels }: Props) {
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
        settings={<OverviewSettings eventId={eventId} />}
        history={<HistoryCard history={history} />}
        data={<OverviewData eventId={eventId} csvPanels={csvPanels} />}
      />
    </Stack>
  )
}
