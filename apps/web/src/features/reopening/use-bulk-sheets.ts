import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"

/** The calls that change submitted sheets: reopen one or many, take that back, or ask their judges to complete them. */
export function useBulkSheets(eventId: number) {
  const takeBackReopening = trpc.organizer.takeBackReopening.useMutation({
    onSuccess: ({ takenBackCount }) =>
      feedback.success(
        "Reopening taken back",
        `${plural(takenBackCount, "sheet is submitted", "sheets are submitted")} and ${takenBackCount === 1 ? "counts" : "count"} again.`,
      ),
    onError: (error) => feedback.failure("The reopening was not taken back", errorText(error)),
  })
  const undo = (version: number | null) =>
    version === null ? null : () => takeBackReopening.mutate({ eventId, version })
  const reopenSheet = trpc.organizer.reopenSheet.useMutation({
    onSuccess: ({ version }) =>
      version === null
        ? feedback.success("Score reopened", "It was a draft already.")
        : feedback.success("Score reopened", "The judge can change it and submit it again.", undo(version)),
    onError: (error) => feedback.failure("Failed to reopen the score", errorText(error)),
  })
  const reopenSheets = trpc.organizer.reopenSheets.useMutation({
    onSuccess: ({ reopenedCount, version }) =>
      feedback.success(
        `${plural(reopenedCount, "sheet")} reopened`,
        reopenedCount > 0 ? "The judges can change them and submit them again." : "None was submitted any more.",
        undo(version),
      ),
    onError: (error) => feedback.failure("Failed to reopen the sheets", errorText(error)),
  })
  const askToComplete = trpc.organizer.askToComplete.useMutation({
    onSuccess: ({ askedCount }) =>
      feedback.success(
        "Judges asked",
        askedCount > 0 ? `${plural(askedCount, "sheet")} marked on their phones.` : "No sheet lacks anything any more.",
      ),
    onError: (error) => feedback.failure("Failed to ask the judges", errorText(error)),
  })
  return { reopenSheet, reopenSheets, takeBackReopening, askToComplete }
}
