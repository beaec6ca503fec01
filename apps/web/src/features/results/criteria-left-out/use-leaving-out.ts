import { trpc } from "../../../lib/trpc.ts"

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Leaves a criterion out of the percent, and reads again what that moves. */
export function useLeavingOut(eventId: number, { onSaved, onRefused }: Outcome) {
  const { organizer, awards } = trpc.useUtils()
  const update = trpc.organizer.updateCriterion.useMutation({
    async onSuccess() {
      const event = { eventId }
      await Promise.all([
        organizer.criteria.invalidate(event),
        organizer.results.invalidate(event),
        organizer.ties.invalidate(event),
        organizer.outstanding.invalidate(event),
        organizer.review.invalidate(event),
        organizer.overview.invalidate(event),
        organizer.history.invalidate(),
        awards.confirmedWinners.invalidate(event),
        awards.proposal.invalidate(event),
      ])
      onSaved()
    },
    onError: onRefused,
  })
  return {
    leaveOut: (criterionId: number) =>
      update.mutate({ criterionId, countsOverall: false, expected: { countsOverall: true } }),
    isPending: update.isPending,
  }
}
