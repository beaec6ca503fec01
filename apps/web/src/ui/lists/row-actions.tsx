import { ActionIcon } from "@mantine/core"
import { IconPencil, IconTrash } from "@tabler/icons-react"
import type { ReactNode, Ref } from "react"
import { type MoreItem, MoreMenu } from "../actions/more-menu.tsx"
import { ROW_BUTTON_PX } from "../actions/row-button.ts"
import { focusKind } from "../focus/next-focus.ts"
import { useIsPhone } from "../page/use-is-phone.ts"
import classes from "./row-actions.module.css"

type Props = {
  /** The name of the row, part of each button's name. */
  of: string
  onEdit: () => void
  onDelete: () => void
  editRef?: Ref<HTMLButtonElement>
  /** The focus kind, for `nextFocus` after the row is removed. */
  editKind?: string
  deleteKind?: string
  /** Further buttons, before the others. */
  children?: ReactNode
  /** What `children` do, as items of a phone's menu. Without it a phone has the buttons too. */
  inMenu?: readonly MoreItem[]
  /** The item that `inMenu` moves, for `focusMoveButton`. */
  moves?: string | number
}

/** The buttons at the end of a row: `children`, then edit and delete; on a phone one menu. */
export function RowActions(props: Props) {
  const { of, onEdit, onDelete, editRef, editKind, deleteKind, children, inMenu, moves } = props
  const isPhone = useIsPhone()
  if (isPhone && inMenu) {
    const items: MoreItem[] = [
      { key: "edit", label: "Edit", name: `Edit ${of}`, icon: <IconPencil size={20} aria-hidden />, onPress: onEdit },
      ...inMenu,
      {
        key: "delete",
        label: "Delete",
        name: `Delete ${of}`,
        icon: <IconTrash size={20} aria-hidden />,
        onPress: onDelete,
        isDangerous: true,
      },
    ]
    const kind = editKind ?? deleteKind
    return (
      <div className={classes.menu} data-print="never">
        <MoreMenu
          label={`More for ${of}`}
          items={items}
          {...(kind && { kind })}
          {...(moves !== undefined && { moves })}
        />
      </div>
    )
  }
  return (
    <div className={classes.actions} data-print="never">
      {children}
      <ActionIcon
        ref={editRef}
        size={ROW_BUTTON_PX}
        aria-label={`Edit ${of}`}
        title="Edit"
        onClick={onEdit}
        {...(editKind && focusKind(editKind))}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={ROW_BUTTON_PX}
        aria-label={`Delete ${of}`}
        title="Delete"
        onClick={onDelete}
        className={classes.delete}
        {...(deleteKind && focusKind(deleteKind))}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
