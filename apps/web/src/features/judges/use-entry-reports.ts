import { useMemo } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { useStatusSaving } from "../entry-status/use-status-saving.ts"
import { whenTabOpens } from "../live/dashboard-freshness.ts"
import { type ReportedEntry, reportedEntries } from "./reported-entries.ts"

/** What judges report of entries, and what an organizer does about it; entries and judges are read only where there is something. */
export function useEntryReports(eventId: number) {
  const reports = trpc.organizer.entryReports.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  const enabled = (reports.data?.length ?? 0) > 0
  const entries = trpc.organizer.entries.useQuery({ eventId }, { enabled })
  const judges = trpc.organizer.judges.useQuery({ eventId }, { enabled })
  const reported = useMemo(
    () => (reports.data && entries.data && judges.data ? reportedEntries(reports.data, entries.data, judges.data) : []),
    [reports.data, entries.data, judges.data],
  )
  const failed = [reports, entries, judges].find(({ data, error }) => !data && error)
  return {
    reported,
    failure: failed ? errorText(failed.error) : null,
    retry: () => failed?.refetch(),
    ...useReportActions(),
  }
}

/** Both resolve to whether it was done; a failure shows a notice. */
function useReportActions() {
  const save = useStatusSaving()
  const dismissing = trpc.organizer.dismissReport.useMutation()
  const markAbsent = async ({ entry }: ReportedEntry) => {
    const refusal = await save({ entry, status: "absent" }, "")
    if (refusal !== null) feedback.failure("The status was not changed", refusal)
    return refusal === null
  }
  const dismiss = async ({ reports }: ReportedEntry) => {
    try {
      for (const { id } of reports) await dismissing.mutateAsync({ reportId: id })
    } catch (error) {
      feedback.failure("Not everything was dismissed", errorText(error))
      return false
    }
    feedback.success(`${plural(reports.length, "report")} dismissed`)
    return true
  }
  return { markAbsent, dismiss }
}
