import { Button } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import classes from "./previous-next.module.css"
import type { Position } from "./use-position.ts"

/** To the previous or next entry; disabled at the ends (product rule). */
export function PreviousNext({ position }: { position: Position }) {
  const { previous, next, index, count } = position
  return (
    <div className={classes.steps}>
      <Button
        variant="default"
        disabled={!previous}
        onClick={() => previous?.()}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
      >
        Previous
      </Button>
      <span className={classes.at} aria-live="polite">{`${index + 1} of ${count}`}</span>
      <Button
        variant="default"
        disabled={!next}
        onClick={() => next?.()}
        rightSection={<IconChevronRight size={18} aria-hidden />}
      >
        Next
      </Button>
    </div>
  )
}
