import type { OwnSheet, SavedSheet } from "@rosette/contract/sheets"
import { describe, expect, it } from "vitest"
import { type AnsweredSheets, isDoubtful, withAnswer, withAnswered } from "./answered-sheets.ts"
import type { Answer } from "./outbox.ts"

let moments = 0
const nextMoment = () => ++moments
/** Adds an answer that comes now. */
const heard = (answered: AnsweredSheets, answer: Answer & { refusal: null }, knownRevision = 0) =>
  withAnswer(answered, answer, { heardAt: nextMoment(), knownRevision })

const answerOf = (revision: number, isRepeat = false): Answer & { refusal: null } => {
  const sheet = { entryId: 7, scores: [], isSubmitted: true, databaseId: "one", comments: "" }
  const saved: SavedSheet = { ...sheet, stats: { completed: 1, total: 1 }, revision, isSetAside: false }
  const sent = { ...sheet, judgeId: 3, baseRevision: 0, mutationId: "m" }
  return { entryId: 7, editId: "a", saved, sent, isRepeat, refusal: null }
}
type Asked = {
  event: { changeVersion: number }
  sheets: OwnSheet[]
  sheetsVersion: number
  askedAt?: number
  isUnreviewed?: boolean
}
const at = (changeVersion: number, askedAt?: number): Asked => ({
  event: { changeVersion },
  sheets: [],
  sheetsVersion: 0,
  ...(askedAt !== undefined && { askedAt }),
})
const revisions = ({ sheets }: Asked) => sheets.map(({ revision }) => revision)

describe("a workspace with the answers to saves since it was read", () => {
  it("gets the answers that came after its request, and not those that came before it", () => {
    const before = nextMoment()
    const answered = heard(new Map(), answerOf(51))
    const after = nextMoment()
    expect(revisions(withAnswered(at(50, before), answered))).toEqual([51])
    // The server was restored from an older backup: it no longer has the sheet.
    expect(revisions(withAnswered(at(40, after), answered))).toEqual([])
  })

  it("gets no repeated answer that is older than it; a workspace from this device is older than any answer", () => {
    const answered = heard(new Map(), answerOf(51, true))
    expect(revisions(withAnswered(at(60, 0), answered))).toEqual([])
    expect(isDoubtful(at(60, 0), answered)).toBe(false)
    expect(revisions(withAnswered(at(50), answered))).toEqual([51])
  })

  it("keeps a new answer with a lower revision until it is read again: the server may have been restored", () => {
    const before = nextMoment()
    const answered = heard(new Map(), answerOf(51))
    expect(revisions(withAnswered(at(60, before), answered))).toEqual([51])
    expect(isDoubtful(at(60, before), answered)).toBe(true)
    expect(isDoubtful(at(50, before), answered)).toBe(false)
    expect(isDoubtful(at(60, before), heard(answered, { ...answerOf(70), entryId: 8 }))).toBe(true)
    // The workspace that is read then has the sheet, or the server no longer has it.
    expect(isDoubtful(at(60, nextMoment()), answered)).toBe(false)
  })

  it("the repeated answer to an earlier save does not replace the answer to a later one", () => {
    const later: AnsweredSheets = heard(new Map(), answerOf(55))
    expect(heard(later, answerOf(51, true))).toBe(later)
    expect(heard(later, answerOf(51)).get(7)?.revision).toBe(51)
    expect(heard(later, answerOf(56, true)).get(7)?.revision).toBe(56)
  })
})

describe("what this device knows of the server, from other tabs and earlier visits", () => {
  const known = (revision: number) =>
    new Map([[7, { entryId: 7, isSubmitted: true, comments: "", scores: [{ criterionId: 1, points: 8 }], revision }]])

  it("is shown if the workspace was read before it, and not if the workspace is newer", () => {
    expect(withAnswered(at(50), new Map(), known(51)).sheets).toMatchObject([
      { entryId: 7, isSubmitted: true, revision: 51, isAsked: false, reopened: null },
    ])
    // Cleared by the organizer, or lost by a restore, since.
    expect(withAnswered(at(51), new Map(), known(51)).sheets).toEqual([])
  })

  it("is shown if the workspace was not compared with it, because the server may have lost it, unless it was cleared", () => {
    const unreviewed = { ...at(60), isUnreviewed: true }
    const older = {
      entryId: 7,
      isSubmitted: false,
      comments: "",
      scores: [],
      revision: 40,
      isAsked: false,
      reopened: null,
    }
    expect(revisions(withAnswered(unreviewed, new Map(), known(51)))).toEqual([51])
    expect(revisions(withAnswered({ ...unreviewed, sheets: [older] }, new Map(), known(51)))).toEqual([51])
    expect(
      revisions(withAnswered({ ...unreviewed, sheets: [{ ...older, revision: 55 }] }, new Map(), known(51))),
    ).toEqual([55])
    expect(revisions(withAnswered({ ...unreviewed, sheetsVersion: 58 }, new Map(), known(51)))).toEqual([])
  })

  it("is shown instead of an older answer to this tab, unless it was known when that came: the server was restored", () => {
    expect(revisions(withAnswered(at(50), heard(new Map(), answerOf(51), 49), known(55)))).toEqual([55])
    expect(revisions(withAnswered(at(20), heard(new Map(), answerOf(21), 55), known(55)))).toEqual([21])
  })

  it("keeps what the workspace says besides of the sheet", () => {
    const asked = {
      entryId: 7,
      isSubmitted: true,
      comments: "",
      scores: [],
      revision: 40,
      isAsked: true,
      reopened: null,
    }
    const other = { ...asked, entryId: 8 }
    const workspace = { ...at(50), sheets: [asked, other] }
    expect(withAnswered(workspace, new Map())).toBe(workspace)
    expect(withAnswered(workspace, new Map(), known(51)).sheets).toMatchObject([other, { entryId: 7, isAsked: true }])
  })
})
