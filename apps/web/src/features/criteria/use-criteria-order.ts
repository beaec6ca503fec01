import type { Criterion } from "@rosette/contract/criteria"
import { groupBySection, type SectionName, sectionOf } from "@rosette/domain/contest/sections"
import { ordersInSequence } from "@rosette/domain/contest/sequence"
import { useMemo } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { movedBy } from "../../ui/lists/moved-by.ts"

export type Move = {
  /** The ids of the criteria before and after it in its section; null if there is none, or the section cannot be reordered. */
  neighboursOf: (criterion: Criterion) => { up: number | null; down: number | null }
  /** Whether `moved` can take the position of `place`. */
  canTake: (moved: Criterion, place: Criterion) => boolean
  take: (moved: Criterion, placeId: number) => void
  isPending: boolean
}

/** Moves a criterion to the position of another one in its section; those between shift by one. */
export function useCriteriaOrder(eventId: number, criteria: readonly Criterion[], onMoved: () => void): Move {
  const utils = trpc.useUtils()
  const ordering = trpc.organizer.orderCriteria.useMutation({
    onSuccess: (ordered) => {
      utils.organizer.criteria.setData({ eventId }, ordered)
      onMoved()
    },
    onError: (error) => feedback.failure("Failed to move criterion", errorText(error)),
  })
  const sections = useMemo(() => movableSections(criteria), [criteria])
  const sectionWith = ({ order }: Criterion) => sections.get(sectionOf(order)) ?? NO_SECTION
  return {
    neighboursOf(criterion) {
      const { ids, isMovable } = sectionWith(criterion)
      const at = ids.indexOf(criterion.id)
      return isMovable ? { up: ids[at - 1] ?? null, down: ids[at + 1] ?? null } : { up: null, down: null }
    },
    canTake(moved, place) {
      const { ids, isMovable } = sectionWith(moved)
      return moved.id !== place.id && ids.includes(place.id) && isMovable
    },
    take(moved, placeId) {
      const { ids } = sectionWith(moved)
      const [from, to] = [ids.indexOf(moved.id), ids.indexOf(placeId)]
      if (to >= 0) ordering.mutate({ eventId, criterionIds: movedBy(ids, from, to - from) })
    },
    isPending: ordering.isPending,
  }
}

type MovableSection = { ids: readonly number[]; isMovable: boolean }

const NO_SECTION: MovableSection = { ids: [], isMovable: false }

/** The criteria of each section in order, and whether they can be reordered. Read once for all rows: there may be 200. */
function movableSections(criteria: readonly Criterion[]): Map<SectionName, MovableSection> {
  return new Map(
    groupBySection(criteria).map(({ name, criteria: own }) => {
      const ids = own.map(({ id }) => id)
      return [name, { ids, isMovable: ids.length > 1 && ordersInSequence(ids, criteria) !== null }]
    }),
  )
}
