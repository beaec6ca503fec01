import { ActionIcon, Button, Menu } from "@mantine/core"
import { IconDots } from "@tabler/icons-react"
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import { focusKind } from "../focus/next-focus.ts"
import classes from "./actions.module.css"
import { ROW_BUTTON_PX } from "./row-button.ts"

export type MoreItem = {
  key: string
  label: string
  /** The name for screen readers, if the label is not enough without its row. */
  name?: string
  icon?: ReactNode
  onPress: () => void
  isDisabled?: boolean
  /** Shown last, and apart. */
  isDangerous?: boolean
}

type Props = {
  /** What it holds, for screen readers. */
  label: string
  /** Text beside the dots, if any. */
  text?: string
  items: readonly MoreItem[]
  /** The focus kind, for `nextFocus` after the row is removed. */
  kind?: string
  /** The item of a list that it moves, for `focusMoveButton`. */
  moves?: string | number
}

/** A menu for rare or irreversible actions. */
export function MoreMenu({ label, text, items, kind, moves }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const [safe, dangerous] = [items.filter((item) => !item.isDangerous), items.filter((item) => item.isDangerous)]
  // The button is focused first, so that a dialog that the item opens returns the focus to it.
  const press = (item: MoreItem) => () => {
    button.current?.focus()
    item.onPress()
  }
  // The menu itself hears Escape only once the focus is in it, a moment after it opens.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && opened) setOpened(false)
  }
  const keepFocus = () => {
    if (document.activeElement === document.body) button.current?.focus()
  }
  const line = (item: MoreItem) => (
    <Menu.Item
      key={item.key}
      leftSection={item.icon}
      aria-label={item.name}
      className={item.isDangerous ? `${classes.item} ${classes.danger}` : classes.item}
      disabled={item.isDisabled}
      onClick={press(item)}
    >
      {item.label}
    </Menu.Item>
  )
  return (
    // The focus is returned before an item acts: later it would be taken from a dialog that the item opens.
    <Menu
      position="bottom-end"
      opened={opened}
      onChange={setOpened}
      returnFocus={false}
      withInitialFocusPlaceholder={false}
      onExitTransitionEnd={keepFocus}
    >
      <Menu.Target>
        {text ? (
          <Button
            ref={button}
            variant="default"
            aria-label={label}
            rightSection={<IconDots size={20} aria-hidden />}
            onKeyDown={closeOnEscape}
          >
            {text}
          </Button>
        ) : (
          <ActionIcon
            ref={button}
            size={ROW_BUTTON_PX}
            className={classes.dots}
            aria-label={label}
            title="More"
            data-move={moves}
            onKeyDown={closeOnEscape}
            {...(kind && focusKind(kind))}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {safe.map(line)}
        {safe.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map(line)}
      </Menu.Dropdown>
    </Menu>
  )
}
