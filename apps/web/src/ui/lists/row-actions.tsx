import { ActionIcon } from "@mantine/core"
import { IconPencil, IconTrash } from "@tabler/icons-react"
import type { ReactNode, Ref } from "react"
import { type MoreItem, MoreMenu } from "../actions/more-menu.tsx"
import { ROW_BUTTON_PX } from "../actions/row-button.ts"
import { focusKind } from "../focus/next-focus.ts"
import { useIsPhone } from "../page/use-is-phone.ts"
import { useLocked } from "../states/locked.tsx"
import classes from "./lists.module.css"

type Props = {
  /** The name of the row, part of each button's name. */
  of: string
  onEdit: () => void
  onDelete: () => void
  editRef?: Ref<HTMLButtonElement>
  /** The focus kind, for `nextFocus` after the row is removed. */
  editKind?: string
  menuKind?: string
  /** Further buttons, before the others. */
  children?: ReactNode
  /** What `children` do, as items of a phone's menu. Without it a phone has the buttons too. */
  inMenu?: readonly MoreItem[]
  /** Rare actions, which are in the menu on a desktop too. */
  rare?: readonly MoreItem[]
  /** The item that `inMenu` moves, for `focusMoveButton`. */
  moves?: string | number
}

/**
 * The actions at the end of a row: `children`, edit, and a menu with what is destructive; on a phone everything is in the
 * menu. All of them change the row: none works while the screen is locked.
 */
export function RowActions(props: Props) {
  const { of, onEdit, onDelete, editRef, editKind, menuKind, children, inMenu, rare = [], moves } = props
  const isPhone = useIsPhone()
  const isLocked = useLocked()
  const locked = (item: MoreItem): MoreItem => (isLocked ? { ...item, isDisabled: true } : item)
  const deletion: MoreItem = {
    key: "delete",
    label: "Delete",
    name: `Delete ${of}`,
    icon: <IconTrash size={20} aria-hidden />,
    onPress: onDelete,
    isDangerous: true,
  }
  if (isPhone && inMenu) {
    const items: MoreItem[] = [
      { key: "edit", label: "Edit", name: `Edit ${of}`, icon: <IconPencil size={20} aria-hidden />, onPress: onEdit },
      ...inMenu,
      ...rare,
      deletion,
    ]
    const kind = editKind ?? menuKind
    return (
      <div className={classes.menu} data-print="never">
        <MoreMenu
          label={`More for ${of}`}
          items={items.map(locked)}
          {...(kind && { kind })}
          {...(moves !== undefined && { moves })}
        />
      </div>
    )
  }
  return (
    <div className={classes.actions} data-print="never">
      {!isLocked && children}
      <ActionIcon
        ref={editRef}
        size={ROW_BUTTON_PX}
        aria-label={`Edit ${of}`}
        title="Edit"
        disabled={isLocked}
        onClick={onEdit}
        {...(editKind && focusKind(editKind))}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <MoreMenu
        label={`More for ${of}`}
        items={[...rare, deletion].map(locked)}
        {...(menuKind && { kind: menuKind })}
      />
    </div>
  )
}
