import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useProposalRefresh } from "./proposal/use-award-proposal.ts"

/** Product rule: an award is assigned in the role's name, not the person's. */
const ASSIGNED_BY = "Organizer"

type Outcomes = { onAssigned?: () => void; onRefused?: (sentence: string) => void }

/** Assigns an award to an entry; passes a refusal on in the server's words. */
export function useAwardAssignment(eventId: number, { onAssigned, onRefused }: Outcomes = {}) {
  const { awards, organizer } = trpc.useUtils()
  const refreshProposal = useProposalRefresh(eventId)
  const assigning = trpc.awards.assign.useMutation({
    async onSuccess() {
      await Promise.all([awards.winners.invalidate({ eventId }), organizer.history.invalidate(), refreshProposal()])
      feedback.success("Award assigned")
      onAssigned?.()
    },
    async onError(error) {
      const { code, message } = refusalOf(error)
      onRefused?.(message)
      feedback.failure("Failed to assign award.", message)
      // The award or the entry was deleted: the lists show which.
      if (code === "NOT_FOUND") {
        await Promise.all([awards.list.invalidate({ eventId }), organizer.entries.invalidate({ eventId })])
      }
    },
  })
  const assign = (awardId: number, entryId: number) => assigning.mutate({ awardId, entryId, assignedBy: ASSIGNED_BY })
  return { assign, isAssigning: assigning.isPending }
}
