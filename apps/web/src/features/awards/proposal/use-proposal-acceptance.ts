import { useState } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"

/** Accepts proposed awards for the version shown. `isMoved`: the last attempt was refused because the scores had changed. */
export function useProposalAcceptance(eventId: number) {
  const [isMoved, setMoved] = useState(false)
  const accepting = trpc.awards.accept.useMutation({
    onSuccess(made) {
      setMoved(false)
      feedback.success(
        "Proposal accepted",
        made.length > 0 ? `${plural(made.length, "winner")} assigned` : "Nothing was left to assign",
      )
    },
    onError(error) {
      const { code, message } = refusalOf(error)
      setMoved(code === "TIE_CHANGED")
      feedback.failure("Failed to accept the proposal.", message)
    },
  })
  const accept = (version: number, awardIds?: number[], onAccepted?: () => void) =>
    accepting.mutate({ eventId, version, ...(awardIds && { awardIds }) }, { onSuccess: () => onAccepted?.() })
  return { accept, isAccepting: accepting.isPending, isMoved }
}
