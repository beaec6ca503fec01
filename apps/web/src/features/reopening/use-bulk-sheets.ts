import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"

/** The calls for many submitted sheets: reopen them, or ask their judges to complete them. */
export function useBulkSheets(eventId: number) {
  const { organizer, judge } = trpc.useUtils()
  const refresh = async () => {
    const event = { eventId }
    await Promise.all([
      organizer.outstanding.invalidate(event),
      organizer.judges.invalidate(event),
      organizer.overview.invalidate(event),
      organizer.results.invalidate(event),
      organizer.scores.invalidate(event),
      organizer.history.invalidate(),
      judge.progress.invalidate(),
    ])
  }
  const reopenSheets = trpc.organizer.reopenSheets.useMutation({
    onSettled: refresh,
    onSuccess: ({ reopenedCount }) =>
      feedback.success(
        `${plural(reopenedCount, "sheet")} reopened`,
        reopenedCount > 0 ? "The judges can change them and submit them again." : "None was submitted any more.",
      ),
    onError: (error) => feedback.failure("Failed to reopen the sheets", errorText(error)),
  })
  const askToComplete = trpc.organizer.askToComplete.useMutation({
    onSettled: refresh,
    onSuccess: ({ askedCount }) =>
      feedback.success(
        "Judges asked",
        askedCount > 0 ? `${plural(askedCount, "sheet")} marked on their phones.` : "No sheet lacks anything any more.",
      ),
    onError: (error) => feedback.failure("Failed to ask the judges", errorText(error)),
  })
  return { reopenSheets, askToComplete }
}
