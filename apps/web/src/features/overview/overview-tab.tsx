import { Stack } from "@mantine/core"
import { type ReactNode, Suspense, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useNow } from "../../ui/text/use-now.ts"
import { AccessCard } from "../events/access/access-card.tsx"
import { EventDetailsDialog } from "../events/details/event-details-dialog.tsx"
import { PasswordDialog } from "../events/details/event-details-password-dialog.tsx"
import { HistoryCard } from "../history/history-card.tsx"
import { useEventHistory } from "../history/use-event-history.ts"
import { SignInRequests } from "../judges/sign-in-requests/judges-sign-in-requests.tsx"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { RetentionCard } from "../retention/retention-card.tsx"
import classes from "./overview.module.css"
import { OverviewAge } from "./overview-age.tsx"
import { OverviewEvent } from "./overview-event.tsx"
import { OverviewJudges } from "./overview-judges.tsx"
import { paceOf } from "./overview-pace.ts"
import { GettingStarted } from "./overview-start.tsx"
import { OverviewStats } from "./overview-stats.tsx"
import { isGettingStarted, type StepTab } from "./overview-steps.ts"
import { OverviewStrip } from "./overview-strip.tsx"
import { useJudgingSwitch } from "./use-judging-switch.ts"

type Props = { eventId: number; onOpenTab: (tab: "results" | StepTab) => void; csvPanels: ReactNode }

/** The overview of an event: its figures, judges, details and history. */
export function OverviewTab({ eventId, onOpenTab, csvPanels }: Props) {
  const event = trpc.organizer.event.useQuery({ eventId })
  const overview = trpc.organizer.overview.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const retention = trpc.organizer.retention.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const history = useEventHistory(eventId)
  const { organizer } = trpc.useUtils()
  const { confirm, dialog } = useConfirm()
  const { switchJudging, isSwitching } = useJudgingSwitch(eventId, confirm)
  const [opened, setOpened] = useState<"details" | "password" | null>(null)
  const close = () => setOpened(null)

  const isPhone = useIsPhone()
  const now = useNow()
  const pace = overview.data && paceOf(overview.data, event.data, now)
  const passcode = event.data && "passcode" in event.data ? event.data.passcode : undefined
  const access = event.data && "passcode" in event.data && <AccessCard event={event.data} />
  const csv = <Suspense fallback={<BarsSkeleton count={2} height="7rem" />}>{csvPanels}</Suspense>
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
        {(counts) => (
          <>
            {isGettingStarted(counts) ? (
              <GettingStarted setUp={counts} passcode={passcode} onOpenTab={onOpenTab} />
            ) : (
              pace && (
                <OverviewStrip
                  overview={counts}
                  pace={pace}
                  onOpenResults={() => onOpenTab("results")}
                  totals={!isPhone && <OverviewStats overview={counts} />}
                />
              )
            )}
            {!isPhone && isGettingStarted(counts) && <OverviewStats overview={counts} />}
          </>
        )}
      </Loaded>
      <div className={classes.columns}>
        <div className={classes.column}>
          {pace && (
            <OverviewJudges
              judges={pace.judges}
              due={pace.due}
              onAddJudges={() => onOpenTab("judges")}
              aside={<OverviewAge query={overview} onRefresh={refresh} />}
            />
          )}
          {/* On a phone the totals come after the judges. */}
          {isPhone && overview.data && <OverviewStats overview={overview.data} />}
          {!isPhone && access}
        </div>
        <div className={classes.column}>
          <Loaded query={event}>
            {(details) =>
              "passcode" in details && (
                <>
                  <OverviewEvent
                    event={details}
                    isSwitching={isSwitching}
                    onSwitch={switchJudging}
                    onEdit={() => setOpened("details")}
                    onChangePassword={() => setOpened("password")}
                  />
                  {isPhone && access}
                  {retention.data && <RetentionCard eventId={eventId} retention={retention.data} />}
                  <EventDetailsDialog event={details} isOpen={opened === "details"} onClose={close} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
      {/* What grows, and what is rarely used, below both columns, which so end at about one height. */}
      <div className={classes.column}>
        <HistoryCard history={history} />
        {csv}
      </div>
      <PasswordDialog
        eventId={eventId}
        eventName={event.data?.name ?? ""}
        isOpen={opened === "password"}
        onClose={close}
      />
      {dialog}
    </Stack>
  )
}
