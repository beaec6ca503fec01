import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { useCreationAttempt } from "../../lib/forms/creation-attempt.ts"
import { trpc } from "../../lib/trpc.ts"

const failWith = (title: string) => (error: unknown) => feedback.failure(title, errorText(error))

/** The changes of a judge; each shows a notice of its result. */
export function useJudgeChanges() {
  const renewCode = trpc.organizer.regenerateCode.useMutation({
    onSuccess: ({ name, accessCode }) => {
      feedback.success("New access code", `${name} signs in with ${accessCode} from now on.`)
    },
    onError: failWith("Failed to regenerate access code"),
  })
  const clearScores = trpc.organizer.clearScores.useMutation({
    onSuccess: ({ deletedCount }) => {
      feedback.success("Scores cleared", `${plural(deletedCount, "score was", "scores were")} removed.`)
    },
    onError: failWith("Failed to clear scores"),
  })
  const remove = trpc.organizer.deleteJudge.useMutation({
    onSuccess: () => {
      feedback.success("Judge removed")
    },
    onError: failWith("Failed to remove judge"),
  })
  return { renewCode, clearScores, remove }
}

/** Says that a judge has left, or is back; either can be undone. */
export function useJudgeLeaving(): (judge: JudgeForOrganizer, hasLeft: boolean) => Promise<void> {
  const update = trpc.organizer.updateJudge.useMutation()
  const change = async (judge: JudgeForOrganizer, hasLeft: boolean) => {
    try {
      await update.mutateAsync({ judgeId: judge.id, hasLeft, expected: { hasLeft: !hasLeft } })
    } catch (error) {
      return failWith(hasLeft ? "Not marked as left" : "Not marked as back")(error)
    }
    feedback.success(hasLeft ? "Has left" : "Is back", judge.name, () => void change(judge, !hasLeft))
  }
  return change
}

/** Corrects a judge's name. */
export function useJudgeRenaming() {
  return trpc.organizer.renameJudge.useMutation({
    onSuccess: ({ name }) => {
      feedback.success("Judge renamed", name)
    },
  })
}

/** Adds a judge by name. */
export function useJudgeAdding(eventId: number) {
  const { mutationId, onSettled } = useCreationAttempt()
  const creating = trpc.organizer.createJudge.useMutation({
    onSuccess: ({ name }) => {
      feedback.success("Judge added", `${name} has an access code now.`)
    },
    onSettled,
  })
  return { ...creating, add: (name: string) => creating.mutateAsync({ eventId, name, mutationId: mutationId() }) }
}
