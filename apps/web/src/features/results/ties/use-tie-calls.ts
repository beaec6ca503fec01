import { trpc } from "../../../lib/trpc.ts"

/** Settling ties and withdrawing that; whatever comes of it, what the ties move is read anew. */
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
