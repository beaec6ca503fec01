import type { Entry } from "@rosette/contract/entries"
import type { ReactNode } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { catchLostFocus } from "../../ui/focus/use-lost-focus.ts"
import { entryLosses } from "../deletion-losses/entry-losses.ts"
import { LossesList } from "../deletion-losses/entry-losses-list.tsx"
import { useGivenOut } from "../deletion-losses/use-given-out.ts"
import { DeletedEntries } from "./deleted-entries.tsx"
import { ENTRY_MENUS } from "./entries-columns.tsx"

const WHAT_GOES = "photo, every score that judges gave, awards and confirmed places. This cannot be undone."

/** Deletes one entry or many, after a confirmation that names what is lost with them. */
export function useEntryDeletion(eventId: number, onBatchDeleted: () => void) {
  const { confirm, dialog } = useConfirm()
  const readGivenOut = useGivenOut(eventId)
  const messageOf = async (sentence: string, entryIds: number[], names: ReactNode = null) => {
    const given = await readGivenOut()
    return (
      <>
        {sentence}
        {names}
        <LossesList lines={given ? entryLosses(entryIds, given) : []} />
      </>
    )
  }
  const one = trpc.organizer.deleteEntry.useMutation({
    onError: (error) => feedback.failure("Delete failed", errorText(error)),
  })
  const many = trpc.organizer.deleteEntries.useMutation({
    onSuccess({ deletedCount }) {
      onBatchDeleted()
      feedback.success("Entries deleted", `${plural(deletedCount, "entry", "entries")} deleted.`)
    },
    onError: () => feedback.failure("Batch delete failed: Could not delete the selected entries. Please try again."),
  })
  const deleteOne = async ({ id, entryName, votingId }: Entry) => {
    const moveFocus = nextFocus(ENTRY_MENUS)
    const isYes = await confirm({
      title: "Delete this entry?",
      message: await messageOf(`“${isolated(entryName)}” (${votingId}) will be deleted with its ${WHAT_GOES}`, [id]),
      action: "Delete Entry",
    })
    if (!isYes) return
    one.mutate(
      { entryId: id },
      {
        onSuccess() {
          feedback.success("Entry deleted", entryName)
          moveFocus()
        },
      },
    )
  }
  /** `shown` are the entries of the list as it is searched now: a selection outlives a search. */
  const deleteMany = async (entries: readonly Entry[], shown: readonly Entry[]) => {
    const count = plural(entries.length, "entry", "entries")
    const entryIds = entries.map(({ id }) => id)
    const isYes = await confirm({
      title: `Delete ${count}?`,
      message: await messageOf(
        `${count} will be deleted, each with its ${WHAT_GOES}`,
        entryIds,
        <DeletedEntries entries={entries} shown={shown} />,
      ),
      action: `Delete ${count}`,
    })
    if (isYes) many.mutate({ entryIds }, { onSuccess: () => catchLostFocus() })
  }
  return { deleteOne, deleteMany, isDeleting: many.isPending, dialog }
}
