import type { WaivableKind } from "@rosette/domain/publishing/concerns"
import { useRef } from "react"
import { errorText, refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import { versionWords } from "./words.ts"

/** The steps for an event's results; each shows a notice and resolves to whether it was done. */
export type PublishingActions = {
  startReview: () => Promise<boolean>
  endReview: () => Promise<boolean>
  /** Ends every session of the judge with this name. */
  endSessions: (judgeName: string) => Promise<boolean>
  waive: (line: { kind: WaivableKind; key: string }, reason: string) => Promise<boolean>
  /** Reads what the next publication is about, and returns whether the screen showed other results. */
  look: () => Promise<boolean>
  publish: () => Promise<boolean>
  amend: (reason: string) => Promise<boolean>
  takeBack: (reason: string) => Promise<boolean>
  isPending: boolean
}

export function usePublishingActions(eventId: number): PublishingActions {
  const event = { eventId }
  const { organizer } = trpc.useUtils()
  const seen = useRef<{ resultsVersion?: number; contentSha256?: string }>({})
  const look = async () => {
    const shown = organizer.results.getData(event)?.version
    const now = { staleTime: 0 }
    const content = await organizer.review.fetch({ ...event, includes: "content" }, now).catch(() => null)
    const read = await organizer.results.fetch(event, now).catch(() => null)
    // Without an answer it is the version on the screen.
    const resultsVersion = read?.version ?? shown
    seen.current = { resultsVersion, contentSha256: content?.contentSha256 }
    return shown !== undefined && shown !== resultsVersion
  }
  const lookAgain = async (error: unknown) => {
    if (refusalOf(error).code === "TIE_CHANGED") await look()
  }
  // The buttons of the previous state are gone.
  const options = { onSettled: () => catchLostFocus() }
  const publishes = { ...options, onError: lookAgain }
  const starting = trpc.organizer.startReview.useMutation(options)
  const ending = trpc.organizer.endReview.useMutation(options)
  const waiving = trpc.organizer.waive.useMutation(options)
  const publishing = trpc.organizer.publish.useMutation(publishes)
  const amending = trpc.organizer.amend.useMutation(publishes)
  const takingBack = trpc.organizer.reopenResults.useMutation(options)
  const endingSession = trpc.organizer.endSession.useMutation(options)
  const endAll = async (judgeName: string) => {
    const sessions = await organizer.sessions.fetch(event, { staleTime: 0 })
    const own = sessions.filter(({ role, name }) => role === "judge" && name === judgeName)
    for (const { id } of own) await endingSession.mutateAsync({ sessionId: id })
    return own.length
  }
  const all = [endingSession, starting, ending, waiving, publishing, amending, takingBack]
  return {
    startReview: () => withNotice(starting.mutateAsync(event), "Review started", () => "Judging is closed."),
    endReview: () => withNotice(ending.mutateAsync(event), "Judging is open again"),
    waive: ({ kind, key }, reason) => withNotice(waiving.mutateAsync({ ...event, kind, key, reason }), "Waived"),
    endSessions: (judgeName) =>
      withNotice(endAll(judgeName), "Sessions ended", (ended) => `${plural(ended, "session")} of ${judgeName}`),
    look,
    publish: () =>
      withNotice(
        publishing.mutateAsync({ ...event, ...seen.current, timeZone: timeZoneHere() }),
        "Results published",
        versionWords,
      ),
    amend: (reason) =>
      withNotice(
        amending.mutateAsync({ ...event, reason, ...seen.current, timeZone: timeZoneHere() }),
        "Amendment published",
        versionWords,
      ),
    takeBack: (reason) => withNotice(takingBack.mutateAsync({ ...event, reason }), "Results taken back"),
    isPending: all.some(({ isPending }) => isPending),
  }
}

/** Public pages show the day on which this person publishes, in their own time zone. */
const timeZoneHere = (): string | undefined => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // What some browsers say where they do not know it.
  return zone === "Etc/Unknown" ? undefined : zone
}

async function withNotice<Answer>(work: Promise<Answer>, title: string, words?: (answer: Answer) => string) {
  try {
    const answer = await work
    feedback.success(title, words?.(answer) ?? null)
    return true
  } catch (error) {
    if (refusalOf(error).code === "TIE_CHANGED")
      feedback.failure("The results have changed", "Nothing was published. Look at them, and publish again.")
    else feedback.failure("That did not work", errorText(error))
    return false
  }
}
