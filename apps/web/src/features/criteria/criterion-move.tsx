import type { Criterion } from "@rosette/contract/criteria"
import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react"
import { useRef, useState } from "react"
import type { MoreItem } from "../../ui/actions/more-menu.tsx"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import type { RowProps } from "../../ui/lists/data-list.tsx"
import { focusMoveButton, MoveButtons } from "../../ui/lists/move-buttons.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import classes from "./criteria.module.css"
import type { Move } from "./use-criteria-order.ts"

/** Returns a lost focus to the first enabled move button of a criterion that has moved. */
export function focusMoved(criterionId: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && !document.activeElement?.matches(":disabled")) return
    focusMoveButton(document, criterionId, -1)
  })
}

const CHEVRONS = { up: IconChevronUp, down: IconChevronDown }

type Props = { criterion: Criterion; move: Move; onMove: (placeId: number) => void }

/** Moves a criterion by one position within its section. */
export function CriterionMoveButtons({ criterion, move, onMove }: Props) {
  const { up, down } = move.neighboursOf(criterion)
  if (up === null && down === null) return null
  return (
    <MoveButtons
      of={criterion.id}
      labels={{ up: `Move ${criterion.name} up`, down: `Move ${criterion.name} down` }}
      titles={{ up: "Move up", down: "Move down" }}
      isFirst={up === null}
      isLast={down === null}
      icons={CHEVRONS}
      look={{ className: classes.move, size: ROW_BUTTON_PX }}
      onMove={(by) => {
        const to = by < 0 ? up : down
        if (to !== null && !move.isPending) onMove(to)
      }}
    />
  )
}

/** The same moves as items of a phone's menu. */
export function criterionMoveItems({ criterion, move, onMove }: Props): MoreItem[] {
  const { up, down } = move.neighboursOf(criterion)
  if (up === null && down === null) return []
  const item = (key: "up" | "down", label: string, placeId: number | null): MoreItem => {
    const WayIcon = CHEVRONS[key]
    return {
      key,
      label,
      icon: <WayIcon size={20} aria-hidden />,
      isDisabled: placeId === null,
      onPress() {
        if (placeId !== null && !move.isPending) onMove(placeId)
      },
    }
  }
  return [item("up", "Move up", up), item("down", "Move down", down)]
}

/** Dragging with a mouse; a keyboard and touch use the buttons. */
export function useDragging(move: Move, onMove: (moved: Criterion, placeId: number) => void) {
  const dragged = useRef<Criterion | null>(null)
  const isLocked = useLocked()
  const [over, setOver] = useState<{ id: number; side: "before" | "after" } | null>(null)
  const stop = () => {
    dragged.current = null
    setOver(null)
  }
  const handle = (criterion: Criterion) => (
    <span
      className={classes.handle}
      draggable={!isLocked}
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
