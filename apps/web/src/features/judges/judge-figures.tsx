import { Box } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { entriesBehind } from "@rosette/domain/judges/pace"
import { formatNumber, plural } from "../../lib/format.ts"
import { BehindBadge, EntriesBar } from "./judge-progress.tsx"
import classes from "./judges.module.css"

type Props = {
  judge: JudgeForOrganizer
  /** How many entries should be submitted by now; null if unknown. */
  due: number | null
}

/** By how many entries a judge is behind, in its place in the row. */
export const JudgeBehind = ({ judge, due }: Props) => (
  <BehindBadge behind={due === null ? 0 : entriesBehind(judge, due)} className={classes.behind} />
)

/** How far a judge is: the bar, the entries, the status, and the scores behind it. */
export function JudgeFigures({ judge, due }: Props) {
  const { status, submittedEntries, totalEntries, totalScores, submittedScores } = judge
  return (
    <>
      <div className={classes.judgeRowBar}>
        <EntriesBar judge={judge} due={due} />
      </div>
      <div className={`tabular ${classes.foot}`}>
        <div className={classes.entries}>
          <Box component="span" c="var(--mantine-color-text)" fz="md" fw={700}>
            {formatNumber(submittedEntries)} of {formatNumber(totalEntries)}
          </Box>{" "}
          entries
        </div>
        <div className={classes.standing}>
          <span className={classes.status} data-complete={status === "Complete" || undefined}>
            {status}
          </span>
          <Scores total={totalScores} submitted={submittedScores} />
        </div>
      </div>
    </>
  )
}

/** "480 of 496 scores submitted", or one number where both are the same; on a phone without what the status says too. */
function Scores({ total, submitted }: { total: number; submitted: number }) {
  if (total === 0) return <span className={`${classes.scores} ${classes.last}`}>No scores yet</span>
  const isAll = total === submitted
  return (
    <span className={classes.scores}>
      {isAll ? plural(total, "score") : `${formatNumber(submitted)} of ${plural(total, "score")}`}
      <span className={classes.last}>{isAll ? ", all submitted" : " submitted"}</span>
    </span>
  )
}
