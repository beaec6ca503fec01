import { ActionIcon, Group } from "@mantine/core"
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react"
import type { KeyboardEvent } from "react"
import classes from "./tie-breaks-field.module.css"

type Props = {
  step: string
  name: string
  isFirst: boolean
  isLast: boolean
  /** By how many places; negative is up. */
  onMove: (by: number) => void
  onRemove: () => void
}

/** One step of the tie-breaks, with its buttons; Alt with an arrow moves it too. */
export function TieBreakStep({ step, name, isFirst, isLast, onMove, onRemove }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
    event.preventDefault()
    onMove(event.key === "ArrowUp" ? -1 : 1)
  }
  return (
    <li data-step={step} className={classes.step} onKeyDown={onKeyDown}>
      <span className={classes.name}>{name}</span>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          aria-label={`Move up: ${name}`}
          title="Move up (Alt+Up)"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={`Move down: ${name}`}
          title="Move down (Alt+Down)"
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon color="red" aria-label={`Remove: ${name}`} title="Remove" onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
