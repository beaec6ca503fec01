import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { trpc } from "../../lib/trpc.ts"

/** Fetches the data again that a judge or their code affects; with `scores`, also what their scores affect. */
function useJudgesChanged(eventId: number) {
  const { organizer, judge } = trpc.useUtils()
  return async (moved: "judges" | "scores") => {
    const event = { eventId }
    const reads = [
      organizer.judges.invalidate(event),
      organizer.overview.invalidate(event),
      organizer.history.invalidate(),
    ]
    if (moved === "scores") {
      reads.push(organizer.results.invalidate(event), organizer.scores.invalidate(event), judge.progress.invalidate())
    }
    await Promise.all(reads)
  }
}

const failWith = (title: string) => (error: unknown) => feedback.failure(title, errorText(error))

/** The changes of a judge; each shows a notice of its result. */
export function useJudgeChanges(eventId: number) {
  const changed = useJudgesChanged(eventId)
  const renewCode = trpc.organizer.regenerateCode.useMutation({
    onSuccess: async ({ name, accessCode }) => {
      await changed("judges")
      feedback.success("New access code", `${name} signs in with ${accessCode} from now on.`)
    },
    onError: failWith("Failed to regenerate access code"),
  })
  const clearScores = trpc.organizer.clearScores.useMutation({
    onSuccess: async ({ deletedCount }) => {
      await changed("scores")
      feedback.success("Scores cleared", `${plural(deletedCount, "score was", "scores were")} removed.`)
    },
    onError: failWith("Failed to clear scores"),
  })
  const remove = trpc.organizer.deleteJudge.useMutation({
    onSuccess: async () => {
      await changed("scores")
      feedback.success("Judge removed")
    },
    onError: failWith("Failed to remove judge"),
  })
  return { renewCode, clearScores, remove }
}

/** Corrects a judge's name. */
export function useJudgeRenaming(eventId: number) {
  const changed = useJudgesChanged(eventId)
  return trpc.organizer.renameJudge.useMutation({
    onSuccess: async ({ name }) => {
      await changed("judges")
      feedback.success("Judge renamed", name)
    },
  })
}

/** Adds a judge by name. */
export function useJudgeAdding(eventId: number) {
  const changed = useJudgesChanged(eventId)
  const { mutationId, onSettled } = useCreationAttempt()
  const creating = trpc.organizer.createJudge.useMutation({
    onSuccess: async ({ name }) => {
      await changed("judges")
      feedback.success("Judge added", `${name} has an access code now.`)
    },
    onSettled,
  })
  return { ...creating, add: (name: string) => creating.mutateAsync({ eventId, name, mutationId: mutationId() }) }
}
