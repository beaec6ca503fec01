import type { SavedSheet } from "@rosette/contract/sheets"
import type { SheetToSend } from "./records.ts"
import type { SendFailure } from "./send-failure.ts"

/** A call without an answer, which a test answers by hand. */
type OpenCall = {
  body: SheetToSend
  save: (saved: SavedSheet) => void
  fail: (failure: SendFailure) => void
  answer: (body: unknown) => void
}

/** A connection on which the test answers every call; `calls` are those without an answer, oldest first. */
export function openConnection() {
  const calls: OpenCall[] = []
  const sent: SheetToSend[] = []
  const post = (body: SheetToSend) =>
    new Promise<unknown>((resolve, reject) => {
      sent.push(body)
      const answered = () => void calls.splice(calls.indexOf(call), 1)
      const call: OpenCall = {
        body,
        save(saved) {
          answered()
          resolve(saved)
        },
        fail(failure) {
          answered()
          reject(failure)
        },
        answer(other) {
          answered()
          resolve(other)
        },
      }
      calls.push(call)
    })
  /** The oldest call without an answer. */
  const first = (): OpenCall => {
    const [oldest] = calls
    if (!oldest) throw new Error("No call waits for an answer.")
    return oldest
  }
  return { post, calls, sent, first }
}

/** Tests reject calls with a SendFailure. */
export const asFailure = (error: unknown): SendFailure => error as SendFailure

/** Returns readable ids: "id1", "id2" and so on. */
export function countingIds(): () => string {
  let count = 0
  return () => `id${++count}`
}
