import { Text, VisuallyHidden } from "@mantine/core"
import { useEffect, useId, useRef, useState } from "react"
import { focusMoveButton, MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import { movedBy } from "../../../ui/lists/moved-by.ts"
import type { EntryResult } from "../entry-result.ts"
import { entryLabel } from "./tie-words.ts"
import classes from "./ties.module.css"

type Props = {
  entryIds: readonly number[]
  /** The place of the first. */
  firstPlace: number
  entryById: ReadonlyMap<number, EntryResult>
  onChange: (entryIds: number[]) => void
}

type Move = { entryId: number; by: MoveStep }

/** Puts entries in order with buttons; the focus stays on the entry that is moved. */
export function OrderList({ entryIds, firstPlace, entryById, onChange }: Props) {
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const move = ({ entryId, by }: Move) => {
    onChange(movedBy(entryIds, entryIds.indexOf(entryId), by))
    setMoved({ entryId, by })
  }
  useEffect(() => {
    if (moved) focusMoveButton(list.current, moved.entryId, moved.by)
  }, [moved])
  return (
    <div>
      <Text id={titleId} fw={600}>
        From the best down
      </Text>
      <ol ref={list} aria-labelledby={titleId} className={classes.order}>
        {entryIds.map((entryId, index) => {
          const label = entryLabel(entryId, entryById)
          return (
            <li key={entryId} className={classes.orderItem}>
              <span>
                {firstPlace + index}. {label}
              </span>
              <MoveButtons
                of={entryId}
                labels={{ up: `Move ${label} up`, down: `Move ${label} down` }}
                isFirst={index === 0}
                isLast={index === entryIds.length - 1}
                onMove={(by) => move({ entryId, by })}
              />
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">
        {moved && `${entryLabel(moved.entryId, entryById)}: ${firstPlace + entryIds.indexOf(moved.entryId)}.`}
      </VisuallyHidden>
    </div>
  )
}
