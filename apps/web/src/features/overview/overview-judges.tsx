import { Badge, Button, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { formatNumber } from "../../lib/format.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import card from "../../ui/page/card.module.css"
import { JudgePresence } from "../judges/judge-presence-line.tsx"
import classes from "./overview.module.css"
import type { Pace } from "./overview-pace.ts"

type Props = {
  judges: Pace["judges"]
  onAddJudges: () => void
  /** Beside the title: the age of the figures. */
  aside: ReactNode
}

/** The progress of each judge, the slowest first; those who are behind are marked. */
export function OverviewJudges({ judges, onAddJudges, aside }: Props) {
  return (
    <section className={card.card} aria-labelledby="judge-statistics">
      <div className={card.head}>
        <Title order={2} id="judge-statistics">
          Judge Statistics
        </Title>
        {aside}
      </div>
      {judges.length === 0 ? (
        <>
          <Text c="dimmed" mb="md">
            No judges yet. Once they score, you see here how far each of them is.
          </Text>
          <Button variant="default" onClick={onAddJudges}>
            Add judges
          </Button>
        </>
      ) : (
        <ul className={classes.list}>
          {judges.map((paced) => (
            <JudgeLine key={paced.judge.id} {...paced} />
          ))}
        </ul>
      )}
    </section>
  )
}

function JudgeLine({ judge, behind }: Pace["judges"][number]) {
  const { name, submittedEntries, totalEntries, percent, draftEntries } = judge
  return (
    <li className={classes.judge}>
      <div className={classes.judgeHead}>
        <div className={classes.judgeName}>
          <span>{name}</span>
          {behind > 0 && (
            <Badge color="red" variant="light">
              {formatNumber(behind)} behind
            </Badge>
          )}
          {judge.status === "Complete" && (
            <Badge color="green" variant="light">
              Complete
            </Badge>
          )}
          <div className={classes.presence}>
            <JudgePresence judge={judge} />
          </div>
        </div>
        <span className={classes.figures}>
          {draftEntries > 0 && `${draftEntries} in progress · `}
          {submittedEntries} of {totalEntries} entries · {percent}%
        </span>
      </div>
      <ProgressBar label={`Entries submitted by ${name}`} value={submittedEntries} max={totalEntries} hidesLabel />
    </li>
  )
}
