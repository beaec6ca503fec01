import { ActionIcon, Badge, Group, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { sectionOf } from "@rosette/domain"
import { IconPencil, IconTrash } from "@tabler/icons-react"
import { type ReactNode, useRef } from "react"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import classes from "./criteria.module.css"
import { focusMoved, MoveButtons, useDragging } from "./criterion-move.tsx"
import { requirementsOf } from "./criterion-values.ts"
import { useCriteriaOrder } from "./use-criteria-order.ts"

/** After one of these the focus goes on to the next. */
export const DELETE_CRITERION = "delete-criterion"

type Props = {
  eventId: number
  criteria: readonly Criterion[]
  onEdit: (criterion: Criterion) => void
  onDelete: (criterion: Criterion) => void
}

/** The criteria by section, each with what it asks of an entry; within a section they can be moved. */
export function CriteriaList({ eventId, criteria, onEdit, onDelete }: Props) {
  const movedId = useRef(0)
  const move = useCriteriaOrder(eventId, criteria, () => focusMoved(movedId.current))
  const take = (moved: Criterion, placeId: number) => {
    movedId.current = moved.id
    move.take(moved, placeId)
  }
  const { handle, rowProps } = useDragging(move, take)
  const isMovable = (criterion: Criterion) => Object.values(move.neighboursOf(criterion)).some((id) => id !== null)
  const columns: Column<Criterion>[] = [
    {
      key: "order",
      header: "Order",
      width: "5rem",
      phone: "foot",
      cell: (criterion) => (
        <span className={classes.order}>
          {isMovable(criterion) && handle(criterion)}
          <b>{criterion.order}</b>
        </span>
      ),
    },
    {
      key: "name",
      header: "Name",
      width: "minmax(0, 2fr)",
      phone: "title",
      cell: (criterion) => (
        <>
          <Text fw={600}>{criterion.name}</Text>
          <Marks of={criterion} />
        </>
      ),
    },
    {
      key: "description",
      header: "Description",
      width: "minmax(0, 3fr)",
      phone: "bare",
      cell: ({ description }) => <Text c="dimmed">{description || "No description"}</Text>,
    },
    {
      key: "points",
      header: "Max Points",
      width: "6.5rem",
      align: "end",
      phone: "beside",
      cell: ({ maxPoints }) => <b className={classes.points}>{maxPoints}</b>,
    },
    {
      key: "actions",
      header: "Actions",
      isForScreen: true,
      width: "12rem",
      align: "end",
      phone: "foot",
      cell: (criterion) => (
        <RowActions criterion={criterion} onEdit={onEdit} onDelete={onDelete}>
          <MoveButtons criterion={criterion} move={move} onMove={(placeId) => take(criterion, placeId)} />
        </RowActions>
      ),
    },
  ]
  return (
    <DataList
      label="Scoring criteria"
      rows={criteria}
      columns={columns}
      rowKey={({ id }) => id}
      groupOf={({ order }) => sectionOf(order)}
      rowProps={rowProps}
    />
  )
}

type RowProps = Pick<Props, "onEdit" | "onDelete"> & { criterion: Criterion; children: ReactNode }

const RowActions = ({ criterion, onEdit, onDelete, children }: RowProps) => (
  <Group gap={4} justify="flex-end" wrap="nowrap">
    {children}
    <ActionIcon aria-label={`Edit ${criterion.name}`} title="Edit" onClick={() => onEdit(criterion)}>
      <IconPencil size={20} aria-hidden />
    </ActionIcon>
    <ActionIcon
      color="red"
      aria-label={`Delete ${criterion.name}`}
      title="Delete"
      onClick={() => onDelete(criterion)}
      {...focusKind(DELETE_CRITERION)}
    >
      <IconTrash size={20} aria-hidden />
    </ActionIcon>
  </Group>
)

function Marks({ of }: { of: Criterion }) {
  const labels = [...(of.countsOverall ? [] : ["Not in the overall result"]), ...requirementsOf(of)]
  if (labels.length === 0) return null
  return (
    <Group gap={6} mt={6}>
      {labels.map((label) => (
        <Badge key={label} variant="light" color="gray">
          {label}
        </Badge>
      ))}
    </Group>
  )
}
