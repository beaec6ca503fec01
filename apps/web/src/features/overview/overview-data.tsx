import { type ReactNode, Suspense } from "react"
import { trpc } from "../../lib/trpc.ts"
import card from "../../ui/page/page.module.css"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { RetentionSection } from "../retention/retention-section.tsx"
import classes from "./overview.module.css"

type Props = { eventId: number; csvPanels: ReactNode }

/** What comes in and goes out as files, and until when it is here, on one surface. */
export function OverviewData({ eventId, csvPanels }: Props) {
  const retention = trpc.organizer.retention.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  return (
    <div className={`${card.card} ${classes.data}`}>
      <Suspense fallback={<BarsSkeleton count={2} height="7rem" />}>{csvPanels}</Suspense>
      {retention.data && <RetentionSection eventId={eventId} retention={retention.data} />}
    </div>
  )
}
