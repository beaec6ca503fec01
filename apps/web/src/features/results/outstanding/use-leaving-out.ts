import { trpc } from "../../../lib/trpc.ts"

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Leaves a criterion out of the percent. */
export function useLeavingOut({ onSaved, onRefused }: Outcome) {
  const update = trpc.organizer.updateCriterion.useMutation({ onSuccess: () => onSaved(), onError: onRefused })
  return {
    leaveOut: (criterionId: number) =>
      update.mutate({ criterionId, countsOverall: false, expected: { countsOverall: true } }),
    isPending: update.isPending,
  }
}
