import type { StoredSheet } from "@rosette/contract/sheets"
import { describe, expect, it } from "vitest"
import { ENTRY, makeAttempt, makeRefusal, makeSaved, makeStored, makeUnsent, OWNER } from "./fixtures.ts"
import { type KnownSheet, NO_RECORD, type SheetRecord, withSheet } from "./records.ts"
import { hasSomethingToSend, nextAttempt, whenDropped, whenRefused, whenSaved, whenSentAnyway } from "./rules.ts"
import type { SheetRefused } from "./send-failure.ts"

const unsent = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeUnsent(editId, { baseRevision, isSubmitted })
const out = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeAttempt(unsent(editId, baseRevision, isSubmitted))
const refused = (editId: string, code: SheetRefused["code"], fields: Partial<SheetRefused> = {}) =>
  makeAttempt(unsent(editId), makeRefusal(code, fields))

const place = { ...OWNER, entryId: ENTRY }
const knownAt = (...revisions: number[]) =>
  revisions.reduce<KnownSheet | null>((known, revision) => withSheet(known, place, makeStored(5, revision)), null)

/** "b@9 after a:EVENT_CLOSED": edit b is unsent on revision 9, and edit a was refused; "a?": an unanswered attempt of edit a. */
function picture({ unsent, attempt }: SheetRecord): string {
  const newest = unsent ? `${unsent.editId}@${unsent.baseRevision}` : "-"
  if (!attempt) return newest
  return `${newest} after ${attempt.editId}${attempt.refusal ? `:${attempt.refusal.code}` : "?"}`
}

describe("the next attempt", () => {
  it.each<[what: string, record: SheetRecord, sent: string | null]>([
    ["nothing was typed", NO_RECORD, null],
    ["a change was typed", { known: null, unsent: unsent("a"), attempt: null }, "a on 4 as new"],
    ["its attempt is unanswered", { known: null, unsent: unsent("a"), attempt: out("a") }, "a on 4 as attempt"],
    [
      "a newer change was typed while an attempt is unanswered",
      { known: null, unsent: unsent("b"), attempt: out("a") },
      "a on 4 as attempt",
    ],
    ["it was refused as invalid", { known: null, unsent: unsent("a"), attempt: refused("a", "INVALID_INPUT") }, null],
    [
      "it was refused as invalid, and corrected since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "INVALID_INPUT") },
      "b on 4 as new",
    ],
    [
      "its entry was not found, and it was changed since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "NOT_FOUND") },
      "b on 4 as new",
    ],
    [
      "another device changed it, and it was changed here since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "SHEET_CHANGED") },
      null,
    ],
    [
      "it was locked, and changed since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "SCORES_LOCKED") },
      null,
    ],
    [
      "the event was closed, and it was changed since",
      { known: null, unsent: unsent("b"), attempt: refused("a", "EVENT_CLOSED") },
      null,
    ],
  ])("%s", (_, record, sent) => {
    const next = nextAttempt(record, "new")
    expect(next && `${next.editId} on ${next.body.baseRevision} as ${next.body.mutationId}`).toBe(sent)
    expect(hasSomethingToSend(record)).toBe(sent !== null)
  })

  it("an attempt contains the whole sheet, and is recorded as it is sent", () => {
    const sheet = makeUnsent("a", {
      content: { points: { 1: 5 }, comments: "Lovely" },
      isSubmitted: true,
      baseRevision: 4,
    })
    const { databaseId, judgeId, entryId, scores } = sheet
    expect(nextAttempt({ known: null, unsent: sheet, attempt: null }, "new")).toStrictEqual({
      databaseId,
      judgeId,
      entryId,
      editId: "a",
      body: {
        databaseId,
        judgeId,
        entryId,
        scores,
        comments: "Lovely",
        isSubmitted: true,
        baseRevision: 4,
        mutationId: "new",
      },
      refusal: null,
    })
    const seen = { known: null, unsent: { ...sheet, setupVersion: 3 }, attempt: null }
    expect(nextAttempt(seen, "new")?.body.setupVersion).toBe(3)
  })
})

