import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react"
import card from "../../../ui/page/card.module.css"
import { CodeText } from "../../../ui/text/code-text.tsx"
import type { DashboardTab } from "../dashboard-tabs.ts"
import classes from "./overview.module.css"

type Counts = { totalEntries: number; totalCriteria: number; totalJudges: number }

type Step = { tab: DashboardTab; title: string; text: string; action: string; count: keyof Counts }

const STEPS: Step[] = [
  {
    tab: "criteria",
    title: "Scoring criteria",
    text: "What judges give points for.",
    action: "Add criteria",
    count: "totalCriteria",
  },
  {
    tab: "entries",
    title: "Entries",
    text: "By hand, or the whole list from a CSV file.",
    action: "Add entries",
    count: "totalEntries",
  },
  {
    tab: "judges",
    title: "Judges",
    text: "Each gets an access code to sign in with.",
    action: "Add judges",
    count: "totalJudges",
  },
]

/** True while the event lacks something that judging needs. */
export const isGettingStarted = (counts: Counts): boolean => STEPS.some(({ count }) => counts[count] === 0)

type Props = {
  counts: Counts
  /** Undefined until the event is there. */
  passcode: string | undefined
  onOpenTab: (tab: DashboardTab) => void
}

/** What is still missing before judging can begin, each with the way to it. */
export function GettingStarted({ counts, passcode, onOpenTab }: Props) {
  const next = STEPS.find(({ count }) => counts[count] === 0)
  return (
    <section className={`${card.card} ${classes.start}`} aria-labelledby="start-title">
      <div className={card.head}>
        <Title order={2} id="start-title">
          Getting started
        </Title>
        {passcode && (
          <Group gap="xs">
            <Text>Passcode for your judges:</Text>
            <CodeText code={passcode} of="passcode for your judges" />
          </Group>
        )}
      </div>
      <ol className={classes.steps}>
        {STEPS.map((step) => {
          const isDone = counts[step.count] > 0
          const Mark = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={step.tab} className={classes.step}>
              <Mark size={26} className={classes.mark} data-done={isDone || undefined} aria-hidden />
              <div className={classes.stepText}>
                <Text fw={600}>
                  {step.title}
                  <VisuallyHidden>{isDone ? ", done" : ", to do"}</VisuallyHidden>
                </Text>
                <Text c="dimmed">{step.text}</Text>
              </div>
              {!isDone && (
                <Button variant={step === next ? "filled" : "default"} onClick={() => onOpenTab(step.tab)}>
                  {step.action}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
