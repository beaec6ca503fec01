import { Progress } from "@mantine/core"
import classes from "./progress-bar.module.css"

type Props = {
  /** What progresses, for screen readers and, unless hidden, above the bar. */
  label: string
  value: number
  max: number
  /** Beside the label; "3 of 5" by default. */
  text?: string
  hidesLabel?: boolean
}

/** Progress in words and as a bar. */
export function ProgressBar({ label, value, max, text = `${value} of ${max}`, hidesLabel = false }: Props) {
  const percent = max > 0 ? Math.min(100, (100 * value) / max) : 0
  return (
    <div>
      {!hidesLabel && (
        <div className={classes.line}>
          <span>{label}</span>
          <span className={classes.text}>{text}</span>
        </div>
      )}
      <Progress.Root size="lg" radius="xl">
        <Progress.Section
          value={percent}
          color={value >= max && max > 0 ? "var(--mantine-color-success)" : "var(--rosette-accent)"}
          aria-label={label}
          aria-valuetext={text}
        />
      </Progress.Root>
    </div>
  )
}
