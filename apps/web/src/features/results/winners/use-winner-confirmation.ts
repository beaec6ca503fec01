import type { ConfirmedWinner, WinnerGround } from "@rosette/contract/awards"
import { createElement, useRef } from "react"
import { errorText, refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../../ui/focus/next-focus.ts"
import type { EntryResult } from "../entry-result.ts"
import { type Candidate, confirmedText, namedEntry, titleText } from "./honours.ts"
import { WinnerQuestion } from "./winner-question.tsx"
import { groundNow, isAllIn, type Settling, settleWinner } from "./winner-settling.ts"

type Props = {
  eventId: number
  organizerName: string
  entryById: ReadonlyMap<number, EntryResult>
  /** Results are published: nothing is confirmed or withdrawn until they are taken back. */
  isPublished: boolean
}

/** The focus kind of the buttons that confirm a winner, for `nextFocus`. */
export const CONFIRM_BUTTONS = "confirm-winner"

const failWith = (title: string) => (error: unknown) => feedback.failure(title, errorText(error))
const failToConfirm = failWith("Failed to confirm winner.")

/** Confirms winners and withdraws confirmations, each after a question that names what will be recorded. */
export function useWinnerConfirmation({ eventId, organizerName, entryById, isPublished }: Props) {
  const { confirm: ask, dialog } = useConfirm()
  const settle = useWinnerGround({ eventId, confirmedBy: organizerName, ask })
  const isBusy = useRef(false)
  const confirming = trpc.awards.confirmWinner.useMutation()
  const withdrawing = trpc.awards.withdrawWinner.useMutation({
    onError: failWith("Failed to take back the confirmation."),
  })
  type Slot = Pick<ConfirmedWinner, "entryId" | "criterionId" | "winnerType" | "position">
  const store = async ({ entryId, criterionId, winnerType, position }: Slot, says: string, expected?: WinnerGround) => {
    const place = { eventId, entryId, criterionId, winnerType, position, confirmedBy: organizerName }
    await confirming.mutateAsync({ ...place, ...(expected && { expected }) })
    feedback.success("Winner confirmed", says)
  }
  const storeCandidate = (candidate: Candidate, expected: WinnerGround): Promise<boolean> => {
    const { title, result, position } = candidate
    const slot = { entryId: result.entryId, criterionId: title.criterionId, winnerType: title.winnerType, position }
    return store(slot, `${titleText(candidate)}: ${result.entryName}`, expected).then(
      () => true,
      (error: unknown) => {
        if (refusalOf(error).code !== "WINNER_CHANGED") throw error
        return false
      },
    )
  }

  const confirm = async (asked: Candidate) => {
    if (isBusy.current) return
    isBusy.current = true
    const moveFocus = nextFocus(CONFIRM_BUTTONS)
    const candidate = await settle(asked, storeCandidate).catch((error: unknown) => {
      failToConfirm(error)
      return "no" as const
    })
    isBusy.current = false
    if (candidate === "no") return
    if (!candidate) {
      feedback.failure(
        "Nothing to confirm",
        `${titleText(asked)} was confirmed meanwhile, or nobody has this place now.`,
      )
      return
    }
    moveFocus()
  }
  const takeBack = async (winner: ConfirmedWinner, titleName: string) => {
    const name = namedEntry(entryById.get(winner.entryId))
    const isYes = await ask({
      title: "Take this confirmation back?",
      message: `${confirmedText(winner, titleName)}: ${name} will no longer be a confirmed winner. The scores stay as they are.`,
      action: "Take back",
    })
    if (!isYes) return
    withdrawing.mutate(
      { confirmedWinnerId: winner.id },
      {
        onSuccess: () =>
          feedback.success("Confirmation taken back", name, () => void store(winner, name).catch(failToConfirm)),
      },
    )
  }
  return { confirm, takeBack, dialog, isPublished }
}

export type WinnerConfirmation = ReturnType<typeof useWinnerConfirmation>

type GroundProps = { eventId: number; confirmedBy: string; ask: (question: Question) => Promise<boolean> }

/** Asks, with fresh data from the server, whether to confirm a winner, and records the answer. */
function useWinnerGround({ eventId, confirmedBy, ask }: GroundProps) {
  const { awards, organizer } = trpc.useUtils()
  const read: Settling["read"] = async ({ title, result, position }) => {
    const fresh = { staleTime: 0 }
    const [results, confirmed, { ties }, outstanding] = await Promise.all([
      organizer.results.fetch({ eventId }, fresh),
      awards.confirmedWinners.fetch({ eventId }, fresh),
      organizer.ties.fetch({ eventId }, fresh),
      organizer.outstanding.fetch({ eventId }, fresh).catch(() => null),
    ])
    const ground = groundNow({ title, entryId: result.entryId, position }, results.entries, confirmed, ties)
    return { ground, outstanding, resultsVersion: results.version }
  }
  const askAbout: Settling["ask"] = (ground, outstanding, moved) => {
    const isComplete = isAllIn(outstanding)
    const open = isComplete ? "Confirm this winner?" : "Confirm before all sheets are in?"
    return ask({
      title: moved ? "The scores have changed. Confirm now?" : open,
      message: createElement(WinnerQuestion, { ground, confirmedBy, outstanding, moved }),
      action: isComplete ? "Confirm Winner" : "Confirm Winner Anyway",
      isDangerous: false,
      isEarly: !isComplete,
    })
  }
  return (asked: Candidate, store: Settling["store"]) => settleWinner(asked, { read, ask: askAbout, store })
}