describe("after the server saves an attempt as revision 9", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    ["nothing was typed since", { known: null, unsent: unsent("a"), attempt: out("a") }, "-"],
    ["it was changed since", { known: null, unsent: unsent("b"), attempt: out("a") }, "b@9"],
    [
      "the later change started from another revision",
      { known: null, unsent: unsent("b", 6), attempt: out("a", 4) },
      "b@6",
    ],
    [
      "another tab has received a refusal of it before",
      { known: null, unsent: unsent("a"), attempt: refused("a", "EVENT_CLOSED") },
      "-",
    ],
    ["another tab has received the answer before", { known: null, unsent: unsent("b", 9), attempt: null }, "b@9"],
  ])("%s", (_, record, after) => {
    expect(picture(whenSaved(record, "attempt", makeSaved(9, out("a").body)))).toBe(after)
  })

  it.each([
    ["nothing", null, 9, 4],
    ["an older revision", knownAt(4), 9, 4],
    ["the same revision", knownAt(9), 9, 4],
    ["a newer revision, from another device", knownAt(12), 12, undefined],
  ])("if %s was known, the device knows the later one, and on what it worked", (_, known, revision, madeFrom) => {
    const saved = whenSaved({ known, unsent: unsent("a"), attempt: out("a") }, "attempt", makeSaved(9, out("a").body))
    expect([saved.known?.sheet?.revision, saved.known?.madeFrom]).toEqual([revision, madeFrom])
  })

  it.each([
    ["nothing was known", null, null],
    ["it is that of the attempt", knownAt(4), null],
    ["it is a later one", knownAt(12), 12],
  ])("an empty draft has no sheet on the server any more, if %s", (_, known, revision) => {
    const empty = makeUnsent("a", { scores: [], baseRevision: 4 })
    const attempt = makeAttempt(empty)
    const saved = whenSaved({ known, unsent: empty, attempt }, "attempt", makeSaved(0, attempt.body))
    expect(saved.known?.sheet?.revision ?? null).toBe(revision)
  })

  it("the 0 of a criterion that does not apply is no score, but points that the server had are", () => {
    const lines = [5, 0, 0, 0].map((points, index) => ({ criterionId: index + 1, points }))
    const scores = lines.map((line) => ({ ...line, isScore: line.criterionId === 1 || line.criterionId === 4 }))
    const sheet = makeUnsent("a", { scores })
    const attempt = makeAttempt(sheet)
    const answer = lines.map((line) => (line.criterionId === 3 ? { ...line, points: 7 } : line))
    const saved = whenSaved({ known: null, unsent: sheet, attempt }, "attempt", {
      ...makeSaved(9, attempt.body),
      scores: answer,
    })
    expect(saved.known?.sheet?.scores).toEqual([answer[0], answer[2], answer[3]])
  })

  it("an answer to another attempt changes nothing", () => {
    const record = { known: null, unsent: unsent("a"), attempt: out("a") }
    expect(whenSaved(record, "another", makeSaved(9, out("a").body))).toBe(record)
    expect(whenRefused(record, "another", makeRefusal("EVENT_CLOSED"))).toBe(record)
  })

  it("a repeat gets the first revision again, so a later change conflicts with a later save of another device", () => {
    const repeated = whenSaved(
      { known: null, unsent: unsent("b"), attempt: out("a") },
      "attempt",
      makeSaved(9, out("a").body),
    )
    expect(nextAttempt(repeated, "new")?.body.baseRevision).toBe(9)
    const current = makeStored(2, 12)
    const met = whenRefused(
      { ...repeated, attempt: nextAttempt(repeated, "attempt") },
      "attempt",
      makeRefusal("SHEET_CHANGED", { current }),
    )
    expect(picture(met)).toBe("b@9 after b:SHEET_CHANGED")
  })

  it("a change typed on a screen that had not seen the save does not overwrite it", () => {
    const saved = whenSaved(
      { known: null, unsent: unsent("a"), attempt: out("a") },
      "attempt",
      makeSaved(9, out("a").body),
    )
    expect(nextAttempt({ ...saved, unsent: unsent("b", 4) }, "new")?.body.baseRevision).toBe(4)
  })
})

