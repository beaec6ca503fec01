import { Button } from "@mantine/core"
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react"
import classes from "./side-cards.module.css"
import type { Position } from "./use-position.ts"

type Props = {
  position: Position
  /** In the line of a title: the words are for screen readers. */
  isCompact?: boolean
}

/** To the previous or next entry; disabled on the first and the last entry (product rule). A single entry to judge has neither. */
export function PreviousNext({ position: { previous, next, index, count }, isCompact = false }: Props) {
  if (count <= 1 && !previous && !next) return null
  return (
    <div className={classes.steps} data-compact={isCompact || undefined}>
      <Button variant="default" disabled={!previous} onClick={() => previous?.()}>
        <IconChevronLeft size={18} aria-hidden />
        <span>Previous</span>
      </Button>
      <span className={classes.at} aria-live="polite">{`${index < 0 ? "–" : index + 1} of ${count}`}</span>
      <Button variant="default" disabled={!next} onClick={() => next?.()}>
        <span>Next</span>
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </div>
  )
}
