import type { Award } from "@rosette/contract/awards"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { type AwardWithHolders, type Holder, takenFrom } from "./award-holders.ts"

/** The focus kind of the awards' buttons, for `nextFocus`. */
export const AWARD_CARDS = "award-card"

/** Deletes an award or removes it from an entry, after a confirmation. */
export function useAwardRemoval() {
  const { confirm, dialog } = useConfirm()
  const deleting = trpc.awards.delete.useMutation({
    onError: (error) => feedback.failure("Failed to delete award.", errorText(error)),
  })
  const removing = trpc.awards.unassign.useMutation({
    onError: (error) => feedback.failure("Failed to remove award assignment.", errorText(error)),
  })
  const restoring = useAwardAssignment()
  const deleteAward = async ({ award, holders }: AwardWithHolders) => {
    const moveFocus = nextFocus(AWARD_CARDS)
    const isYes = await confirm({
      title: "Delete this award?",
      message: `“${award.name}” will be deleted${takenFrom(holders)}. This cannot be undone.`,
      action: "Delete Award",
    })
    if (!isYes) return
    const onSuccess = () => {
      feedback.success("Award deleted", award.name)
      moveFocus()
    }
    deleting.mutate({ awardId: award.id }, { onSuccess })
  }
  const removeWinner = async (award: Award, { assignment, entry }: Holder) => {
    const moveFocus = nextFocus(AWARD_CARDS)
    const isYes = await confirm({
      title: "Remove this winner?",
      message: `“${entry.entryName}” (${entry.votingId}) will no longer hold “${award.name}”. You can assign it again.`,
      action: "Remove Winner",
    })
    if (!isYes) return
    const undo = () => restoring.assign(award.id, entry.id)
    const onSuccess = () => {
      feedback.success("Award assignment removed", entry.entryName, undo)
      moveFocus()
    }
    removing.mutate({ awardWinnerId: assignment.id }, { onSuccess })
  }
  return { deleteAward, removeWinner, dialog }
}

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
