import { describe, expect, it } from "vitest"
import { isDone, messagesToShow } from "./messages.ts"

const [ANN, BOB] = [1, 2]
const C12 = 12

describe("a message that asks for an entry", () => {
  const message = { entryId: C12, judgeIds: [ANN, BOB] }
  const submittedBy =
    (...judgeIds: number[]) =>
    (judgeId: number, entryId: number) =>
      entryId === C12 && judgeIds.includes(judgeId)

  it.each([
    { submitted: [], done: false },
    { submitted: [ANN], done: false },
    { submitted: [ANN, BOB], done: true },
  ])("is done ($done) once each of its judges has submitted: $submitted", ({ submitted, done }) =>
    expect(isDone(message, submittedBy(...submitted))).toBe(done),
  )

  it("is not done if all its judges were removed", () => {
    expect(isDone({ ...message, judgeIds: [] }, submittedBy())).toBe(false)
  })

  it("without an entry nothing is asked", () => {
    expect(isDone({ ...message, entryId: null }, submittedBy(ANN, BOB))).toBe(false)
  })
})

describe("the messages on a judge's device", () => {
  const seen = (id: number) => ({ id, seenAt: "2026-06-01T09:00:00.000Z" })
  const unseen = (id: number) => ({ id, seenAt: null })
  const shown = (messages: { id: number; seenAt: string | null }[]) => messagesToShow(messages, 2).map(({ id }) => id)

  it("are the last ones, newest first", () => expect(shown([seen(1), seen(3), seen(2)])).toEqual([3, 2]))
  it("and all that are not confirmed", () => expect(shown([unseen(1), seen(2), seen(3), unseen(4)])).toEqual([4, 3, 1]))
})
