import type { ConfirmedWinner } from "@rosette/contract"
import { createElement, useRef } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/use-confirm.tsx"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, titleText } from "./result-honours.ts"
import { WinnerQuestion } from "./result-question.tsx"

type Props = { eventId: number; organizerName: string; entryById: ReadonlyMap<number, EntryResult> }

/**
 * Confirms winners and takes confirmations back; the question before names what will be recorded, and which sheets could
 * still change it.
 */
export function useWinnerConfirmation({ eventId, organizerName, entryById }: Props) {
  const { confirm: ask, dialog } = useConfirm()
  const { awards, organizer } = trpc.useUtils()
  const isCounting = useRef(false)
  const refresh = async () => {
    await Promise.all([awards.confirmedWinners.invalidate({ eventId }), organizer.history.invalidate()])
  }
  const confirming = trpc.awards.confirmWinner.useMutation({
    onSuccess: refresh,
    onError: (error) => feedback.failure("Failed to confirm winner.", errorText(error)),
  })
  const withdrawing = trpc.awards.withdrawWinner.useMutation({
    onSuccess: refresh,
    onError: (error) => feedback.failure("Failed to take back the confirmation.", errorText(error)),
  })

  /** Counted anew, for what is asked must be true now; null where that could not be done. */
  const countOutstanding = async () => {
    isCounting.current = true
    const counted = await organizer.outstanding.fetch({ eventId }, { staleTime: 0 }).catch(() => null)
    isCounting.current = false
    return counted
  }
  const confirm = async (candidate: Candidate) => {
    if (isCounting.current) return
    const { title, result, position, replaces } = candidate
    const replaced = replaces ? entryById.get(replaces.entryId) : undefined
    const outstanding = await countOutstanding()
    const isComplete = outstanding?.outstandingSheets === 0
    const isYes = await ask({
      title: isComplete ? "Confirm this winner?" : "Confirm before all sheets are in?",
      message: createElement(WinnerQuestion, { candidate, confirmedBy: organizerName, replaced, outstanding }),
      action: isComplete ? "Confirm winner" : "Confirm winner anyway",
      isDangerous: false,
    })
    if (!isYes) return
    const { winnerType, criterionId } = title
    confirming.mutate(
      { eventId, entryId: result.entryId, criterionId, winnerType, position, confirmedBy: organizerName },
      { onSuccess: () => feedback.success("Winner confirmed", `${titleText(candidate)}: ${result.entryName}`) },
    )
  }
  const takeBack = async (winner: ConfirmedWinner) => {
    const name = entryById.get(winner.entryId)?.entryName ?? "This entry"
    const isYes = await ask({
      title: "Take this confirmation back?",
      message: `“${name}” will no longer stand as a confirmed winner here. The scores stay as they are.`,
      action: "Take back",
    })
    if (!isYes) return
    const { entryId, criterionId, winnerType, position } = winner
    const undo = () =>
      confirming.mutate(
        { eventId, entryId, criterionId, winnerType, position, confirmedBy: organizerName },
        { onSuccess: () => feedback.success("Winner confirmed", name) },
      )
    withdrawing.mutate(
      { confirmedWinnerId: winner.id },
      { onSuccess: () => feedback.success("Confirmation taken back", name, undo) },
    )
  }
  return { confirm, takeBack, isPending: confirming.isPending || withdrawing.isPending, dialog }
}

export type WinnerConfirmation = ReturnType<typeof useWinnerConfirmation>
