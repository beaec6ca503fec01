import { ActionIcon } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react"
import { useRef, useState } from "react"
import type { RowProps } from "../../ui/lists/data-list.tsx"
import { ROW_BUTTON_PX } from "../../ui/lists/row-actions.tsx"
import classes from "./criteria.module.css"
import type { Move } from "./use-criteria-order.ts"

/** Where the focus finds the buttons of a criterion again after it has moved. */
const MOVE_OF = "data-move-of"

/** Gives the focus back to a criterion that has moved: the browser drops it, and at an end of its section one button is off. */
export function focusMoved(criterionId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && !document.activeElement?.matches(":disabled")) return
    document.querySelector<HTMLElement>(`[${MOVE_OF}="${criterionId}"]:not(:disabled)`)?.focus()
  })
}

type Props = { criterion: Criterion; move: Move; onMove: (placeId: number) => void }

/** Moves a criterion within its section, one place at a time. */
export function MoveButtons({ criterion, move, onMove }: Props) {
  const { up, down } = move.neighboursOf(criterion)
  if (up === null && down === null) return null
  const button = (to: number | null, way: string) => ({
    "aria-label": `Move ${criterion.name} ${way}`,
    title: `Move ${way}`,
    disabled: to === null,
    onClick: () => to !== null && !move.isPending && onMove(to),
    className: classes.move,
    size: ROW_BUTTON_PX,
    [MOVE_OF]: criterion.id,
  })
  return (
    <>
      <ActionIcon {...button(up, "up")}>
        <IconChevronUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button(down, "down")}>
        <IconChevronDown size={20} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** What a mouse drags; a keyboard and a finger have the buttons. */
export function useDragging(move: Move, onMove: (moved: Criterion, placeId: number) => void) {
  const dragged = useRef<Criterion | null>(null)
  const [over, setOver] = useState<{ id: number; side: "before" | "after" } | null>(null)
  const stop = () => {
    dragged.current = null
    setOver(null)
  }
  const handle = (criterion: Criterion) => (
    <span
      className={classes.handle}
      draggable
      title="Drag to move"
      aria-hidden="true"
      onDragStart={(event) => {
        dragged.current = criterion
        event.dataTransfer.effectAllowed = "move"
        event.dataTransfer.setData("text/plain", criterion.name)
      }}
      onDragEnd={stop}
    >
      <IconGripVertical size={20} />
    </span>
  )
  const rowProps = (place: Criterion): RowProps => ({
    "data-drop": over?.id === place.id ? over.side : undefined,
    onDragOver(event) {
      const moved = dragged.current
      if (!moved || !move.canTake(moved, place)) return
      event.preventDefault()
      const side =
        place.order < moved.order || (place.order === moved.order && place.id < moved.id) ? "before" : "after"
      if (over?.id !== place.id) setOver({ id: place.id, side })
    },
    onDragLeave: () => setOver(null),
    onDrop(event) {
      event.preventDefault()
      const moved = dragged.current
      stop()
      if (moved && move.canTake(moved, place)) onMove(moved, place.id)
    },
  })
  return { handle, rowProps }
}
