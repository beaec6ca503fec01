import { ERRORS } from "@rosette/contract/errors"
import type { StoredSheet } from "@rosette/contract/sheets"
import { describe, expect, it } from "vitest"
import { beginToSend, openPage, refuse, save } from "./fixture-page.ts"
import { ENTRY, EVENT, makeChange, makeSaved, makeStored, makeUnsent, OWNER } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { NO_RECORD, type SheetRecord, withSheet } from "./records.ts"
import { knownRevisions, reviewed, type SheetReview } from "./review.ts"
import { attemptOf, isHeldBack, whenRefused, whenSaved } from "./rules.ts"
import { memoryStore } from "./store.ts"

const place = { ...OWNER, entryId: ENTRY }
/** A record of a sheet whose versions on the server were these, one after the other. */
const knownOf = (...sheets: StoredSheet[]): SheetRecord => ({
  ...NO_RECORD,
  known: sheets.reduce<SheetRecord["known"]>((known, sheet) => withSheet(known, place, sheet), null),
})
const OLDER = makeStored(3, 30)
const LATEST = { ...makeStored(5, 50), isSubmitted: true }

type View = { sheet?: StoredSheet | null; changeVersion?: number; sheetsVersion?: number; isGone?: boolean }

function changed(record: SheetRecord, view: View, fields: Partial<SheetReview> = {}) {
  const { sheet = null, changeVersion = 40, sheetsVersion = 10, isGone = false } = view
  const records = new Map([[ENTRY, record]])
  const labelOf = () => (isGone ? null : "Car 7 (7)")
  const sheets = sheet ? [sheet] : []
  const server = { eventId: EVENT, changeVersion, sheetsVersion, sheets, criterionIds: new Set([1]), labelOf }
  const last = { sheetsVersion: 10, setupVersion: 4, labelOf }
  const asked = knownRevisions(records)
  return reviewed(records, { owner: OWNER, server, asked, last, newId: () => "new", ...fields })
}

const review = (record: SheetRecord, view: View, fields: Partial<SheetReview> = {}): SheetRecord =>
  changed(record, view, fields).get(ENTRY) ?? record

/** "again on 30" (sent again), "asked on 50" (the judge is asked) or the unsent edit, and the revision that is known afterwards. */
function picture({ unsent, attempt, known }: SheetRecord): string {
  const what = !unsent
    ? "-"
    : `${unsent.isLost ? (attempt?.refusal ? "asked" : "again") : unsent.editId} on ${unsent.baseRevision}`
  return `${what}, known ${known?.sheet?.revision ?? "none"}`
}

