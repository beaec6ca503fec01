import { Box, Button } from "@mantine/core"
import { formatNumber, plural } from "../../../lib/format.ts"
import classes from "./entries-batch.module.css"

type Props = {
  count: number
  isDeleting: boolean
  /** Null if the event uses no flags. */
  onSetFlags: (() => void) | null
  onSetStatus: () => void
  /** Null if the event has no classes. */
  onSetClass: (() => void) | null
  onSelectAll: () => void
  onClear: () => void
  onDelete: () => void
  onDone: () => void
}

/** The actions for the selected entries; stays visible while scrolling. */
export function EntriesBatchBar({ count, isDeleting, onSetFlags, onSetStatus, onSetClass, ...list }: Props) {
  const { onSelectAll, onClear, onDelete, onDone } = list
  return (
    <section className={classes.bar} aria-label="Selected entries">
      <Box component="span" flex="1 1 8rem" ps={4} fw={600} role="status">
        {plural(count, "entry", "entries")} selected
      </Box>
      <Button variant="default" onClick={onSelectAll}>
        Select All
      </Button>
      <Button variant="default" onClick={onClear} disabled={count === 0}>
        Clear
      </Button>
      {onSetFlags && (
        <Button variant="default" onClick={onSetFlags} disabled={count === 0}>
          Set Flags
        </Button>
      )}
      <Button variant="default" onClick={onSetStatus} disabled={count === 0}>
        Set Status
      </Button>
      {onSetClass && (
        <Button variant="default" onClick={onSetClass} disabled={count === 0}>
          Set Class
        </Button>
      )}
      <Button color="red" onClick={onDelete} disabled={count === 0 || isDeleting}>
        {isDeleting ? "Deleting..." : `Delete Selected (${formatNumber(count)})`}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        Done
      </Button>
    </section>
  )
}
