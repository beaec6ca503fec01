import { trpc } from "../../../lib/trpc.ts"

/** Settles ties and withdraws settlements. */
export const useTieCalls = () => ({
  settle: trpc.organizer.settleTie.useMutation(),
  withdraw: trpc.organizer.withdrawSettlement.useMutation(),
})
