import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import type { Pair } from "./named-pairs.ts"

/** The changes of conflicts. Adding throws; the others tell a refusal themselves. */
export function useConflictChanges(eventId: number) {
  const adding = trpc.organizer.addConflict.useMutation()
  const withdrawing = trpc.organizer.withdrawConflict.useMutation()
  const dismissing = trpc.organizer.dismissConflict.useMutation()
  const withdraw = (conflictId: number, done: string, failed: string) =>
    withdrawing.mutateAsync({ conflictId }).then(
      () => feedback.success(done),
      (error: unknown) => feedback.failure(failed, errorText(error)),
    )
  return {
    isAdding: adding.isPending,
    add: async (conflict: Pair & { reason: string }) => {
      const { id } = await adding.mutateAsync({ eventId, ...conflict })
      feedback.success("Stepped aside", "Any sheet is kept and does not count.", () => {
        void withdraw(id, "Conflict withdrawn", "The conflict was not withdrawn")
      })
    },
    withdraw: (conflictId: number) => withdraw(conflictId, "Conflict withdrawn", "The conflict was not withdrawn"),
    proposeAgain: (conflictId: number) => withdraw(conflictId, "Proposed again", "Not proposed again"),
    dismiss: (pair: Pair) =>
      dismissing.mutateAsync({ eventId, ...pair }).then(
        () => feedback.success("Not proposed again"),
        (error: unknown) => feedback.failure("The proposal was not dismissed", errorText(error)),
      ),
  }
}
