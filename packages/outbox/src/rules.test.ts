import { describe, expect, it } from "vitest"
import { makeAttempt, makeKept, makeRefusal, makeSaved, makeStored } from "./fixtures.ts"
import { NO_RECORD, type SheetRecord } from "./records/records.ts"
import { hasSomethingToSend, nextAttempt, whenDropped, whenRefused, whenSaved, whenSentAnyway } from "./rules.ts"
import type { Refusal } from "./sending/send-failure.ts"

const kept = (editId: string, baseRevision = 4, isSubmitted = false) => makeKept(editId, { baseRevision, isSubmitted })
const out = (editId: string, baseRevision = 4, isSubmitted = false) =>
  makeAttempt(kept(editId, baseRevision, isSubmitted))
const refused = (editId: string, code: Refusal["code"], fields: Partial<Refusal> = {}) =>
  makeAttempt(kept(editId), makeRefusal(code, fields))

/** "b@9 after a:EVENT_CLOSED" is edit b kept on revision 9, and edit a refused; "a?" is a try whose fate is unknown. */
function picture({ kept, attempt }: SheetRecord): string {
  const newest = kept ? `${kept.editId}@${kept.baseRevision}` : "-"
  if (!attempt) return newest
  return `${newest} after ${attempt.editId}${attempt.refusal ? `:${attempt.refusal.code}` : "?"}`
}

describe("what goes out next", () => {
  it.each<[what: string, record: SheetRecord, sent: string | null]>([
    ["nothing was typed", NO_RECORD, null],
    ["a change was typed", { known: null, kept: kept("a"), attempt: null }, "a on 4 as new"],
    ["its try is out, fate unknown", { known: null, kept: kept("a"), attempt: out("a") }, "a on 4 as try"],
    ["a newer one was typed while a try is out", { known: null, kept: kept("b"), attempt: out("a") }, "a on 4 as try"],
    ["it was refused as broken", { known: null, kept: kept("a"), attempt: refused("a", "INVALID_INPUT") }, null],
    [
      "it was refused as broken, and mended since",
      { known: null, kept: kept("b"), attempt: refused("a", "INVALID_INPUT") },
      "b on 4 as new",
    ],
    [
      "its entry was gone, and it was typed again",
      { known: null, kept: kept("b"), attempt: refused("a", "NOT_FOUND") },
      "b on 4 as new",
    ],
    [
      "another device changed it, and it was typed on",
      { known: null, kept: kept("b"), attempt: refused("a", "SHEET_CHANGED") },
      null,
    ],
    ["it was locked, and typed on", { known: null, kept: kept("b"), attempt: refused("a", "SCORES_LOCKED") }, null],
    [
      "the event was closed, and it was typed on",
      { known: null, kept: kept("b"), attempt: refused("a", "EVENT_CLOSED") },
      null,
    ],
  ])("%s", (_, record, sent) => {
    const next = nextAttempt(record, "new")
    expect(next && `${next.editId} on ${next.body.baseRevision} as ${next.body.mutationId}`).toBe(sent)
    expect(hasSomethingToSend(record)).toBe(sent !== null)
  })

  it("a try goes out whole, and is on record as it goes out", () => {
    const sheet = makeKept("a", {
      content: { points: { 1: 5 }, comments: "Lovely" },
      isSubmitted: true,
      baseRevision: 4,
    })
    const { databaseId, judgeId, entryId, scores } = sheet
    expect(nextAttempt({ known: null, kept: sheet, attempt: null }, "new")).toEqual({
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
  })
})

describe("the server has saved a try as revision 9", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    ["nothing was typed since", { known: null, kept: kept("a"), attempt: out("a") }, "-"],
    ["it was typed on", { known: null, kept: kept("b"), attempt: out("a") }, "b@9"],
    [
      "what was typed since began on another revision",
      { known: null, kept: kept("b", 6), attempt: out("a", 4) },
      "b@6",
    ],
    [
      "another tab has heard a refusal of it before",
      { known: null, kept: kept("a"), attempt: refused("a", "EVENT_CLOSED") },
      "-",
    ],
    ["another tab has heard of it before", { known: null, kept: kept("b", 9), attempt: null }, "b@9"],
  ])("%s", (_, record, after) => {
    expect(picture(whenSaved(record, "try", makeSaved(9, out("a").body)))).toBe(after)
  })

  it("an answer to another try changes nothing", () => {
    const record = { known: null, kept: kept("a"), attempt: out("a") }
    expect(whenSaved(record, "another", makeSaved(9, out("a").body))).toBe(record)
    expect(whenRefused(record, "another", makeRefusal("EVENT_CLOSED"))).toBe(record)
  })

  it("a repeat answers the revision of the first time: what was typed since meets what another device saved after it", () => {
    const repeated = whenSaved({ known: null, kept: kept("b"), attempt: out("a") }, "try", makeSaved(9, out("a").body))
    expect(nextAttempt(repeated, "new")?.body.baseRevision).toBe(9)
    const current = makeStored(2, 12)
    const met = whenRefused(
      { ...repeated, attempt: nextAttempt(repeated, "try") },
      "try",
      makeRefusal("SHEET_CHANGED", { current }),
    )
    expect(picture(met)).toBe("b@9 after b:SHEET_CHANGED")
  })

  it("a sheet typed on a screen that had not seen the save is not sent over it", () => {
    const saved = whenSaved({ known: null, kept: kept("a"), attempt: out("a") }, "try", makeSaved(9, out("a").body))
    expect(nextAttempt({ ...saved, kept: kept("b", 4) }, "new")?.body.baseRevision).toBe(4)
  })
})

