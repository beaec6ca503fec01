import { newMutationId } from "@rosette/contract/mutation-id"
import { useRef } from "react"
import { isAnswerLost } from "../error-text.ts"
import type { Stored } from "../stored.ts"

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
