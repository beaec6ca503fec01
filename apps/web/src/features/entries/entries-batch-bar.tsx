import { Button } from "@mantine/core"
import { formatNumber, plural } from "../../lib/format.ts"
import classes from "./entries-batch-bar.module.css"

type Props = {
  count: number
  isDeleting: boolean
  onSetFlags: () => void
  onSelectAll: () => void
  onClear: () => void
  onDelete: () => void
  onDone: () => void
}

/** What can be done with the ticked entries; stays in sight while one scrolls and ticks. */
export function EntriesBatchBar({ count, isDeleting, onSetFlags, onSelectAll, onClear, onDelete, onDone }: Props) {
  return (
    <section className={classes.bar} aria-label="Selected entries">
      <span className={classes.count} role="status">
        {plural(count, "entry", "entries")} selected
      </span>
      <Button variant="default" onClick={onSelectAll}>
        Select All
      </Button>
      <Button variant="default" onClick={onClear} disabled={count === 0}>
        Clear
      </Button>
      <Button variant="default" onClick={onSetFlags} disabled={count === 0}>
        Set Flags
      </Button>
      <Button color="red" onClick={onDelete} disabled={count === 0 || isDeleting}>
        {isDeleting ? "Deleting..." : `Delete Selected (${formatNumber(count)})`}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}
