import { ActionIcon, Group } from "@mantine/core"
import { IconX } from "@tabler/icons-react"
import type { KeyboardEvent } from "react"
import { MoveButtons, type MoveStep } from "../../../ui/lists/move-buttons.tsx"
import classes from "./rules.module.css"

type Props = {
  step: string
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: MoveStep) => void
  onRemove: () => void
}

/** One step of the tie-breaks, with its buttons; Alt with an arrow key moves it too. */
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
        <MoveButtons
          of={step}
          labels={{ up: `Move up: ${name}`, down: `Move down: ${name}` }}
          titles={{ up: "Move up (Alt+Up)", down: "Move down (Alt+Down)" }}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
        />
        <ActionIcon color="red" aria-label={`Remove: ${name}`} title="Remove" onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  )
}
