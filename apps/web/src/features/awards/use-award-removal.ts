import type { Award } from "@rosette/contract"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/use-confirm.tsx"
import type { HeldAward, Holder } from "./award-holders.ts"
import { useAwardAssignment } from "./use-award-assignment.ts"

/** Deletes an award, or takes it from one entry, each after a question. */
export function useAwardRemoval(eventId: number) {
  const { confirm, dialog } = useConfirm()
  const { awards, organizer } = trpc.useUtils()
  const refresh = async () => {
    const event = { eventId }
    await Promise.all([awards.list.invalidate(event), awards.winners.invalidate(event), organizer.history.invalidate()])
  }
  const deleting = trpc.awards.delete.useMutation({
    onSuccess: refresh,
    onError: (error) => feedback.failure("Failed to delete award.", errorText(error)),
  })
  const removing = trpc.awards.unassign.useMutation({
    onSuccess: refresh,
    onError: (error) => feedback.failure("Failed to remove award assignment.", errorText(error)),
  })
  const restoring = useAwardAssignment(eventId)
  const deleteAward = async ({ award, holders }: HeldAward) => {
    const winners = holders.length > 0 ? ` and taken from ${plural(holders.length, "winner")}` : ""
    const isYes = await confirm({
      title: "Delete this award?",
      message: `“${award.name}” will be deleted${winners}. This cannot be undone.`,
      action: "Delete award",
    })
    if (!isYes) return
    deleting.mutate({ awardId: award.id }, { onSuccess: () => feedback.success("Award deleted", award.name) })
  }
  const removeWinner = async (award: Award, { assignment, entry }: Holder) => {
    const isYes = await confirm({
      title: "Remove this winner?",
      message: `“${entry.entryName}” (${entry.votingId}) will no longer hold “${award.name}”. You can assign it again.`,
      action: "Remove winner",
    })
    if (!isYes) return
    const undo = () => restoring.assign(award.id, entry.id)
    removing.mutate(
      { awardWinnerId: assignment.id },
      { onSuccess: () => feedback.success("Award assignment removed", entry.entryName, undo) },
    )
  }
  return { deleteAward, removeWinner, dialog }
}
