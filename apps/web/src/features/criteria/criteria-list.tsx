import { Badge, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { sectionOf } from "@rosette/domain"
import { useRef } from "react"
import { plural } from "../../lib/format.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
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
      width: "4.5rem",
      phone: "foot",
      cell: (criterion) => (
        <span className={classes.order}>
          {isMovable(criterion) && handle(criterion)}
          {criterion.order}
        </span>
      ),
    },
    {
      key: "name",
      header: "Name",
      width: widthOf(criteria),
      phone: "title",
      cell: ({ name }) => <span className={classes.name}>{name}</span>,
    },
    {
      key: "points",
      header: "Max Points",
      width: "5.5rem",
      align: "end",
      phone: "beside",
      isPlain: true,
      cell: ({ maxPoints }) => (
        <span className={classes.points}>
          {maxPoints}
          <span className={classes.unit}> {maxPoints === 1 ? "point" : "points"}</span>
        </span>
      ),
    },
    {
      key: "description",
      header: "Description",
      width: "minmax(0, 1fr)",
      phone: "bare",
      cell: (criterion) => (
        <div className={classes.what}>
          <Text size="sm" lh={1.35} c="dimmed">
            {criterion.description || "No description"}
          </Text>
          <Marks of={criterion} />
        </div>
      ),
    },
    {
      key: "actions",
      header: "Actions",
      isForScreen: true,
      width: "9.5rem",
      align: "end",
      phone: "foot",
      cell: (criterion) => (
        <RowActions
          of={criterion.name}
          onEdit={() => onEdit(criterion)}
          onDelete={() => onDelete(criterion)}
          deleteKind={DELETE_CRITERION}
        >
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
      groupNote={(section) => sumOf(criteria.filter(({ order }) => sectionOf(order) === section))}
      isDense
      rowProps={rowProps}
    />
  )
}

/** "3 criteria, 45 points" */
export const sumOf = (criteria: readonly Pick<Criterion, "maxPoints">[]): string => {
  const points = criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return `${plural(criteria.length, "criterion", "criteria")}, ${plural(points, "point")}`
}

const [LEAST_CHARS, MOST_CHARS] = [12, 32]

/** As wide as the longest name needs, within bounds: so the points stand close to the names. */
function widthOf(criteria: readonly Pick<Criterion, "name">[]): string {
  const longest = Math.max(...criteria.map(({ name }) => name.length))
  return `minmax(0, min(${Math.min(MOST_CHARS, Math.max(LEAST_CHARS, longest + 1))}ch, 24%))`
}

function Marks({ of }: { of: Criterion }) {
  const labels = [...(of.countsOverall ? [] : ["Not in the overall result"]), ...requirementsOf(of)]
  if (labels.length === 0) return null
  return (
    <>
      {labels.map((label) => (
        <Badge key={label} size="md" variant="light" color="gray">
          {label}
        </Badge>
      ))}
    </>
  )
}