describe("what the server says it has is compared with what it is known to have had", () => {
  it.each<[what: string, record: SheetRecord, view: View, after: string]>([
    ["an unknown sheet", NO_RECORD, { sheet: OLDER }, "-, known 30"],
    ["the same sheet", knownOf(LATEST), { sheet: LATEST, changeVersion: 60 }, "-, known 50"],
    [
      "the same sheet, in a response without points of 0",
      knownOf({ ...LATEST, scores: [{ criterionId: 1, points: 0 }] }),
      { sheet: { ...LATEST, scores: [] }, changeVersion: 60 },
      "-, known 50",
    ],
    [
      "other points under the same revision",
      knownOf(LATEST),
      { sheet: { ...LATEST, scores: [{ criterionId: 1, points: 2 }] } },
      "asked on 50, known 50",
    ],
    ["a newer one", knownOf(OLDER), { sheet: LATEST, changeVersion: 60 }, "-, known 50"],
    [
      "without a removed criterion",
      knownOf({ ...LATEST, scores: [...LATEST.scores, { criterionId: 2, points: 4 }] }),
      { sheet: LATEST },
      "-, known 50",
    ],
    ["cleared by the organizer", knownOf(LATEST), { changeVersion: 60, sheetsVersion: 60 }, "-, known none"],
    [
      "cleared by the organizer while a change waits",
      { ...knownOf(LATEST), unsent: makeUnsent("b", { baseRevision: 50 }) },
      { changeVersion: 60, sheetsVersion: 60 },
      "b on 50, known none",
    ],
    ["deleted with its entry", knownOf(LATEST), { changeVersion: 60, isGone: true }, "-, known none"],
    ["restored from a copy without the sheet", knownOf(LATEST), {}, "again on 0, known none"],
    ["restored, and others have saved since", knownOf(LATEST), { changeVersion: 90 }, "again on 0, known none"],
    ["restored to an older version", knownOf(OLDER, LATEST), { sheet: OLDER }, "again on 30, known 30"],
    ["restored from a copy without the entry", knownOf(LATEST), { isGone: true }, "again on 0, known none"],
    ["restored, and cleared since", knownOf(LATEST), { sheetsVersion: 35 }, "asked on 50, known none"],
    [
      "restored, and saved by another device since",
      knownOf(LATEST),
      { sheet: makeStored(2, 45) },
      "asked on 50, known 45",
    ],
    [
      "restored, and saved by another device since, while a change waits",
      { ...knownOf(LATEST), unsent: makeUnsent("b", { baseRevision: 50 }) },
      { sheet: makeStored(2, 45) },
      "b on 50, known 45",
    ],
    ["another sheet of the same revision", knownOf(LATEST), { sheet: makeStored(2, 50) }, "asked on 50, known 50"],
  ])("%s", (_what, record, view, after) => {
    expect(picture(review(record, view))).toBe(after)
  })

  it("only what changes is written, under the judge's name", () => {
    expect(changed(knownOf(LATEST), { sheet: LATEST, changeVersion: 60 }).size).toBe(0)
    expect(review(NO_RECORD, { sheet: OLDER }).known).toMatchObject(place)
  })

  it("the judge is asked with the sheet that the server has instead", () => {
    const elsewhere = makeStored(2, 45)
    expect(review(knownOf(LATEST), { sheet: elsewhere }).attempt?.refusal).toEqual({
      kind: "refused",
      code: "SHEET_CHANGED",
      message: ERRORS.SHEET_CHANGED.message,
      issues: [],
      current: elsewhere,
    })
  })

  it.each([
    [50, 50],
    [70, 70],
    [20, 50],
  ])("if revision %i was lost before, the latest lost revision is %i", (before, after) => {
    const { known } = knownOf(LATEST)
    const record = { ...NO_RECORD, known: known && { ...known, lostRevision: before } }
    expect(review(record, {}).known?.lostRevision).toBe(after)
  })

  it("a lost sheet has the name of its entry on the server, else the one it had, else its number", () => {
    const last = { sheetsVersion: 10, setupVersion: 4, labelOf: () => "Car 7, once" }
    const labels = [
      review(knownOf(LATEST), {}, { last }),
      review(knownOf(LATEST), { isGone: true }, { last }),
      review(knownOf(LATEST), { isGone: true }),
    ].map(({ unsent }) => unsent?.label)
    expect(labels).toEqual(["Car 7 (7)", "Car 7, once", "Entry no. 7"])
  })

  it("a lost sheet is sent again also if an addition to it was typed", () => {
    const record = { ...knownOf(LATEST), unsent: makeUnsent("added", { baseRevision: 50, isAddition: true }) }
    expect(picture(review(record, {}))).toBe("again on 0, known none")
  })

  it("a sheet that was saved after the server was asked is not lost", () => {
    const asked = new Map([[ENTRY, 30]])
    expect(picture(review(knownOf(OLDER, LATEST), { sheet: OLDER }, { asked }))).toBe("-, known 50")
  })

  it("a lost sheet is sent once, unchanged, with the setupVersion that its judge saw", () => {
    const once = review(knownOf(LATEST), {})
    expect(once.unsent).toEqual({
      ...OWNER,
      eventId: EVENT,
      entryId: ENTRY,
      editId: "new",
      label: "Car 7 (7)",
      content: { points: { 1: 5 }, comments: "" },
      scores: LATEST.scores,
      isSubmitted: true,
      baseRevision: 0,
      setupVersion: 4,
      isLost: true,
    })
    expect(review(once, {})).toBe(once)
    const attempt = attemptOf(makeUnsent("new", { ...once.unsent }), "attempt")
    const sent = whenSaved({ ...once, attempt }, "attempt", makeSaved(41, attempt.body))
    expect(picture(review(sent, { sheet: sent.known?.sheet ?? null, changeVersion: 41 }))).toBe("-, known 41")
  })

  it("a change typed on a lost sheet is not sent over what another device has saved since the restore", () => {
    const unsent = makeUnsent("b", { baseRevision: 50 })
    const attempt = attemptOf(unsent, "attempt")
    const restored = review({ ...knownOf(OLDER, LATEST), unsent, attempt }, { sheet: OLDER })
    const refused = (record: SheetRecord, current: StoredSheet) =>
      whenRefused(record, "attempt", { kind: "refused", code: "SHEET_CHANGED", message: "", issues: [], current })
    expect(isHeldBack(refused(restored, OLDER))).toBe(false)
    const elsewhere = makeStored(2, 45)
    expect(isHeldBack(refused(review(restored, { sheet: elsewhere }), elsewhere))).toBe(true)
  })

  it("a lost sheet that its judge has emptied since is not sent again", () => {
    const unsent = makeUnsent("emptied", { content: { points: {}, comments: "" }, scores: [], baseRevision: 50 })
    const attempt = attemptOf(unsent, "attempt")
    const emptied = { ...knownOf({ ...LATEST, isSubmitted: false }), unsent, attempt }
    const answered = whenSaved(emptied, "attempt", makeSaved(0, attempt.body))
    expect(picture(review(answered, {}))).toBe("-, known none")
  })

  it("a lost sheet lacks the criteria that it lacked before, also after it is sent again", () => {
    const criterionIds = new Set([1, 2])
    const labelOf = () => "Car 7 (7)"
    const server = { eventId: EVENT, changeVersion: 40, sheetsVersion: 10, sheets: [], criterionIds, labelOf }
    const once = review(knownOf(LATEST), {}, { server })
    expect(once.unsent?.scores).toEqual([...LATEST.scores, { criterionId: 2, points: 0, isScore: false }])
    const attempt = attemptOf(makeUnsent("new", { ...once.unsent }), "attempt")
    // The server answers with a 0 for a criterion that does not apply.
    const scores = attempt.body.scores.map(({ criterionId, points }) => ({ criterionId, points }))
    const sent = whenSaved({ ...once, attempt }, "attempt", { ...makeSaved(41, attempt.body), scores })
    expect(sent.known?.sheet?.scores).toEqual(LATEST.scores)
    const draft = { ...LATEST, isSubmitted: false }
    expect(review(knownOf(draft), {}, { server }).unsent?.scores).toEqual(LATEST.scores)
  })

  it("a change typed on a lost sheet is sent over the older version that remains", () => {
    const typed = { ...knownOf(OLDER, LATEST), unsent: makeUnsent("b", { baseRevision: 50 }) }
    expect(picture(review(typed, { sheet: OLDER }))).toBe("b on 30, known 30")
    const elsewhere = { ...knownOf(OLDER, LATEST), unsent: makeUnsent("b", { baseRevision: 20 }) }
    expect(picture(review(elsewhere, { sheet: OLDER }))).toBe("b on 20, known 30")
  })
})

it("a refused attempt with a change on a lost sheet is sent again over what remains, without asking the judge", async () => {
  const store = memoryStore()
  const page = openPage(store)
  page.outbox.store(makeChange(5))
  await beginToSend(page)
  await save(page, 50)
  page.outbox.store(makeChange(6, { baseRevision: 50 }))
  await beginToSend(page)
  const labelOf = () => "Car 7 (7)"
  const server = {
    eventId: EVENT,
    changeVersion: 40,
    sheetsVersion: 0,
    sheets: [],
    criterionIds: new Set([1]),
    labelOf,
  }
  const asked = knownRevisions(await store.all(OWNER))
  const last = { sheetsVersion: 0, setupVersion: 0, labelOf }
  await store.updateAll(OWNER, (records) =>
    reviewed(records, { owner: OWNER, server, asked, last, newId: () => "new" }),
  )
  await refuse(page, "SHEET_CHANGED", { current: null })
  await settle()
  expect(page.connection.first().body).toMatchObject({ scores: [{ points: 6 }], baseRevision: 0 })
})
