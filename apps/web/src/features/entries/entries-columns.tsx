import { ActionIcon } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { competes } from "@rosette/domain/entries/entry-status"
import { IconCameraPlus, IconUserOff } from "@tabler/icons-react"
import type { MoreItem } from "../../ui/actions/more-menu.tsx"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx"
import type { Column } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { LongText } from "../../ui/text/long-text.tsx"
import { StatusIcon, StatusMark } from "../entry-status/status-mark.tsx"
import type { StatusAim } from "../entry-status/use-status-saving.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./entries.module.css"
import { EntryListLine } from "./entry-line.tsx"
import type { EntrySheets, SheetsOf } from "./entry-sheets.tsx"
import { EntrySheetsBar } from "./entry-sheets.tsx"
import { needsDialog, statusAction, statusAims } from "./status/status-actions.ts"

/** The focus kind of the rows' menus, for `nextFocus`. */
export const ENTRY_MENUS = "entry-menu"

export type Selection = { isSelecting: boolean; has: (id: number) => boolean; toggle: (id: number) => void }

export type EntryActions = {
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
  onStatus: (aim: StatusAim) => void
  onConflicts: (entry: Entry) => void
  onDelete: (entry: Entry) => void
}

export type ColumnsProps = {
  entryClasses: readonly EntryClass[]
  hasStatuses: boolean
  selection: Selection
  sheetsOf: SheetsOf
  actions: EntryActions
}

/** Without `hasRoom` the status, the class and the description are under the name. */
export const columnsOf = (props: ColumnsProps, hasRoom: boolean): Column<Entry>[] => [
  {
    key: "entry",
    header: "Entry",
    isSortable: true,
    width: "minmax(11rem, 2.07fr)",
    cell: ({ id, entryName, imageUrl, description, classId, status }) => (
      <div className={classes.entry}>
        <Selecting id={id} name={entryName} selection={props.selection} />
        <EntryThumbnail imageUrl={imageUrl} />
        <div>
          <span className={classes.tableName}>{entryName}</span>
          {!hasRoom && <StatusMark status={status} />}
          {!hasRoom && <Description className={nameOf(props.entryClasses, classId)}>{description}</Description>}
        </div>
      </div>
    ),
  },
  {
    key: "votingId",
    header: "Voting ID",
    isSortable: true,
    width: "5.25rem",
    cell: ({ votingId }) => <span className={classes.tableVotingId}>{votingId}</span>,
  },
  ...(hasRoom ? [DESCRIPTION] : []),
  {
    key: "owner",
    header: "Owner/Participant",
    isSortable: true,
    width: hasRoom ? "minmax(8.75rem, 1.07fr)" : "minmax(9.25rem, 0.5fr)",
    cell: (entry) => entry.ownerParticipant,
  },
  ...(hasRoom ? classColumn(props.entryClasses) : []),
  ...(hasRoom && props.hasStatuses ? [STATUS] : []),
  {
    key: "sheets",
    header: "Sheets",
    isSortable: true,
    width: hasRoom ? "6.25rem" : "4rem",
    cell: (entry) => <EntrySheetsBar sheets={sheetsAskedFor(entry, props.sheetsOf)} hasBar={hasRoom} />,
  },
  actionsColumn(props.actions),
]

const STATUS: Column<Entry> = {
  key: "status",
  header: "Status",
  width: "7.5rem",
  cell: ({ status }) => <StatusMark status={status} />,
}

/** Nobody is asked for sheets of an entry that does not compete. */
const sheetsAskedFor = (entry: Entry, sheetsOf: SheetsOf): EntrySheets => (competes(entry) ? sheetsOf(entry.id) : null)

const DESCRIPTION: Column<Entry> = {
  key: "description",
  header: "Description",
  width: "minmax(0, 4fr)",
  cell: ({ description }) => <Description>{description}</Description>,
}

const Description = ({ className, children }: { className?: string | undefined; children: string }) => (
  <span className={classes.description}>
    <LongText>{[className, children || "No description"].filter(Boolean).join(" · ")}</LongText>
  </span>
)

const nameOf = (entryClasses: readonly EntryClass[], classId: number | null) =>
  entryClasses.find(({ id }) => id === classId)?.name

/** A row on a phone: photo, name, ID, owner and sheets, the rest on a tap; the actions in a menu. */
export const phoneColumnsOf = ({ entryClasses, selection, sheetsOf, actions }: ColumnsProps): Column<Entry>[] => [
  {
    key: "entry",
    header: "Entry",
    phone: "title",
    cell: (entry) => (
      <div className={classes.entry}>
        <Selecting id={entry.id} name={entry.entryName} selection={selection} />
        <EntryListLine
          entry={entry}
          className={nameOf(entryClasses, entry.classId)}
          sheets={sheetsAskedFor(entry, sheetsOf)}
        />
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

const actionsColumn = ({ onEdit, onPhoto, onStatus, onConflicts, onDelete }: EntryActions): Column<Entry> => ({
  key: "actions",
  header: "Actions",
  isForScreen: true,
  width: "6.5rem",
  align: "end",
  phone: "beside",
  cell: (entry) => {
    const photo = {
      name: `Photo of ${entry.entryName}`,
      icon: <IconCameraPlus size={20} aria-hidden />,
      onPress: () => onPhoto(entry),
    }
    return (
      <div className={classes.tableActions}>
        <RowActions
          of={entry.entryName}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
          menuKind={ENTRY_MENUS}
          inMenu={[{ key: "photo", label: "Photo", ...photo }]}
          rare={[...statusAims(entry).map((aim) => statusItem(aim, onStatus)), conflictsItem(entry, onConflicts)]}
        >
          <ActionIcon size={ROW_BUTTON_PX} aria-label={photo.name} title="Photo" onClick={photo.onPress}>
            {photo.icon}
          </ActionIcon>
        </RowActions>
      </div>
    )
  },
})

const statusItem = (aim: StatusAim, onStatus: EntryActions["onStatus"]): MoreItem => ({
  key: aim.status,
  label: `${statusAction(aim)}${needsDialog(aim) ? "…" : ""}`,
  name: `${statusAction(aim)}: ${aim.entry.entryName}`,
  icon: <StatusIcon status={aim.status} />,
  onPress: () => onStatus(aim),
})

const conflictsItem = (entry: Entry, onConflicts: EntryActions["onConflicts"]): MoreItem => ({
  key: "conflicts",
  label: "Conflicts…",
  name: `Conflicts: ${entry.entryName}`,
  icon: <IconUserOff size={20} aria-hidden />,
  onPress: () => onConflicts(entry),
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
