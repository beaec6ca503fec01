import type { ConfirmedWinner } from "@rosette/contract"
import { useRef } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../../ui/focus/next-focus.ts"
import type { EntryResult } from "./result-explanation.ts"
import { type Candidate, titleText } from "./result-honours.ts"
import { namedEntry, placeText } from "./result-overtaken.ts"
import { useWinnerGround } from "./use-winner-ground.ts"

type Props = { eventId: number; organizerName: string; entryById: ReadonlyMap<number, EntryResult> }

/** The buttons that confirm a winner: after one, the focus goes on to the next. */
export const CONFIRM_BUTTONS = "confirm-winner"

const tell = (title: string) => (error: unknown) => feedback.failure(title, errorText(error))
const tellNotConfirmed = tell("Failed to confirm winner.")

/** Confirms winners and takes confirmations back, each after a question that names what will be recorded. */
export function useWinnerConfirmation({ eventId, organizerName, entryById }: Props) {
  const { confirm: ask, dialog } = useConfirm()
  const { awards, organizer } = trpc.useUtils()
  const settle = useWinnerGround({ eventId, confirmedBy: organizerName, ask })
  const isBusy = useRef(false)
  const refresh = async () => {
    await Promise.all([awards.confirmedWinners.invalidate({ eventId }), organizer.history.invalidate()])
  }
  const confirming = trpc.awards.confirmWinner.useMutation({ onSettled: refresh, onError: tellNotConfirmed })
  const withdrawing = trpc.awards.withdrawWinner.useMutation({
    onSettled: refresh,
    onError: tell("Failed to take back the confirmation."),
  })
  type Slot = Pick<ConfirmedWinner, "entryId" | "criterionId" | "winnerType" | "position">
  const store = ({ entryId, criterionId, winnerType, position }: Slot, says: string, onStored?: () => void) =>
    confirming.mutate(
      { eventId, entryId, criterionId, winnerType, position, confirmedBy: organizerName },
      {
        onSuccess: () => {
          feedback.success("Winner confirmed", says)
          onStored?.()
        },
      },
    )

  const confirm = async (asked: Candidate) => {
    if (isBusy.current) return
    isBusy.current = true
    const goOn = nextFocus(CONFIRM_BUTTONS)
    const candidate = await settle(asked).catch((error: unknown) => {
      tellNotConfirmed(error)
      return "no" as const
    })
    isBusy.current = false
    if (candidate === "no") return
    if (!candidate) {
      feedback.failure("Nothing to confirm", `${titleText(asked)} was confirmed meanwhile, or nobody stands there now.`)
      return
    }
    const { title, result, position } = candidate
    const slot = { entryId: result.entryId, criterionId: title.criterionId, winnerType: title.winnerType, position }
    store(slot, `${titleText(candidate)}: ${result.entryName}`, goOn)
  }
  const takeBack = async (winner: ConfirmedWinner, titleName: string) => {
    const name = namedEntry(entryById.get(winner.entryId))
    const isYes = await ask({
      title: "Take this confirmation back?",
      message: `${placeText(winner, titleName)}: ${name} will no longer stand as a confirmed winner. The scores stay as they are.`,
      action: "Take back",
    })
    if (!isYes) return
    withdrawing.mutate(
      { confirmedWinnerId: winner.id },
      { onSuccess: () => feedback.success("Confirmation taken back", name, () => store(winner, name)) },
    )
  }
  return { confirm, takeBack, dialog }
}

export type WinnerConfirmation = ReturnType<typeof useWinnerConfirmation>