describe("after the server refuses an attempt", () => {
  const changed = (points: number) => makeRefusal("SHEET_CHANGED", { current: makeStored(points, 12) })

  it.each<[what: string, record: SheetRecord, refusal: SheetRefused, after: string]>([
    [
      "it stays with the reason",
      { known: null, unsent: unsent("a"), attempt: out("a") },
      makeRefusal("EVENT_CLOSED"),
      "a@4 after a:EVENT_CLOSED",
    ],
    [
      "a later change stays",
      { known: null, unsent: unsent("b"), attempt: out("a") },
      makeRefusal("INVALID_INPUT"),
      "b@4 after a:INVALID_INPUT",
    ],
    ["nothing is unsent now", { known: null, unsent: null, attempt: out("a") }, makeRefusal("EVENT_CLOSED"), "-"],
    [
      "another device has a draft of other points",
      { known: null, unsent: unsent("a", 4, true), attempt: out("a", 4, true) },
      changed(2),
      "a@4 after a:SHEET_CHANGED",
    ],
    [
      "another device has a draft of the points to be submitted",
      { known: null, unsent: unsent("a", 4, true), attempt: out("a", 4, true) },
      changed(5),
      "a@12",
    ],
    [
      "the organizer has cleared it",
      { known: null, unsent: unsent("a", 4, true), attempt: out("a", 4, true) },
      makeRefusal("SHEET_CHANGED", { current: null }),
      "a@4 after a:SHEET_CHANGED",
    ],
    [
      "another tab has received that it was saved",
      { known: null, unsent: unsent("b", 9), attempt: null },
      makeRefusal("EVENT_CLOSED"),
      "b@9",
    ],
  ])("%s", (_, record, refusal, after) => {
    expect(picture(whenRefused(record, "attempt", refusal))).toBe(after)
    expect(whenRefused(record, "attempt", refusal).known).toBe(record.known)
  })

  // The server had the revisions 30, 40 and 50, and was restored from a copy with this one.
  it.each<
    [what: string, restored: number, based: [unsent: number, attempt: number], current: StoredSheet, after: string]
  >([
    ["the sheet that remains", 30, [50, 50], makeStored(5, 30), "b@30"],
    ["the sheet that remains, if only the attempt was made from the lost one", 30, [20, 50], makeStored(5, 30), "b@30"],
    ["a sheet of another device under its revision", 30, [50, 50], makeStored(2, 30), "b@50 after b:SHEET_CHANGED"],
    ["an older sheet than the one that remains", 40, [50, 50], makeStored(5, 30), "b@50 after b:SHEET_CHANGED"],
    ["a change that was made after the restore", 30, [60, 60], makeStored(5, 30), "b@60 after b:SHEET_CHANGED"],
    ["a change on the sheet that remains", 30, [30, 30], makeStored(5, 30), "b@30 after b:SHEET_CHANGED"],
  ])("a restored server refuses with %s", (_, restored, [base, attemptBase], current, after) => {
    const known = withSheet(knownAt(30, 40, 50), place, makeStored(5, restored), 50)
    const record = { known, unsent: unsent("b", base), attempt: out("b", attemptBase) }
    expect(picture(whenRefused(record, "attempt", makeRefusal("SHEET_CHANGED", { current })))).toBe(after)
  })

  it("another refusal of a lost sheet stays", () => {
    const record = { known: withSheet(knownAt(50), place, null, 50), unsent: unsent("b", 50), attempt: out("b", 50) }
    const refused = (refusal: SheetRefused) => picture(whenRefused(record, "attempt", refusal))
    expect(refused(makeRefusal("SHEET_CHANGED", { current: null }))).toBe("b@0")
    expect(refused(makeRefusal("EVENT_CLOSED"))).toBe("b@50 after b:EVENT_CLOSED")
  })

  it.each<[what: string, comments: string, lines: [number, number][], isTheSame: boolean]>([
    ["the same comment and points", "Fine", [[1, 5]], true],
    ["another comment", "Nice", [[1, 5]], false],
    [
      "another line with 0 points",
      "Fine",
      [
        [1, 5],
        [2, 0],
      ],
      true,
    ],
    [
      "another line with 1 point",
      "Fine",
      [
        [1, 5],
        [2, 1],
      ],
      false,
    ],
    ["other points", "Fine", [[1, 4]], false],
    ["no line", "Fine", [], false],
  ])(
    "a submit overwrites another device's draft without asking only if both say the same: %s",
    (_, comments, lines, isTheSame) => {
      const mine = makeUnsent("a", { isSubmitted: true, content: { points: { 1: 5 }, comments: "Fine" } })
      const scores = lines.map(([criterionId, points]) => ({ criterionId, points }))
      const current = { ...makeStored(0, 12), comments, scores }
      const after = whenRefused(
        { known: null, unsent: mine, attempt: makeAttempt(mine) },
        "attempt",
        makeRefusal("SHEET_CHANGED", { current }),
      )
      expect(picture(after)).toBe(isTheSame ? "a@12" : "a@0 after a:SHEET_CHANGED")
    },
  )
})

