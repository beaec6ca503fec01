import { Badge, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import type { ReactNode } from "react"
import type { Column } from "../../ui/lists/data-list.tsx"
import { RowActions } from "../../ui/lists/row-actions.tsx"
import classes from "./criteria.module.css"
import { requirementsOf } from "./criterion-values.ts"

/** The focus kind of the delete buttons, for `nextFocus`. */
export const DELETE_CRITERION = "delete-criterion"

export type CriterionActions = {
  onEdit: (criterion: Criterion) => void
  onDelete: (criterion: Criterion) => void
}

type Moving = { handle: (criterion: Criterion) => ReactNode; buttons: (criterion: Criterion) => ReactNode }

export const columnsOf = (
  criteria: readonly Criterion[],
  moving: Moving,
  { onEdit, onDelete }: CriterionActions,
): Column<Criterion>[] => [
  {
    key: "order",
    header: "Order",
    width: "4.5rem",
    phone: "foot",
    cell: (criterion) => (
      <span className={classes.order}>
        {moving.handle(criterion)}
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
        {moving.buttons(criterion)}
      </RowActions>
    ),
  },
]

const [LEAST_CHARS, MOST_CHARS] = [12, 32]

/** As wide as the longest name needs, within bounds, so that the points are close to the names. */
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