describe("the server has refused a try", () => {
  const changed = (points: number) => makeRefusal("SHEET_CHANGED", { current: makeStored(points, 12) })

  it.each<[what: string, record: SheetRecord, refusal: Refusal, after: string]>([
    [
      "it stays with the reason",
      { known: null, kept: kept("a"), attempt: out("a") },
      makeRefusal("EVENT_CLOSED"),
      "a@4 after a:EVENT_CLOSED",
    ],
    [
      "what was typed since stays",
      { known: null, kept: kept("b"), attempt: out("a") },
      makeRefusal("INVALID_INPUT"),
      "b@4 after a:INVALID_INPUT",
    ],
    ["nothing is kept any more", { known: null, kept: null, attempt: out("a") }, makeRefusal("EVENT_CLOSED"), "-"],
    [
      "another device has a draft of other points",
      { known: null, kept: kept("a", 4, true), attempt: out("a", 4, true) },
      changed(2),
      "a@4 after a:SHEET_CHANGED",
    ],
    [
      "another device has a draft of the points to be submitted",
      { known: null, kept: kept("a", 4, true), attempt: out("a", 4, true) },
      changed(5),
      "a@12",
    ],
    [
      "the organizer has cleared it",
      { known: null, kept: kept("a", 4, true), attempt: out("a", 4, true) },
      makeRefusal("SHEET_CHANGED", { current: null }),
      "a@4 after a:SHEET_CHANGED",
    ],
    [
      "another tab has heard that it was saved",
      { known: null, kept: kept("b", 9), attempt: null },
      makeRefusal("EVENT_CLOSED"),
      "b@9",
    ],
  ])("%s", (_, record, refusal, after) => {
    expect(picture(whenRefused(record, "try", refusal))).toBe(after)
  })

  it.each<[what: string, comments: string, lines: [number, number][], isTheSame: boolean]>([
    ["the same comment and points", "Fine", [[1, 5]], true],
    ["another comment", "Nice", [[1, 5]], false],
    [
      "a line of 0 more",
      "Fine",
      [
        [1, 5],
        [2, 0],
      ],
      true,
    ],
    [
      "a line of 1 more",
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
    "a submit goes over another device's draft without a question only if both say the same: %s",
    (_, comments, lines, isTheSame) => {
      const mine = makeKept("a", { isSubmitted: true, content: { points: { 1: 5 }, comments: "Fine" } })
      const scores = lines.map(([criterionId, points]) => ({ criterionId, points }))
      const current = { ...makeStored(0, 12), comments, scores }
      const after = whenRefused(
        { known: null, kept: mine, attempt: makeAttempt(mine) },
        "try",
        makeRefusal("SHEET_CHANGED", { current }),
      )
      expect(picture(after)).toBe(isTheSame ? "a@12" : "a@0 after a:SHEET_CHANGED")
    },
  )
})

describe("the judge sends it anyway", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    [
      "over another device's sheet",
      { known: null, kept: kept("a"), attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }) },
      "a@12",
    ],
    [
      "with what was typed since",
      { known: null, kept: kept("b"), attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }) },
      "b@12",
    ],
    [
      "after the organizer cleared it",
      { known: null, kept: kept("a"), attempt: refused("a", "SHEET_CHANGED", { current: null }) },
      "a@0",
    ],
    [
      "after the event was opened again",
      { known: null, kept: kept("a"), attempt: refused("a", "EVENT_CLOSED") },
      "a@4",
    ],
    ["after the sheet was reopened", { known: null, kept: kept("a"), attempt: refused("a", "SCORES_LOCKED") }, "a@4"],
    ["while a try is out", { known: null, kept: kept("a"), attempt: out("a") }, "a@4 after a?"],
    ["where nothing was refused", { known: null, kept: kept("a"), attempt: null }, "a@4"],
  ])("%s", (_, record, after) => {
    expect(picture(whenSentAnyway(record, "try"))).toBe(after)
  })

  it("a refusal that the judge has not seen yet is not overruled", () => {
    const record = {
      known: null,
      kept: kept("a"),
      attempt: refused("a", "SHEET_CHANGED", { current: makeStored(2, 12) }),
    }
    expect(whenSentAnyway(record, "an earlier try")).toBe(record)
  })
})

describe("the judge drops edit a", () => {
  it.each<[what: string, record: SheetRecord, after: string]>([
    ["that waits", { known: null, kept: kept("a"), attempt: null }, "-"],
    ["that was refused", { known: null, kept: kept("a"), attempt: refused("a", "EVENT_CLOSED") }, "-"],
    ["of which a try is out", { known: null, kept: kept("a"), attempt: out("a") }, "a@4 after a?"],
    ["but something newer was typed", { known: null, kept: kept("b"), attempt: null }, "b@4"],
    [
      "that was refused, but something newer was typed",
      { known: null, kept: kept("b"), attempt: refused("a", "SHEET_CHANGED") },
      "b@4",
    ],
  ])("%s", (_, record, after) => {
    expect(picture(whenDropped(record, "a"))).toBe(after)
  })
})
