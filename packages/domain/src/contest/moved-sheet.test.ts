import { describe, expect, it } from "vitest"
import { moveIssues } from "./moved-sheet.ts"

const EMPTY = { isSubmitted: false, comments: "", scores: [] }
const DRAFT = { ...EMPTY, scores: [{ criterionId: 1, points: 5, isScore: true }] }
const move = { stored: DRAFT, submitted: EMPTY, entryId: 1, movedTo: 2 }

describe("a draft that is moved", () => {
  it.each([
    ["leaves an empty draft", {}, 0],
    ["may be a comment alone", { stored: { ...EMPTY, comments: "Hm" } }, 0],
    ["cannot bring points", { submitted: DRAFT }, 1],
    ["cannot bring a comment", { submitted: { ...EMPTY, comments: "Hm" } }, 1],
    ["cannot be submitted", { submitted: { ...EMPTY, isSubmitted: true } }, 1],
    ["cannot go to its own entry", { movedTo: 1 }, 1],
    ["has to be there", { stored: null }, 1],
    ["has to say something", { stored: EMPTY }, 1],
  ])("%s", (_, change, issues) => {
    expect(moveIssues({ ...move, ...change }).map(({ path }) => path)).toEqual(Array(issues).fill(["movedTo"]))
  })
})