describe("after the judge sends it anyway", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    [
      "over another device's sheet",
      { known: null, unsent: unsent("a"), attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }) },
      "a@12",
    ],
    [
      "with a later change",
      { known: null, unsent: unsent("b"), attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }) },
      "b@12",
    ],
    [
      "after the organizer cleared it",
      { known: null, unsent: unsent("a"), attempt: refused("a", "SHEET_CHANGED", { current: null }) },
      "a@0",
    ],
    [
      "after the event was opened again",
      { known: null, unsent: unsent("a"), attempt: refused("a", "EVENT_CLOSED") },
      "a@4",
    ],
    [
      "after the sheet was reopened",
      { known: null, unsent: unsent("a"), attempt: refused("a", "SCORES_LOCKED") },
      "a@4",
    ],
    ["while an attempt is unanswered", { known: null, unsent: unsent("a"), attempt: out("a") }, "a@4 after a?"],
    ["if nothing was refused", { known: null, unsent: unsent("a"), attempt: null }, "a@4"],
  ])("%s", (_, record, after) => {
    expect(picture(whenSentAnyway(record, "attempt"))).toBe(after)
  })

  it("a refusal that the judge has not seen yet stays", () => {
    const record = {
      known: null,
      unsent: unsent("a"),
      attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }),
    }
    expect(whenSentAnyway(record, "an earlier attempt")).toBe(record)
  })
})

describe("after the judge drops edit a", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    ["that waits", { known: null, unsent: unsent("a"), attempt: null }, "-"],
    ["that was refused", { known: null, unsent: unsent("a"), attempt: refused("a", "EVENT_CLOSED") }, "-"],
    ["that has an unanswered attempt", { known: null, unsent: unsent("a"), attempt: out("a") }, "a@4 after a?"],
    ["but a newer one was typed", { known: null, unsent: unsent("b"), attempt: null }, "b@4"],
    [
      "that was refused, but a newer one was typed",
      { known: null, unsent: unsent("b"), attempt: refused("a", "SHEET_CHANGED") },
      "b@4",
    ],
  ])("%s", (_, record, after) => {
    expect(picture(whenDropped(record, "a"))).toBe(after)
  })
})
