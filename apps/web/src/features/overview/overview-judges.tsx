import { Badge, Button, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import figures from "../../ui/figures/figures.module.css"
import card from "../../ui/page/page.module.css"
import { JudgePresence } from "../judges/judge-presence.tsx"
import { BehindBadge, dueLegend, EntriesBar } from "../judges/judge-progress.tsx"
import classes from "./overview.module.css"
import type { Pace } from "./overview-pace.ts"

type Props = Pick<Pace, "judges" | "due"> & {
  /** Opens the judges; with an id, at this judge. */
  onOpenJudges: (judgeId?: number) => void
  /** Beside the title: the age of the figures. */
  aside: ReactNode
}

/** The progress of each judge, the slowest first, with a mark where it should be by now; those who are behind are named so. */
export function OverviewJudges({ judges, due, onOpenJudges, aside }: Props) {
  const legend = dueLegend(
    due,
    judges.map(({ judge }) => judge),
  )
  return (
    <section className={card.card} aria-labelledby="judge-statistics">
      <div className={card.head}>
        <Title order={2} id="judge-statistics">
          Judge Statistics
        </Title>
        {legend && <p className={`${figures.legend} ${classes.due}`}>{legend}</p>}
        {aside}
      </div>
      {judges.length === 0 ? (
        <>
          <Text c="dimmed" mb="md">
            No judges yet. Once they score, you see here how far each of them is.
          </Text>
          <Button variant="default" onClick={() => onOpenJudges()}>
            Add judges
          </Button>
        </>
      ) : (
        <div className={classes.box}>
          <ul className={classes.list}>
            {judges.map((paced) => (
              <JudgeLine key={paced.judge.id} {...paced} due={due} onOpen={() => onOpenJudges(paced.judge.id)} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type LineProps = Pace["judges"][number] & Pick<Pace, "due"> & { onOpen: () => void }

function JudgeLine({ judge, behind, due, onOpen }: LineProps) {
  const { name, submittedEntries, totalEntries, percent, draftEntries } = judge
  return (
    <li className={classes.judge}>
      <Button variant="subtle" size="compact-md" className={classes.judgesName} onClick={onOpen}>
        {name}
      </Button>
      <div className={classes.presence}>
        <JudgePresence judge={judge} />
      </div>
      <div className={classes.state}>
        <BehindBadge behind={behind} />
        {judge.status === "Complete" && (
          <Badge color="green" variant="light">
            Complete
          </Badge>
        )}
      </div>
      <div className={classes.bar}>
        <EntriesBar judge={judge} due={due} />
      </div>
      <div className={classes.figures}>
        <span className={classes.count}>
          {submittedEntries} of {totalEntries} <span className={classes.unit}>entries</span>
        </span>
        <span className={classes.dot}> · </span>
        <span className={classes.percent}>{percent}%</span>
      </div>
      <span className={classes.drafts}>{draftEntries > 0 && `${draftEntries} in progress`}</span>
    </li>
  )
}
