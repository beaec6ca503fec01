import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"

/** Product rule: an award is assigned in the role's name, not the person's. */
const ASSIGNED_BY = "Organizer"

type Outcomes = { onAssigned?: () => void; onRefused?: (sentence: string) => void }

/** Assigns an award to an entry; passes a refusal on in the server's words. */
export function useAwardAssignment({ onAssigned, onRefused }: Outcomes = {}) {
  const assigning = trpc.awards.assign.useMutation({
    onSuccess() {
      feedback.success("Award assigned")
      onAssigned?.()
    },
    onError(error) {
      const { message } = refusalOf(error)
      onRefused?.(message)
      feedback.failure("Failed to assign award.", message)
    },
  })
  const assign = (awardId: number, entryId: number) => assigning.mutate({ awardId, entryId, assignedBy: ASSIGNED_BY })
  return { assign, isAssigning: assigning.isPending }
}
