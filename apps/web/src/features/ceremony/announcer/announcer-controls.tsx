import { Button, Kbd, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/ceremony"
import { IconArrowLeft, IconArrowRight, IconMoon, IconSun } from "@tabler/icons-react"
import classes from "./announcer.module.css"
import { nextStep } from "./moments.ts"

type Props = {
  ceremony: Ceremony
  /** Whether a step is being sent. */
  isBusy: boolean
  /** Whether the last press was ignored because a step was being sent. */
  wasIgnored: boolean
  onStep: (action: "next" | "back" | "black") => void
}

/** The steps at the bottom of the screen. While one is being sent the buttons look disabled but keep the focus. */
export function AnnouncerControls({ ceremony, isBusy, wasIgnored, onStep }: Props) {
  const { phase, isBlack } = ceremony
  const next = nextStep(ceremony)
  return (
    <section className={classes.controls} aria-label="Steps" data-busy={isBusy || undefined}>
      <Text role="status" className={classes.leftOut}>
        {wasIgnored && "That press was ignored because the previous step was still being sent. Press again."}
      </Text>
      <Button
        variant="default"
        size="lg"
        aria-busy={isBusy}
        disabled={phase === "before"}
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => onStep("back")}
      >
        Back
      </Button>
      <Button
        size="lg"
        className={classes.main}
        aria-busy={isBusy}
        disabled={next === null}
        rightSection={<IconArrowRight size={20} aria-hidden />}
        onClick={() => onStep("next")}
      >
        {next ?? "The end"}
      </Button>
      <Button
        variant={isBlack ? "filled" : "default"}
        size="lg"
        aria-busy={isBusy}
        aria-pressed={isBlack}
        leftSection={isBlack ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
        onClick={() => onStep("black")}
      >
        Black
      </Button>
      <Keys />
    </section>
  )
}

const KEYS = [
  { keys: ["←", "Page Up"], step: "back" },
  { keys: ["→", "Space", "Page Down"], step: "next" },
  { keys: ["B"], step: "black" },
]

/** The keys of the steps, each below its button. */
const Keys = () => (
  <>
    {KEYS.map(({ keys, step }) => (
      <Text key={step} size="sm" c="dimmed" className={classes.keys}>
        {keys.map((key) => (
          <Kbd key={key} me={4}>
            {key}
          </Kbd>
        ))}{" "}
        {step}
      </Text>
    ))}
  </>
)
