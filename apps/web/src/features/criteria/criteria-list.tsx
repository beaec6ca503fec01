import type { Criterion } from "@rosette/contract/criteria"
import { SECTIONS, sectionOf } from "@rosette/domain/contest/sections"
import { sectionTitle } from "@rosette/domain/events/event-words"
import { useRef } from "react"
import { DataList } from "../../ui/lists/data-list.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { useIsPrinting } from "../../ui/page/use-is-printing.ts"
import { useWords } from "../words/words-context.ts"
import { type CriterionActions, columnsOf, phoneColumnsOf } from "./criteria-columns.tsx"
import { CriterionMoveButtons, criterionMoveItems, focusMoved, useDragging } from "./criterion-move.tsx"
import { sumOf } from "./criterion-values.ts"
import { useCriteriaOrder } from "./use-criteria-order.ts"

type Props = CriterionActions & { eventId: number; criteria: readonly Criterion[] }

/** The criteria by section with what each requires of an entry; within a section they can be moved. */
export function CriteriaList({ eventId, criteria, ...actions }: Props) {
  const movedId = useRef(0)
  const words = useWords()
  const move = useCriteriaOrder(eventId, criteria, () => focusMoved(movedId.current))
  const take = (moved: Criterion, placeId: number) => {
    movedId.current = moved.id
    move.take(moved, placeId)
  }
  const { handle, rowProps } = useDragging(move, take)
  const isMovable = (criterion: Criterion) => Object.values(move.neighboursOf(criterion)).some((id) => id !== null)
  const isPrinting = useIsPrinting()
  const columns = useIsPhone() && !isPrinting ? phoneColumnsOf : columnsOf
  const moving = {
    handle: (criterion: Criterion) => isMovable(criterion) && handle(criterion),
    buttons: (criterion: Criterion) => (
      <CriterionMoveButtons criterion={criterion} move={move} onMove={(placeId) => take(criterion, placeId)} />
    ),
    items: (criterion: Criterion) =>
      criterionMoveItems({ criterion, move, onMove: (placeId) => take(criterion, placeId) }),
  }
  return (
    <DataList
      label="Scoring criteria"
      rows={criteria}
      columns={columns(criteria, moving, actions)}
      rowKey={({ id }) => id}
      groupOf={({ order }) => sectionTitle(order, words)}
      groupNote={(title) => noteOf(words.sections.indexOf(title), criteria)}
      isDense
      rowProps={rowProps}
    />
  )
}

/** "4 criteria, 80 points · orders 1–5": which orders a section holds, so that a free one is no missing row. */
function noteOf(at: number, criteria: Props["criteria"]): string {
  const { name, first, last } = SECTIONS[at] ?? SECTIONS[0]
  const own = criteria.filter(({ order }) => sectionOf(order) === name)
  const isLast = at === SECTIONS.length - 1
  return `${sumOf(own)} · ${isLast ? `orders from ${first}` : `orders ${first}–${last}`}`
}
