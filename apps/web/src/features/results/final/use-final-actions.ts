import type { BlockingKind } from "@rosette/domain"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import { versionWords } from "./final-words.ts"

/** The steps for an event's results; each shows a notice and resolves to whether it was done. */
export type FinalActions = {
  startReview: () => Promise<boolean>
  endReview: () => Promise<boolean>
  waive: (line: { kind: BlockingKind; key: string }, reason: string) => Promise<boolean>
  publish: () => Promise<boolean>
  amend: (reason: string) => Promise<boolean>
  takeBack: (reason: string) => Promise<boolean>
  isPending: boolean
}

export function useFinalActions(eventId: number): FinalActions {
  const event = { eventId }
  const { organizer } = trpc.useUtils()
  // Also after a refusal, because the state has changed.
  const refresh = async () => {
    await Promise.all([
      organizer.event.invalidate(event),
      organizer.review.invalidate(event),
      organizer.snapshots.invalidate(event),
      organizer.history.invalidate(event),
    ])
    // The buttons of the previous state are gone.
    catchLostFocus()
  }
  const options = { onSettled: refresh }
  const starting = trpc.organizer.startReview.useMutation(options)
  const ending = trpc.organizer.endReview.useMutation(options)
  const waiving = trpc.organizer.waive.useMutation(options)
  const publishing = trpc.organizer.publish.useMutation(options)
  const amending = trpc.organizer.amend.useMutation(options)
  const takingBack = trpc.organizer.reopenResults.useMutation(options)
  const all = [starting, ending, waiving, publishing, amending, takingBack]
  return {
    startReview: () => withNotice(starting.mutateAsync(event), "Review started", () => "Judging is closed."),
    endReview: () => withNotice(ending.mutateAsync(event), "Judging is open again"),
    waive: ({ kind, key }, reason) => withNotice(waiving.mutateAsync({ ...event, kind, key, reason }), "Waived"),
    publish: () => withNotice(publishing.mutateAsync(event), "Results published", versionWords),
    amend: (reason) => withNotice(amending.mutateAsync({ ...event, reason }), "Amendment published", versionWords),
    takeBack: (reason) => withNotice(takingBack.mutateAsync({ ...event, reason }), "Results taken back"),
    isPending: all.some(({ isPending }) => isPending),
  }
}

async function withNotice<Answer>(work: Promise<Answer>, title: string, words?: (answer: Answer) => string) {
  try {
    const answer = await work
    feedback.success(title, words?.(answer) ?? null)
    return true
  } catch (error) {
    feedback.failure("That did not work", errorText(error))
    return false
  }
}
