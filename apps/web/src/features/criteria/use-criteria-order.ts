import type { Criterion } from "@rosette/contract"
import { ordersInSequence, sectionOf } from "@rosette/domain"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useCriteriaChanged } from "./use-criteria-changes.ts"

export type Move = {
  /** The criteria that stand before and after it in its section, by their number; null where there is none to change places with. */
  neighboursOf: (criterion: Criterion) => { up: number | null; down: number | null }
  /** Whether one can be put where the other stands. */
  canTake: (moved: Criterion, place: Criterion) => boolean
  take: (moved: Criterion, placeId: number) => void
  isPending: boolean
}

/** Puts a criterion where another one of its section stands; those between move on by one. */
export function useCriteriaOrder(eventId: number, criteria: readonly Criterion[], onMoved: () => void): Move {
  const utils = trpc.useUtils()
  const tellChanged = useCriteriaChanged(eventId)
  const ordering = trpc.organizer.orderCriteria.useMutation({
    onSuccess: async (ordered) => {
      utils.organizer.criteria.setData({ eventId }, ordered)
      onMoved()
      await tellChanged()
    },
    onError: (error) => feedback.failure("Failed to move criterion", errorText(error)),
  })
  const idsBeside = ({ order }: Criterion) =>
    criteria.filter((other) => sectionOf(other.order) === sectionOf(order)).map(({ id }) => id)
  const isMovable = (ids: readonly number[]) => ids.length > 1 && ordersInSequence(ids, criteria) !== null
  return {
    neighboursOf(criterion) {
      const ids = idsBeside(criterion)
      const at = ids.indexOf(criterion.id)
      return isMovable(ids) ? { up: ids[at - 1] ?? null, down: ids[at + 1] ?? null } : { up: null, down: null }
    },
    canTake(moved, place) {
      const ids = idsBeside(moved)
      return moved.id !== place.id && ids.includes(place.id) && isMovable(ids)
    },
    take(moved, placeId) {
      const ids = idsBeside(moved)
      const to = ids.indexOf(placeId)
      if (to >= 0)
        ordering.mutate({ eventId, criterionIds: ids.filter((id) => id !== moved.id).toSpliced(to, 0, moved.id) })
    },
    isPending: ordering.isPending,
  }
}
