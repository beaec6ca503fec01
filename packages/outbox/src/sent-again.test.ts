import type { StoredSheet } from "@rosette/contract/sheets"
import { describe, expect, it } from "vitest"
import { makeAttempt, makeRefusal, makeSaved, makeStored, makeUnsent } from "./fixtures.ts"
import type { SheetRecord, UnsentSheet } from "./records.ts"
import { nextAttempt, whenRefused, whenSaved } from "./rules.ts"
import type { SheetRefused } from "./send-failure.ts"

describe("after a criterion was removed", () => {
  const sheet = (editId: string, criterionIds: number[]) =>
    makeUnsent(editId, {
      isSubmitted: true,
      content: { points: { 1: 5, 2: 6, 3: 7 }, comments: "" },
      scores: criterionIds.map((criterionId) => ({ criterionId, points: criterionId + 4 })),
    })
  const about = (...paths: (string | number)[][]) =>
    makeRefusal("INVALID_INPUT", { issues: paths.map((path) => ({ path, message: "" })) })
  const second = ["scores", 1, "criterionId"]

  it.each<[what: string, unsent: UnsentSheet, refusal: SheetRefused, next: number[] | null]>([
    ["the rest is sent as a new attempt", sheet("a", [1, 2, 3]), about(second), [1, 3]],
    [
      "the rest is sent, if there were several",
      sheet("a", [1, 2, 3]),
      about(["scores", 0, "criterionId"], second),
      [3],
    ],
    ["a later edit is sent without it", sheet("b", [1, 2, 3]), about(second), [1, 3]],
    ["the judge decides what else is wrong", sheet("a", [1, 2, 3]), about(second, ["scores", 2, "points"]), null],
    [
      "the judge decides what is wrong with another list",
      sheet("a", [1, 2, 3]),
      about(["content", 1, "criterionId"]),
      null,
    ],
    [
      "the judge decides what another refusal asks for",
      sheet("a", [1, 2, 3]),
      { ...about(second), code: "TOO_LARGE" },
      null,
    ],
    ["the judge decides what is wrong with points alone", sheet("a", [1, 2, 3]), about(["scores", 2, "points"]), null],
  ])("%s", (_, now, refusal, next) => {
    const record = { known: null, unsent: now, attempt: makeAttempt(sheet("a", [1, 2, 3])) }
    const after = whenRefused(record, "attempt", refusal)
    const { mutationId, scores } = nextAttempt(after, "new")?.body ?? {}
    expect(scores?.map(({ criterionId }) => criterionId) ?? null).toEqual(next)
    expect(mutationId).toBe(next ? "new" : undefined)
    expect(after.unsent?.content).toEqual(now.content)
  })

  it("the judge's next attempt after a second refusal has no line of it either", () => {
    const record = { known: null, unsent: sheet("a", [1, 2, 3]), attempt: makeAttempt(sheet("a", [1, 2, 3])) }
    const after = whenRefused(record, "attempt", about(second, ["scores", 2, "points"]))
    expect(after.unsent?.scores.map(({ criterionId }) => criterionId)).toEqual([1, 3])
    expect(after.attempt?.refusal?.code).toBe("INVALID_INPUT")
  })
})

/** "b@9": sent again on revision 9; "b asks": the judge has to choose. */
const outcome = ({ unsent, attempt }: SheetRecord): string =>
  attempt?.refusal ? `${unsent?.editId} asks` : `${unsent?.editId}@${unsent?.baseRevision}`

describe("a change that was typed in another tab before it heard of the answer", () => {
  const first = makeUnsent("a", { baseRevision: 4 })
  const saved = whenSaved(
    { known: null, unsent: first, attempt: makeAttempt(first) },
    "attempt",
    makeSaved(9, makeAttempt(first).body),
  )
  const typed = (points: Record<number, number>, baseRevision = 4, comments = "") =>
    makeUnsent("b", {
      baseRevision,
      content: { points, comments },
      scores: Object.entries(points).map(([id, given]) => ({ criterionId: Number(id), points: given })),
    })
  const after = (change: UnsentSheet, current: StoredSheet) =>
    outcome(
      whenRefused(
        { ...saved, unsent: change, attempt: makeAttempt(change) },
        "attempt",
        makeRefusal("SHEET_CHANGED", { current }),
      ),
    )

  it.each<[what: string, change: UnsentSheet, current: StoredSheet, after: string]>([
    ["adds to it, without a question", typed({ 1: 5, 2: 8 }), makeStored(5, 9), "b@9"],
    ["adds a comment, without a question", typed({ 1: 5 }, 4, "Nice"), makeStored(5, 9), "b@9"],
    [
      "has the same comment, without a question",
      typed({ 1: 5, 2: 8 }, 4, "Nice"),
      { ...makeStored(5, 9), comments: "Nice" },
      "b@9",
    ],
    [
      "has some of its points: the judge chooses",
      typed({ 1: 5, 2: 8 }),
      { ...makeStored(5, 9), scores: [1, 2].map((criterionId) => ({ criterionId, points: 5 })) },
      "b asks",
    ],
    [
      "meets a submitted sheet: the judge chooses",
      typed({ 1: 5, 2: 8 }),
      { ...makeStored(5, 9), isSubmitted: true },
      "b asks",
    ],
    ["has other points: the judge chooses", typed({ 1: 6, 2: 8 }), makeStored(5, 9), "b asks"],
    ["lacks points: the judge chooses", typed({ 2: 8 }), makeStored(5, 9), "b asks"],
    ["meets another device's save: the judge chooses", typed({ 1: 5, 2: 8 }), makeStored(5, 12), "b asks"],
    ["began elsewhere: the judge chooses", typed({ 1: 5, 2: 8 }, 3), makeStored(5, 9), "b asks"],
    [
      "meets a comment it does not have: the judge chooses",
      typed({ 1: 5 }),
      { ...makeStored(5, 9), comments: "Nice" },
      "b asks",
    ],
  ])("%s", (_, change, current, expected) => {
    expect(after(change, current)).toBe(expected)
  })
})
