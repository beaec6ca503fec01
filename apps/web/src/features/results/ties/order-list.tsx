import { ActionIcon, Text, VisuallyHidden } from "@mantine/core"
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react"
import { useEffect, useId, useRef, useState } from "react"
import type { EntryResult } from "../winners/result-explanation.ts"
import { entryLabel } from "./tie-words.ts"
import classes from "./ties.module.css"

type Props = {
  entryIds: readonly number[]
  /** The place of the first. */
  firstPlace: number
  entryById: ReadonlyMap<number, EntryResult>
  onChange: (entryIds: number[]) => void
}

type Move = { entryId: number; by: 1 | -1 }

/** Entries to put in order with buttons; the focus stays on the entry that moves. */
export function OrderList({ entryIds, firstPlace, entryById, onChange }: Props) {
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const move = ({ entryId, by }: Move) => {
    const from = entryIds.indexOf(entryId)
    const next = entryIds.filter((id) => id !== entryId)
    onChange(next.toSpliced(from + by, 0, entryId))
    setMoved({ entryId, by })
  }
  // A browser takes the focus from an element that is moved in the page; at an end of the list its other button has it.
  useEffect(() => {
    if (!moved) return
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-entry="${moved.entryId}"]`) ?? [])]
    const wanted = buttons.toSorted((a) => (a.dataset.by === String(moved.by) ? -1 : 1))
    wanted.find(({ disabled }) => !disabled)?.focus()
  }, [moved])
  return (
    <div>
      <Text id={titleId} fw={600}>
        From the best down
      </Text>
      <ol ref={list} aria-labelledby={titleId} className={classes.order}>
        {entryIds.map((entryId, index) => {
          const label = entryLabel(entryId, entryById)
          const button = (by: 1 | -1) => (
            <ActionIcon
              aria-label={`Move ${label} ${by < 0 ? "up" : "down"}`}
              data-entry={entryId}
              data-by={by}
              disabled={entryIds[index + by] === undefined}
              onClick={() => move({ entryId, by })}
            >
              {by < 0 ? <IconArrowUp size={20} aria-hidden /> : <IconArrowDown size={20} aria-hidden />}
            </ActionIcon>
          )
          return (
            <li key={entryId} className={classes.orderItem}>
              <span>
                {firstPlace + index}. {label}
              </span>
              {button(-1)}
              {button(1)}
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
