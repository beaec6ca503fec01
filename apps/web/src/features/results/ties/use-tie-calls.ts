import { trpc } from "../../../lib/trpc.ts"

/** Settles ties and withdraws settlements; whatever the result, what ties affect is fetched again. */
export function useTieCalls(eventId: number) {
  const { organizer, awards } = trpc.useUtils()
  const onSettled = () =>
    Promise.all([
      organizer.ties.invalidate({ eventId }),
      organizer.results.invalidate({ eventId }),
      organizer.history.invalidate({ eventId }),
      awards.proposal.invalidate({ eventId }),
      awards.flagged.invalidate({ eventId }),
    ])
  const settle = trpc.organizer.settleTie.useMutation({ onSettled })
  const withdraw = trpc.organizer.withdrawSettlement.useMutation({ onSettled })
  return { settle, withdraw }
}
