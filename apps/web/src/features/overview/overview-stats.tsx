import { Box, Group } from "@mantine/core"
import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"
import classes from "./overview.module.css"

type Overview = Outputs["organizer"]["overview"]

/** The four numbers of an event. */
export function OverviewStats({ overview }: { overview: Overview }) {
  const { totalEntries, totalJudges, activeJudges, totalScores, submittedScores, completionPercent } = overview
  const unsubmitted = totalScores - submittedScores
  const stats = [
    ["Total Entries", formatNumber(totalEntries), ""],
    ["Active Judges", formatNumber(activeJudges), totalJudges > 0 ? `of ${formatNumber(totalJudges)}` : ""],
    [
      "Total Scores",
      formatNumber(totalScores),
      unsubmitted > 0 ? `of which ${formatNumber(unsubmitted)} in drafts` : "",
    ],
    ["Completion", `${completionPercent}%`, countedIn(overview)],
  ] as const
  return (
    <dl className={classes.stats}>
      {stats.map(([label, value, hint]) => (
        <Group key={label} gap="0 0.25rem" align="baseline" lh={1.3}>
          <Box component="dt" fz="sm">
            {label}
          </Box>
          <dd className={classes.statsValue}>{value}</dd>
          {hint && <dd className={classes.statsHint}>{hint}</dd>}
        </Group>
      ))}
    </dl>
  )
}

/** What the completion is a part of: not of the same as the sheets that are in while a judge has not begun. */
function countedIn({ activeJudges, totalJudges, sheetsPerEntry }: Overview): string {
  if (sheetsPerEntry !== undefined) return "of the sheets that entries need"
  if (activeJudges === 0) return ""
  return activeJudges < totalJudges
    ? `of the scores of ${plural(activeJudges, "judge")} who ${activeJudges === 1 ? "has" : "have"} begun`
    : "of the scores of all judges"
}
