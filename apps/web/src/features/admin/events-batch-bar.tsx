import { Button, Group } from "@mantine/core"
import { IconListCheck } from "@tabler/icons-react"
import { formatNumber, plural } from "../../lib/format.ts"
import type { useSelection } from "../../ui/lists/use-selection.ts"

type Props = {
  selection: ReturnType<typeof useSelection>
  isDeleting: boolean
  onSelectAll: () => void
  onDelete: () => void
}

export const SelectEventsButton = ({ onStart }: { onStart: () => void }) => (
  <Button variant="subtle" color="gray" px="sm" leftSection={<IconListCheck size={20} aria-hidden />} onClick={onStart}>
    Select Events
  </Button>
)

/** Selects events to delete together. */
export function EventsBatchBar({ selection, isDeleting, onSelectAll, onDelete }: Props) {
  if (!selection.isSelecting) return null
  const count = selection.selected.length
  return (
    <Group component="section" aria-label="Selected events" gap="sm" mb="md">
      <span role="status">{plural(count, "event")} selected</span>
      <Button variant="default" onClick={onSelectAll}>
        Select All
      </Button>
      <Button variant="default" onClick={selection.clear} disabled={count === 0}>
        Clear
      </Button>
      <Button color="red" onClick={onDelete} disabled={count === 0 || isDeleting}>
        {isDeleting ? "Deleting..." : `Delete Selected (${formatNumber(count)})`}
      </Button>
      <Button variant="subtle" onClick={selection.stop}>
        Done
      </Button>
    </Group>
  )
}
