import { ActionIcon, Badge, Button, Group, Stack, Text } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import { IconArrowMerge, IconPlus } from "@tabler/icons-react"
import { type RefObject, useEffect, useRef } from "react"
import { plural } from "../../lib/format.ts"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import { useLocked } from "../../ui/states/locked.tsx"

/** An action, and its class. */
export type ClassAction =
  | { does: "add" }
  | { does: "edit"; entryClass: EntryClass }
  | { does: "merge" | "delete"; entryClass: EntryClass }

type Props = {
  classes: readonly EntryClass[]
  /** The class to focus; null for the Add button, undefined when the dialog opens. */
  backTo: number | null | undefined
  onAct: (action: ClassAction) => void
  onClose: () => void
}

/** All classes with their sizes and actions. */
export function ClassesList({ classes, backTo, onAct, onClose }: Props) {
  const start = useRef<HTMLButtonElement>(null)
  const isLocked = useLocked()
  const focused = useRef<HTMLButtonElement>(null)
  const isBackTo = ({ id }: EntryClass) => id === backTo
  const isListed = classes.some(isBackTo)
  // A new class may be listed a moment later. If the user has moved the focus by then, it stays there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button to focus changes once the class is listed
  useEffect(() => {
    const { activeElement } = document
    const isFree = focused.current === null || activeElement === focused.current || activeElement === document.body
    if (backTo === undefined || !isFree) return
    start.current?.focus()
    focused.current = start.current
  }, [backTo, isListed])
  return (
    <Stack gap="md">
      <Text c="dimmed">
        An entry is in one class or in none. Each class has its own places beside the overall ones.
      </Text>
      {classes.length > 0 ? (
        <DataList
          label="Classes"
          rows={classes}
          rowKey={({ id }) => id}
          columns={columnsOf(classes, onAct, (of) => (isBackTo(of) ? start : undefined))}
        />
      ) : (
        <Text>This event has no classes yet.</Text>
      )}
      <Group justify="space-between">
        <Button
          ref={isListed ? undefined : start}
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={isLocked}
          onClick={() => onAct({ does: "add" })}
          data-autofocus
        >
          Add Class
        </Button>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  )
}

type RefOf = (entryClass: EntryClass) => RefObject<HTMLButtonElement | null> | undefined

const columnsOf = (
  classes: readonly EntryClass[],
  onAct: (action: ClassAction) => void,
  refOf: RefOf,
): Column<EntryClass>[] => [
  {
    key: "name",
    header: "Class",
    width: "minmax(0, 1.5fr)",
    phone: "title",
    cell: ({ name, code }) => (
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {name} {code && <span>({code})</span>}
      </Text>
    ),
  },
  { key: "order", header: "Order", width: "5rem", cell: ({ order }) => order },
  { key: "size", header: "Entries", width: "minmax(14rem, 1.5fr)", cell: (entryClass) => <Size of={entryClass} /> },
  {
    key: "actions",
    header: "Actions",
    isForScreen: true,
    width: "9rem",
    align: "end",
    phone: "bare",
    cell: (entryClass) => (
      <RowActions
        of={entryClass.name}
        editRef={refOf(entryClass)}
        onEdit={() => onAct({ does: "edit", entryClass })}
        onDelete={() => onAct({ does: "delete", entryClass })}
      >
        <ActionIcon
          size={ROW_BUTTON_PX}
          aria-label={`Merge ${entryClass.name} into another class`}
          title="Merge into…"
          disabled={classes.length < 2}
          onClick={() => onAct({ does: "merge", entryClass })}
        >
          <IconArrowMerge size={20} aria-hidden />
        </ActionIcon>
      </RowActions>
    ),
  },
]

function Size({ of: { entryCount, minEntries, isBelowMin } }: { of: EntryClass }) {
  return (
    <Group gap={6}>
      <span>
        {plural(entryCount, "entry", "entries")}
        {minEntries > 0 && `, smallest size ${minEntries}`}
      </span>
      {isBelowMin && (
        <Badge color="gray" variant="light">
          Below its smallest size
        </Badge>
      )}
    </Group>
  )
}
