import { ActionIcon, type ActionIconProps } from "@mantine/core"
import { type Icon, IconArrowDown, IconArrowUp } from "@tabler/icons-react"

/** One position up or down. */
export type MoveStep = -1 | 1

type Props = {
  /** Identifies the item in its list, for `focusMoveButton`. */
  of: string | number
  labels: { up: string; down: string }
  titles?: { up: string; down: string }
  isFirst: boolean
  isLast: boolean
  icons?: { up: Icon; down: Icon }
  look?: Pick<ActionIconProps, "size" | "className">
  onMove: (by: MoveStep) => void
}

const ARROWS = { up: IconArrowUp, down: IconArrowDown }

/** Two buttons that move an item of a list by one position. */
export function MoveButtons({ of, labels, titles, isFirst, isLast, icons = ARROWS, look, onMove }: Props) {
  const button = (way: "up" | "down", by: MoveStep, isDisabled: boolean) => {
    const WayIcon = icons[way]
    return (
      <ActionIcon
        {...look}
        aria-label={labels[way]}
        title={titles?.[way]}
        data-move={of}
        data-by={by}
        disabled={isDisabled}
        onClick={() => onMove(by)}
      >
        <WayIcon size={20} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <>
      {button("up", -1, isFirst)}
      {button("down", 1, isLast)}
    </>
  )
}

/**
 * Focuses a button of an item that has moved, because a browser may drop the focus of an element that is moved in the page.
 * At an end of the list, where the button of this direction is disabled, the other button is focused.
 */
export function focusMoveButton(list: ParentNode | null, of: string | number, by: MoveStep): void {
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>("button[data-move]") ?? [])]
  const own = buttons.filter(({ dataset, disabled }) => dataset.move === String(of) && !disabled)
  const wanted = own.find(({ dataset }) => dataset.by === String(by)) ?? own[0]
  wanted?.focus()
}
