import { ERRORS } from "@rosette/contract"
import type { SheetToSend } from "@rosette/outbox"
import { refusalOf } from "../../lib/error-text.ts"

type Post = (sheet: SheetToSend, signal: AbortSignal) => Promise<unknown>

/**
 * Sends a sheet, and asks who is signed in where the server does not know its entry or judge: to a judge of another event,
 * signed in on this device meanwhile, it does not exist. That is no answer to the sheet: it waits until its judge is back.
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
