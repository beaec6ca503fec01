import type { Criterion } from "@rosette/contract"
import { sectionOf } from "@rosette/domain"
import { useRef } from "react"
import { plural } from "../../lib/format.ts"
import { DataList } from "../../ui/lists/data-list.tsx"
import { type CriterionActions, columnsOf } from "./criteria-columns.tsx"
import { CriterionMoveButtons, focusMoved, useDragging } from "./criterion-move.tsx"
import { useCriteriaOrder } from "./use-criteria-order.ts"

type Props = CriterionActions & { eventId: number; criteria: readonly Criterion[] }

/** The criteria by section with what each requires of an entry; within a section they can be moved. */
export function CriteriaList({ eventId, criteria, ...actions }: Props) {
  const movedId = useRef(0)
  const move = useCriteriaOrder(eventId, criteria, () => focusMoved(movedId.current))
  const take = (moved: Criterion, placeId: number) => {
    movedId.current = moved.id
    move.take(moved, placeId)
  }
  const { handle, rowProps } = useDragging(move, take)
  const isMovable = (criterion: Criterion) => Object.values(move.neighboursOf(criterion)).some((id) => id !== null)
  const moving = {
    handle: (criterion: Criterion) => isMovable(criterion) && handle(criterion),
    buttons: (criterion: Criterion) => (
      <CriterionMoveButtons criterion={criterion} move={move} onMove={(placeId) => take(criterion, placeId)} />
    ),
  }
  return (
    <DataList
      label="Scoring criteria"
      rows={criteria}
      columns={columnsOf(criteria, moving, actions)}
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
