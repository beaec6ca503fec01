import { describe, expect, it } from "vitest"
import { countChoices, isInPoll, pollResult, refusePollRemoval, refusePollState } from "./polls.ts"

const [X, Y, Z] = [1, 2, 3]
const everyClass = { classIds: [] }
const competing = { status: "expected" as const }

describe("a poll", () => {
  /** c1 chose X and then Y, c2 X, c3 X with a void code, c4 Z, which is withdrawn, and c5 X before taking it back. */
  const choices = [
    { entryId: Y, isVoid: false, votes: 1 },
    { entryId: X, isVoid: false, votes: 1 },
    { entryId: X, isVoid: true, votes: 1 },
    { entryId: Z, isVoid: false, votes: 1 },
  ]
  const entries = [
    { id: X, ...competing },
    { id: Y, ...competing },
    { id: Z, status: "withdrawn" as const },
  ]

  it("counts the last choice of each valid code for entries that compete", () => {
    const { counts, voided } = countChoices(choices)
    expect({ ...pollResult({ ...everyClass, counts }, entries), voided }).toEqual({
      voters: 2,
      votes: [
        { entryId: X, votes: 1 },
        { entryId: Y, votes: 1 },
      ],
      voided: 1,
    })
  })

  it("follows from the same votes if an entry competes again", () => {
    const { counts } = countChoices(choices)
    const back = entries.map(({ id }) => ({ id, ...competing }))
    expect(pollResult({ ...everyClass, counts }, back)).toMatchObject({ voters: 3 })
  })

  it("puts the entry with most votes first, equal ones in voting ID order", () => {
    const counts = [[X, 1] as const, [Y, 5] as const, [Z, 1] as const]
    const { votes } = pollResult({ ...everyClass, counts }, [{ id: Z }, { id: Y }, { id: X }])
    expect(votes.map(({ entryId }) => entryId)).toEqual([Y, Z, X])
  })

  it.each([
    [{ classIds: [] }, { id: X, classId: null }, true],
    [{ classIds: [7] }, { id: X, classId: 7 }, true],
    [{ classIds: [7] }, { id: X, classId: 8 }, false],
    [{ classIds: [7] }, { id: X, classId: null }, false],
    [{ classIds: [7] }, { id: X, classId: 7, status: "absent" as const }, false],
  ])("of %o can choose %o: %s", (poll, entry, can) => {
    expect(isInPoll(poll, entry)).toBe(can)
  })

  it.each([
    ["draft", "open", null],
    ["open", "open", "POLL_CLOSED"],
    ["closed", "open", null],
    ["draft", "closed", "POLL_CLOSED"],
    ["open", "closed", null],
    ["closed", "closed", null],
  ] as const)("that is %s becomes %s: %s", (state, to, refusal) => {
    expect(refusePollState(state, to)).toBe(refusal)
  })

  it.each([
    [{ votes: 0, awards: 0 }, null],
    [{ votes: 1, awards: 0 }, "POLL_IN_USE"],
    [{ votes: 0, awards: 1 }, "POLL_IN_USE"],
  ])("with %o is removed: %s", (used, refusal) => {
    expect(refusePollRemoval(used)).toBe(refusal)
  })
})
