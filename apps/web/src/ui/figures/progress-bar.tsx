import { Progress } from "@mantine/core"
import classes from "./figures.module.css"

type Props = {
  /** What progresses, for screen readers and, unless hidden, above the bar. */
  label: string
  value: number
  max: number
  /** Beside the label; "3 of 5" by default. */
  text?: string
  hidesLabel?: boolean
  /** A value that is marked on the bar, decoratively: words beside it say what it is. */
  due?: number | null
}

/** Progress in words and as a bar. */
export function ProgressBar({ label, value, max, text = `${value} of ${max}`, hidesLabel = false, due = null }: Props) {
  const share = (of: number) => (max > 0 ? Math.min(100, (100 * of) / max) : 0)
  return (
    <div>
      {!hidesLabel && (
        <div className={classes.line}>
          <span>{label}</span>
          <span className={classes.progressBarText}>{text}</span>
        </div>
      )}
      <div className={classes.bar}>
        <Progress.Root size="lg" radius="xl">
          <Progress.Section
            value={share(value)}
            color={value >= max && max > 0 ? "var(--mantine-color-success)" : "var(--rosette-accent)"}
            aria-label={label}
            aria-valuetext={text}
          />
        </Progress.Root>
        {due !== null && due > 0 && due < max && (
          <span className={classes.due} style={{ insetInlineStart: `${share(due)}%` }} aria-hidden />
        )}
      </div>
    </div>
  )
}
