import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import classes from "./overview-stats.module.css"

type Overview = Outputs["organizer"]["overview"]

/** The four numbers of an event. */
export function OverviewStats({ overview }: { overview: Overview }) {
  const { totalEntries, totalJudges, activeJudges, totalScores, submittedScores, completionPercent } = overview
  const unsubmitted = totalScores - submittedScores
  const ofActive = activeJudges > 0 ? `by ${plural(activeJudges, "active judge")}` : ""
  const stats = [
    ["Total Entries", formatNumber(totalEntries), ""],
    ["Active Judges", formatNumber(activeJudges), totalJudges > 0 ? `of ${formatNumber(totalJudges)}` : ""],
    ["Total Scores", formatNumber(totalScores), unsubmitted > 0 ? `${formatNumber(unsubmitted)} in drafts` : ""],
    ["Completion", `${completionPercent}%`, ofActive],
  ] as const
  return (
    <dl className={classes.stats}>
      {stats.map(([label, value, hint]) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          {hint && <dd className={classes.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}
