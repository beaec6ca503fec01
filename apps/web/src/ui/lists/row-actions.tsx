import { ActionIcon } from "@mantine/core"
import { IconPencil, IconTrash } from "@tabler/icons-react"
import type { ReactNode, Ref } from "react"
import { focusKind } from "../focus/next-focus.ts"
import classes from "./row-actions.module.css"

/** The size of a row's buttons with a mouse; 44 px for touch. */
export const ROW_BUTTON_PX = 36

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
}

/** The buttons at the end of a row: `children`, then edit and delete. */
export function RowActions({ of, onEdit, onDelete, editRef, editKind, deleteKind, children }: Props) {
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
