import { ERRORS } from "@rosette/contract"
import type { SheetToSend } from "@rosette/outbox"
import { refusalOf } from "../../lib/error-text.ts"

type Post = (sheet: SheetToSend, signal: AbortSignal) => Promise<unknown>

/**
 * Wraps `post`: when the server does not know the entry or judge of a sheet, asks who is signed in. If a judge of another event
 * has signed in on this device, NOT_FOUND says nothing about the sheet: it throws FORBIDDEN, and the sheet waits for its judge.
 */
export function asThisJudge(post: Post, signedInJudge: (signal: AbortSignal) => Promise<number | null>): Post {
  return async (sheet, signal) => {
    try {
      return await post(sheet, signal)
    } catch (error) {
      if (refusalOf(error).code !== "NOT_FOUND" || (await signedInJudge(signal)) === sheet.judgeId) throw error
      throw Object.assign(new Error(ERRORS.FORBIDDEN.message), { data: { code: "FORBIDDEN" } })
    }
  }
}
