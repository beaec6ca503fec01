import { ActionIcon } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { IconCameraPlus } from "@tabler/icons-react"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx"
import type { Column } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { LongText } from "../../ui/text/long-text.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./entries-table.module.css"
import { EntryListLine } from "./entry-line.tsx"

/** The focus kind of the rows' menus, for `nextFocus`. */
export const ENTRY_MENUS = "entry-menu"

export type Selection = { isSelecting: boolean; has: (id: number) => boolean; toggle: (id: number) => void }

export type EntryActions = {
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
  onDelete: (entry: Entry) => void
}

export const columnsOf = (
  entryClasses: readonly EntryClass[],
  selection: Selection,
  actions: EntryActions,
): Column<Entry>[] => [
  {
    key: "entry",
    header: "Entry",
    width: "minmax(11rem, 1.8fr)",
    cell: ({ id, entryName, imageUrl }) => (
      <div className={classes.entry}>
        <Selecting id={id} name={entryName} selection={selection} />
        <EntryThumbnail imageUrl={imageUrl} />
        <span className={classes.name}>{entryName}</span>
      </div>
    ),
  },
  {
    key: "description",
    header: "Description",
    width: "minmax(0, 3fr)",
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
    cell: (entry) => entry.ownerParticipant,
  },
  {
    key: "votingId",
    header: "Voting ID",
    width: "minmax(5rem, 0.4fr)",
    cell: ({ votingId }) => <span className={classes.votingId}>{votingId}</span>,
  },
  ...classColumn(entryClasses),
  actionsColumn(actions),
]

/** A row on a phone: photo, name, ID and owner, the rest on a tap; the actions in a menu. */
export const phoneColumnsOf = (
  entryClasses: readonly EntryClass[],
  selection: Selection,
  actions: EntryActions,
): Column<Entry>[] => [
  {
    key: "entry",
    header: "Entry",
    phone: "title",
    cell: (entry) => (
      <div className={classes.entry}>
        <Selecting id={entry.id} name={entry.entryName} selection={selection} />
        <EntryListLine entry={entry} className={entryClasses.find(({ id }) => id === entry.classId)?.name} />
      </div>
    ),
  },
  actionsColumn(actions),
]

type SelectingProps = { id: number; name: string; selection: Selection }

const Selecting = ({ id, name, selection }: SelectingProps) =>
  selection.isSelecting && (
    <RowCheckbox label={`Select ${name}`} isChecked={selection.has(id)} onChange={() => selection.toggle(id)} />
  )

const actionsColumn = ({ onEdit, onPhoto, onDelete }: EntryActions): Column<Entry> => ({
  key: "actions",
  header: "Actions",
  isForScreen: true,
  width: "7.25rem",
  align: "end",
  phone: "beside",
  cell: (entry) => {
    const photo = {
      name: `Photo of ${entry.entryName}`,
      icon: <IconCameraPlus size={20} aria-hidden />,
      onPress: () => onPhoto(entry),
    }
    return (
      <div className={classes.actions}>
        <RowActions
          of={entry.entryName}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
          menuKind={ENTRY_MENUS}
          inMenu={[{ key: "photo", label: "Photo", ...photo }]}
        >
          <ActionIcon size={ROW_BUTTON_PX} aria-label={photo.name} title="Photo" onClick={photo.onPress}>
            {photo.icon}
          </ActionIcon>
        </RowActions>
      </div>
    )
  },
})

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
