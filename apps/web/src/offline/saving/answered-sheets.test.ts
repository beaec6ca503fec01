import type { SavedSheet } from "@rosette/contract"
import type { Answer } from "@rosette/outbox"
import { describe, expect, it } from "vitest"
import { nextMoment } from "../workspace/read-workspace.ts"
import { aWorkspace } from "../workspace/stored-fixtures.ts"
import { isSameJudge, type Workspace } from "../workspace/stored-workspace.ts"
import { type AnsweredSheets, withAnswer, withAnswered } from "./answered-sheets.ts"

const answerOf = (revision: number, isRepeat = false): Answer & { refusal: null } => {
  const sheet = { entryId: 7, scores: [], isSubmitted: true, databaseId: "one", comments: "" }
  const saved: SavedSheet = { ...sheet, stats: { completed: 1, total: 1 }, revision }
  const sent = { ...sheet, judgeId: 3, baseRevision: 0, mutationId: "m" }
  return { entryId: 7, editId: "a", saved, sent, isRepeat, refusal: null }
}
const at = (changeVersion: number, askedAt?: number): Workspace & { askedAt?: number } => {
  const { workspace } = aWorkspace()
  return { ...workspace, event: { ...workspace.event, changeVersion }, ...(askedAt !== undefined && { askedAt }) }
}
const revisions = ({ sheets }: Workspace) => sheets.map(({ revision }) => revision)

describe("a workspace with what the server has answered since", () => {
  it("has the answers that came after it was asked for, and not those that it must hold already", () => {
    const before = nextMoment()
    const answered = withAnswer(new Map(), answerOf(51))
    const after = nextMoment()
    expect(revisions(withAnswered(at(50, before), answered))).toEqual([51])
    // The server was restored from an older copy: it has the sheet no longer.
    expect(revisions(withAnswered(at(40, after), answered))).toEqual([])
  })

  it("has no answer that is older than it, and one that was kept is older than any", () => {
    const answered = withAnswer(new Map(), answerOf(51))
    expect(revisions(withAnswered(at(60, 0), answered))).toEqual([])
    expect(revisions(withAnswered(at(50), answered))).toEqual([51])
  })

  it("a repeat that is answered as the first time is no news of what was saved after it", () => {
    const later: AnsweredSheets = withAnswer(new Map(), answerOf(55))
    expect(withAnswer(later, answerOf(51, true))).toBe(later)
    expect(withAnswer(later, answerOf(51)).get(7)?.revision).toBe(51)
  })
})

it.each<[what: string, change: (workspace: Workspace) => Workspace, isSame: boolean]>([
  ["the same judge, later", (one) => ({ ...one, event: { ...one.event, changeVersion: 90 } }), true],
  [
    "a judge of the same number, made at another time",
    (one) => ({ ...one, judge: { ...one.judge, createdAt: "2020" } }),
    false,
  ],
  ["another name", (one) => ({ ...one, judge: { ...one.judge, name: "Bob" } }), false],
  ["another event", (one) => ({ ...one, event: { ...one.event, id: 9 } }), false],
  ["an event of another name", (one) => ({ ...one, event: { ...one.event, name: "Other Show" } }), false],
])("records without the name of a database, compared: %s", (_what, change, isSame) => {
  const { workspace } = aWorkspace()
  expect(isSameJudge(workspace, change(workspace))).toBe(isSame)
})
