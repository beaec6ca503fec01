import { Box, Button, Group, Text, Title, VisuallyHidden } from "@mantine/core"
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react"
import card from "../../ui/page/page.module.css"
import { CodeText } from "../../ui/text/code-text.tsx"
import classes from "./overview.module.css"
import { type SetUp, type SetUpStep, type StepTab, stepsOf } from "./overview-steps.ts"

type Props = {
  setUp: SetUp
  /** Undefined until the event is loaded. */
  passcode: string | undefined
  onOpenTab: (tab: StepTab) => void
}

/** The steps before judging can begin, each with a button for it; then a note that everything is ready. */
export function GettingStarted({ setUp, passcode, onOpenTab }: Props) {
  const steps = stepsOf(setUp)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section className={`${card.card} ${classes.start}`} aria-labelledby="start-title">
      <div className={card.head}>
        <Title order={2} id="start-title">
          {next ? "Getting started" : "Ready"}
        </Title>
        {passcode && (
          <Group gap="xs">
            <Text>Passcode for your judges:</Text>
            <CodeText code={passcode} of="passcode for your judges" />
          </Group>
        )}
      </div>
      {next ? (
        <ol className="plain">
          {steps.map((step) => (
            <StepLine key={step.title} step={step} isNext={step === next} onOpenTab={onOpenTab} />
          ))}
        </ol>
      ) : (
        <Text>Every judge is signed in. The first scores show here as soon as they are saved.</Text>
      )}
    </section>
  )
}

type LineProps = { step: SetUpStep; isNext: boolean } & Pick<Props, "onOpenTab">

function StepLine({ step: { title, text, action, tab, isDone }, isNext, onOpenTab }: LineProps) {
  const Mark = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={classes.step}>
      <Mark size={26} className={classes.mark} data-done={isDone || undefined} aria-hidden />
      <Box flex="1 1 14rem">
        <Text fw={600}>
          {title}
          <VisuallyHidden>{isDone ? ", done" : ", to do"}</VisuallyHidden>
        </Text>
        <Text c="dimmed">{text}</Text>
      </Box>
      {!isDone && (
        <Button variant={isNext ? "filled" : "default"} onClick={() => onOpenTab(tab)}>
          {action}
        </Button>
      )}
    </li>
  )
}
