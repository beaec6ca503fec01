import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { StatCard, StatGrid } from "../../ui/figures/stat-card.tsx"

type Overview = Outputs["organizer"]["overview"]

/** The four numbers of an event. */
export function OverviewStats({ overview }: { overview: Overview }) {
  const { totalEntries, totalJudges, activeJudges, totalScores, submittedScores, completionPercent } = overview
  return (
    <StatGrid>
      <StatCard label="Total Entries" value={formatNumber(totalEntries)} />
      <StatCard label="Active Judges" value={formatNumber(activeJudges)} hint={`of ${plural(totalJudges, "judge")}`} />
      <StatCard
        label="Total Scores"
        value={formatNumber(totalScores)}
        hint={`${formatNumber(submittedScores)} submitted`}
      />
      <StatCard label="Completion" value={`${completionPercent}%`} hint="of active judges’ scores" />
    </StatGrid>
  )
}
