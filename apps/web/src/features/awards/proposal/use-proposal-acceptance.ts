import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useProposalRefresh } from "./use-award-proposal.ts"

/** Accepts proposed awards for the version shown. `isMoved`: the last attempt was refused because the scores had changed. */
export function useProposalAcceptance(eventId: number) {
  const { awards, organizer } = trpc.useUtils()
  const refresh = useProposalRefresh(eventId)
  const [isMoved, setMoved] = useState(false)
  const accepting = trpc.awards.accept.useMutation({
    async onSuccess(made) {
      setMoved(false)
      await Promise.all([refresh(), awards.winners.invalidate({ eventId }), organizer.history.invalidate()])
      feedback.success(
        "Proposal accepted",
        made.length > 0 ? `${plural(made.length, "winner")} assigned` : "Nothing was left to assign",
      )
    },
    async onError(error) {
      const { code, message } = refusalOf(error)
      setMoved(code === "TIE_CHANGED")
      feedback.failure("Failed to accept the proposal.", message)
      await Promise.all([refresh(), awards.list.invalidate({ eventId }), awards.winners.invalidate({ eventId })])
    },
  })
  const accept = (version: number, awardIds?: number[], onAccepted?: () => void) =>
    accepting.mutate({ eventId, version, ...(awardIds && { awardIds }) }, { onSuccess: () => onAccepted?.() })
  return { accept, isAccepting: accepting.isPending, isMoved }
}
