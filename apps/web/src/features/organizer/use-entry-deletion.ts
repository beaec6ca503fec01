import type { Entry } from "@rosette/contract"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/use-confirm.tsx"
import { useEntriesChanged } from "./use-entries-changed.ts"

const WHAT_GOES = "photo, every score that judges gave, awards and confirmed places. This cannot be undone."

/** Deletes one entry or many, after saying what goes with them. */
export function useEntryDeletion(eventId: number, onBatchDeleted: () => void) {
  const { confirm, dialog } = useConfirm()
  const tellEntriesChanged = useEntriesChanged(eventId)
  const one = trpc.organizer.deleteEntry.useMutation({
    onSuccess: tellEntriesChanged,
    onError: (error) => feedback.failure("Delete failed", errorText(error)),
  })
  const many = trpc.organizer.deleteEntries.useMutation({
    async onSuccess({ deletedCount }) {
      onBatchDeleted()
      await tellEntriesChanged()
      feedback.success("Entries deleted", `${plural(deletedCount, "entry", "entries")} deleted.`)
    },
    onError: () => feedback.failure("Batch delete failed: Could not delete the selected entries. Please try again."),
  })
  const deleteOne = async ({ id, entryName, votingId }: Entry) => {
    const isYes = await confirm({
      title: "Delete this entry?",
      message: `“${entryName}” (${votingId}) will be deleted with its ${WHAT_GOES}`,
      action: "Delete entry",
    })
    if (!isYes) return
    one.mutate({ entryId: id }, { onSuccess: () => feedback.success("Entry deleted", entryName) })
  }
  const deleteMany = async (entries: readonly Entry[]) => {
    const count = plural(entries.length, "entry", "entries")
    const isYes = await confirm({
      title: `Delete ${count}?`,
      message: `${count} will be deleted, each with its ${WHAT_GOES}`,
      action: `Delete ${count}`,
    })
    if (isYes) many.mutate({ entryIds: entries.map(({ id }) => id) })
  }
  return { deleteOne, deleteMany, isDeleting: many.isPending, dialog }
}
