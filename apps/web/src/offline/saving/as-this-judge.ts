import { ERRORS } from "@rosette/contract/errors"
import type { SheetToSend } from "@rosette/outbox"
import { refusalOf } from "../../lib/error-text.ts"

type Post = (sheet: SheetToSend) => Promise<unknown>

/**
 * Wraps `post`: when the server does not know the entry or judge of a sheet, asks who is signed in. If a judge of another event
 * has signed in on this device, NOT_FOUND says nothing about the sheet: it throws FORBIDDEN, and the sheet waits for its judge.
 */
export function asThisJudge(post: Post, signedInJudge: () => Promise<number | null>): Post {
  return async (sheet) => {
    try {
      return await post(sheet)
    } catch (error) {
      if (refusalOf(error).code !== "NOT_FOUND" || (await signedInJudge()) === sheet.judgeId) throw error
      throw Object.assign(new Error(ERRORS.FORBIDDEN.message), { data: { code: "FORBIDDEN" } })
    }
  }
}
