import type { Entry } from "@rosette/contract/entries"
import { numberedName } from "@rosette/domain/entries/entry-names"
import { ENTRY_STATUSES, type EntryStatus, STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"

/** A status that an organizer gives to an entry; the same as it has to change the reason alone. */
export type StatusAim = { entry: Entry; status: EntryStatus }

/** Saves a status, with a notice that can undo it; resolves to null, or to the sentence of the refusal. */
export function useStatusSaving(): (aim: StatusAim, statusReason: string) => Promise<string | null> {
  const update = trpc.organizer.updateEntry.useMutation()
  const undo = async ({ entry, status }: StatusAim) => {
    const { id: entryId, status: before, statusReason } = entry
    await update.mutateAsync({ entryId, status: before, statusReason, expected: { status } }).then(
      () => feedback.success(`Back to “${STATUS_WORDS[before]}”`, numberedName(entry)),
      (error: unknown) => feedback.failure("The status was not changed", statusRefusal(error)),
    )
  }
  return async (aim, statusReason) => {
    const { entry, status } = aim
    const expected = { status: entry.status, statusReason: entry.statusReason }
    try {
      await update.mutateAsync({ entryId: entry.id, status, statusReason, expected })
    } catch (error) {
      return statusRefusal(error)
    }
    const isReasonAlone = entry.status === status
    feedback.success(isReasonAlone ? "Reason saved" : STATUS_WORDS[status], numberedName(entry), () => void undo(aim))
    return null
  }
}

const CHANGED = "Somebody else has changed it meanwhile."

/** Why a status was not changed. */
function statusRefusal(error: unknown): string {
  const { code, message, conflicts = [] } = refusalOf(error)
  if (code === "NOT_FOUND") return "Somebody else has deleted this entry meanwhile."
  if (code !== "FIELDS_CHANGED") return message
  const theirs = conflicts.find(({ field }) => field === "status")?.current
  const now = ENTRY_STATUSES.find((status) => status === theirs)
  return now ? `${CHANGED} It is now “${STATUS_WORDS[now]}”.` : CHANGED
}
