import type { SavedSheet } from "@rosette/contract"
import type { SheetToSend } from "./records/records.ts"
import type { SendFailure } from "./sending/send-failure.ts"

/** A try on the line, which a test answers by hand. */
export type OnLine = {
  body: SheetToSend
  save: (saved: SavedSheet) => void
  fail: (failure: SendFailure) => void
  answer: (body: unknown) => void
}

/** A line on which nothing comes back unless the test says so; `tries` are those without an answer, oldest first. */
export function openLine() {
  const tries: OnLine[] = []
  const sent: SheetToSend[] = []
  const post = (body: SheetToSend) =>
    new Promise<unknown>((resolve, reject) => {
      sent.push(body)
      const answered = () => void tries.splice(tries.indexOf(onLine), 1)
      const onLine: OnLine = {
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
      tries.push(onLine)
    })
  /** The oldest try without an answer. */
  const first = (): OnLine => {
    const [oldest] = tries
    if (!oldest) throw new Error("Nothing is on the line.")
    return oldest
  }
  return { post, tries, sent, first }
}

/** A test lets a try fail with what it means. */
export const asFailure = (error: unknown): SendFailure => error as SendFailure

/** Ids that a person can read: "id1", "id2" and so on. */
export function countingIds(): () => string {
  let count = 0
  return () => `id${++count}`
}
