import { Button, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract"
import { IconArrowLeft, IconArrowRight, IconMoon, IconSun } from "@tabler/icons-react"
import classes from "./announcer.module.css"
import { nextStep } from "./moments.ts"

type Props = {
  ceremony: Ceremony
  isBlocked: boolean
  onStep: (action: "next" | "back" | "black") => void
}

/** The steps, where the thumb is. They stay as they are while a step is on its way, so that the focus is not lost. */
export function AnnouncerControls({ ceremony, isBlocked, onStep }: Props) {
  const { phase, isBlack } = ceremony
  const next = nextStep(ceremony)
  return (
    <section className={classes.controls} aria-label="Steps">
      <Button
        variant="default"
        size="lg"
        disabled={isBlocked || phase === "before"}
        leftSection={<IconArrowLeft size={20} aria-hidden />}
        onClick={() => onStep("back")}
      >
        Back
      </Button>
      <Button
        size="lg"
        className={classes.next}
        disabled={isBlocked || next === null}
        rightSection={<IconArrowRight size={20} aria-hidden />}
        onClick={() => onStep("next")}
      >
        {next ?? "The end"}
      </Button>
      <Button
        variant={isBlack ? "filled" : "default"}
        size="lg"
        disabled={isBlocked}
        aria-pressed={isBlack}
        leftSection={isBlack ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
        onClick={() => onStep("black")}
      >
        Black
      </Button>
      <Text size="sm" c="dimmed" className={classes.keys}>
        → Space Page Down: next · ← Page Up: back · B: black
      </Text>
    </section>
  )
}
