import { ActionIcon, Checkbox } from "@mantine/core"
import type { Entry, EntryClass } from "@rosette/contract"
import { IconCameraPlus } from "@tabler/icons-react"
import type { Column } from "../../ui/lists/data-list.tsx"
import { ROW_BUTTON_PX, RowActions } from "../../ui/lists/row-actions.tsx"
import { LongText } from "../../ui/text/long-text.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./entries-table.module.css"

/** The focus kind of the delete buttons, for `nextFocus`. */
export const DELETE_ENTRY = "delete-entry"

export type Selection = { isSelecting: boolean; has: (id: number) => boolean; toggle: (id: number) => void }

export type EntryActions = {
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
  onDelete: (entry: Entry) => void
}

export const columnsOf = (
  entryClasses: readonly EntryClass[],
  selection: Selection,
  { onEdit, onPhoto, onDelete }: EntryActions,
): Column<Entry>[] => [
  {
    key: "entry",
    header: "Entry",
    width: "minmax(11rem, 1.8fr)",
    phone: "title",
    cell: ({ id, entryName, imageUrl }) => (
      <div className={classes.entry}>
        {selection.isSelecting && (
          <Checkbox
            aria-label={`Select ${entryName}`}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        )}
        <EntryThumbnail imageUrl={imageUrl} />
        <span className={classes.name}>{entryName}</span>
      </div>
    ),
  },
  {
    key: "description",
    header: "Description",
    width: "minmax(0, 3fr)",
    phone: "bare",
    cell: ({ description }) => (
      <span className={classes.description}>
        <LongText>{description || "No description"}</LongText>
      </span>
    ),
  },
  {
    key: "owner",
    header: "Owner/Participant",
    width: "minmax(8.75rem, 1.1fr)",
    phone: "foot",
    isPlain: true,
    cell: (entry) => entry.ownerParticipant,
  },
  {
    key: "votingId",
    header: "Voting ID",
    width: "minmax(5rem, 0.4fr)",
    phone: "beside",
    isPlain: true,
    cell: ({ votingId }) => <span className={classes.votingId}>{votingId}</span>,
  },
  ...classColumn(entryClasses),
  {
    key: "actions",
    header: "Actions",
    isForScreen: true,
    width: "7.25rem",
    align: "end",
    phone: "foot",
    cell: (entry) => (
      <RowActions
        of={entry.entryName}
        onEdit={() => onEdit(entry)}
        onDelete={() => onDelete(entry)}
        deleteKind={DELETE_ENTRY}
      >
        <ActionIcon
          size={ROW_BUTTON_PX}
          aria-label={`Photo of ${entry.entryName}`}
          title="Photo"
          onClick={() => onPhoto(entry)}
        >
          <IconCameraPlus size={20} aria-hidden />
        </ActionIcon>
      </RowActions>
    ),
  },
]

function classColumn(classes: readonly EntryClass[]): Column<Entry>[] {
  if (classes.length === 0) return []
  const names = new Map(classes.map(({ id, name }) => [id, name]))
  return [
    {
      key: "class",
      header: "Class",
      width: "minmax(5rem, 1fr)",
      cell: ({ classId }) => names.get(classId ?? 0) ?? "–",
    },
  ]
}
