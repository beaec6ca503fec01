import { useRef } from "react"
import { refusalOf } from "../error-text.ts"
import { newMutationId } from "../mutation-id.ts"
import type { Stored } from "../stored.ts"

/** The server may have done what was asked, although no answer of its own says so. */
export function isAnswerLost(error: unknown): boolean {
  return ["OFFLINE", "UNREACHABLE", "UNREADABLE", "UNAVAILABLE"].includes(refusalOf(error).code)
}

/**
 * The id of a filled form's attempt to create something. After a lost answer the same id is sent again, and nothing is created
 * twice; any answer ends the attempt. With `kept` it outlives a reload.
 */
export function useCreationAttempt(kept?: Stored<string>) {
  const attempt = useRef<string | null>(null)
  return {
    mutationId(): string {
      attempt.current ??= kept?.read() ?? newMutationId()
      kept?.write(attempt.current)
      return attempt.current
    },
    onSettled(_answer: unknown, error: unknown): void {
      if (error && isAnswerLost(error)) return
      attempt.current = null
      kept?.clear()
    },
  }
}
