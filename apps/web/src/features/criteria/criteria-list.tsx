import type { Criterion } from "@rosette/contract/criteria"
import { SECTIONS, sectionOf } from "@rosette/domain/criteria/sections"
import { useRef } from "react"
import { plural } from "../../lib/format.ts"
import { DataList } from "../../ui/lists/data-list.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { useIsPrinting } from "../../ui/page/use-is-printing.ts"
import { type CriterionActions, columnsOf, phoneColumnsOf } from "./criteria-columns.tsx"
import { CriterionMoveButtons, criterionMoveItems, focusMoved, useDragging } from "./criterion-move.tsx"
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
      groupOf={({ order }) => sectionOf(order)}
      groupNote={(section) => noteOf(section, criteria)}
      isDense
      rowProps={rowProps}
    />
  )
}

/** "3 criteria, 45 points · numbers 4 and 5 are free": the free orders, because the next section does not begin with them. */
function noteOf(name: string, criteria: readonly Criterion[]): string {
  const own = criteria.filter(({ order }) => sectionOf(order) === name)
  const free = freeOrders(name, own)
  if (free.length === 0) return sumOf(own)
  return `${sumOf(own)} · ${free.length === 1 ? "number" : "numbers"} ${inWords(free)} ${free.length === 1 ? "is" : "are"} free`
}

/** "9 and 10", or "7 to 10" for three and more in a row. */
function inWords(orders: readonly number[]): string {
  const [first = 0, last = 0] = [orders[0], orders.at(-1)]
  if (orders.length > 2 && last - first === orders.length - 1) return `${first} to ${last}`
  return LIST.format(orders.map(String))
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" })

/** Sections have five orders; the last one may have very high ones. */
const MOST_SHOWN = 8

/** The section's orders that no criterion has; in the last section, to which every higher order belongs, those below a used one. */
function freeOrders(name: string, own: readonly Criterion[]): number[] {
  const section = SECTIONS.find((one) => one.name === name)
  if (!section) return []
  const used = new Set(own.map(({ order }) => order))
  const last = section === SECTIONS.at(-1) ? Math.max(...used) : section.last
  if (last - section.first > MOST_SHOWN) return []
  const all = Array.from({ length: last - section.first + 1 }, (_, at) => section.first + at)
  return all.filter((order) => !used.has(order))
}

/** "3 criteria, 45 points" */
export const sumOf = (criteria: readonly Pick<Criterion, "maxPoints">[]): string => {
  const points = criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return `${plural(criteria.length, "criterion", "criteria")}, ${plural(points, "point")}`
}
