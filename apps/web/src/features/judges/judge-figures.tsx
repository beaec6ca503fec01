import { Badge } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { entriesBehind } from "@rosette/domain/judges/pace"
import { formatNumber, plural } from "../../lib/format.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import classes from "./judge-row.module.css"

type Props = {
  judge: JudgeForOrganizer
  /** How many entries should be submitted by now; null if unknown. */
  due: number | null
}

/** By how many entries a judge is behind; nothing for one who keeps up. */
export function JudgeBehind({ judge, due }: Props) {
  const behind = due === null ? 0 : entriesBehind(judge, due)
  if (behind === 0) return null
  return (
    <Badge color="red" variant="light" className={classes.behind}>
      {formatNumber(behind)} behind
    </Badge>
  )
}

/** How far a judge is: the bar, the entries, the status, and the scores behind it. */
export function JudgeFigures({ judge, due }: Props) {
  const { name, status, submittedEntries, totalEntries, totalScores, submittedScores } = judge
  return (
    <>
      <div className={classes.bar}>
        <ProgressBar
          label={`Entries submitted by ${name}`}
          value={submittedEntries}
          max={totalEntries}
          due={due}
          hidesLabel
        />
      </div>
      <div className={`tabular ${classes.foot}`}>
        <div className={classes.entries}>
          <span className={classes.count}>
            {formatNumber(submittedEntries)} of {formatNumber(totalEntries)}
          </span>{" "}
          entries
        </div>
        <div className={classes.standing}>
          <span className={classes.status} data-complete={status === "Complete" || undefined}>
            {status}
          </span>
          {totalScores > 0 && <Scores total={totalScores} submitted={submittedScores} />}
        </div>
      </div>
    </>
  )
}

/** "480 of 496 scores submitted", or one number where both are the same; on a phone without the last words. */
function Scores({ total, submitted }: { total: number; submitted: number }) {
  const isAll = total === submitted
  return (
    <span className={classes.scores}>
      {isAll ? plural(total, "score") : `${formatNumber(submitted)} of ${plural(total, "score")}`}
      <span className={classes.last}>{isAll ? ", all submitted" : " submitted"}</span>
    </span>
  )
}
