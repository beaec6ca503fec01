import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import type { StoredSheet } from "@rosette/contract/sheets"
import { expect, it } from "vitest"
import { makePending, makeRefusal, makeStored } from "./fixtures.ts"
import type { PendingSheet } from "./records.ts"
import { BLANK_SHEET, changeOf, hasNothingToSend, isBlank, sheetState, shownSheet, sumOf } from "./sheet-content.ts"

const glass = aCriterion({ id: 2 })
const criteria = [aCriterion({ id: 1 }), glass]
const draft = makeStored(5, 4)
const submitted = { ...draft, isSubmitted: true }
const typed = (points: Record<number, number>, fields: Partial<PendingSheet> = {}) =>
  makePending({ content: { points, comments: "" }, ...fields })

type Sheets = { stored?: StoredSheet; pending?: PendingSheet }

it.each<[what: string, sheets: Sheets, lacking: boolean, shown: string]>([
  ["nothing yet", {}, false, "{}"],
  ["the draft on the server", { stored: draft }, false, '{"1":5}'],
  ["what was typed, without a removed criterion", { stored: draft, pending: typed({ 1: 6, 9: 3 }) }, false, '{"1":6}'],
  ["a submit that waits", { pending: typed({ 1: 6 }, { isSubmitted: true }) }, false, '{"1":6} locked settled'],
  [
    "a submit that is being sent",
    { pending: typed({ 1: 6 }, { isSubmitted: true, state: "sending" }) },
    false,
    '{"1":6} locked',
  ],
  [
    "a submit that was refused",
    { pending: typed({ 1: 6 }, { isSubmitted: true, state: "needs-you" }) },
    false,
    '{"1":6}',
  ],
  ["the submitted sheet", { stored: submitted, pending: typed({ 1: 6 }) }, false, '{"1":5} locked settled'],
  ["the submitted sheet, which lacks glass", { stored: submitted }, true, '{"1":5} locked settled completing'],
  [
    "the submitted sheet with what was added to it",
    { stored: submitted, pending: typed({ 1: 6, 2: 8 }, { isAddition: true, state: "needs-you" }) },
    true,
    '{"1":5,"2":8} locked settled completing',
  ],
  [
    "the same, which waits as a submit",
    { stored: submitted, pending: typed({ 1: 5, 2: 8 }, { isSubmitted: true }) },
    true,
    '{"1":5,"2":8} locked settled',
  ],
])("a judge sees %s", (_, { stored, pending }, isLacking, shown) => {
  const sheet = shownSheet(stored, pending, { criteria, lacking: isLacking ? [glass] : [] })
  const { content, isLocked, isSettled, isCompleting } = sheet
  const marks = [isLocked && "locked", isSettled && "settled", isCompleting && "completing"]
  expect([JSON.stringify(content.points), ...marks].filter(Boolean).join(" ")).toBe(shown)
})

const refused = (code: Parameters<typeof makeRefusal>[0], state: PendingSheet["state"] = "needs-you") =>
  typed({ 1: 6 }, { state, refusal: makeRefusal(code) })

it.each<[state: ReturnType<typeof sheetState>, why: string, sheets: Sheets, isCompleting?: boolean, points?: number]>([
  ["waiting", "submitted here", { pending: typed({ 1: 6 }, { isSubmitted: true }) }, true],
  ["open", "a submit that is being sent", { pending: typed({ 1: 6 }, { isSubmitted: true, state: "sending" }) }],
  ["open", "a draft that waits", { stored: draft, pending: typed({ 1: 6 }) }],
  ["incomplete", "it can be completed", { stored: submitted }, true],
  ["locked", "the server has it", { stored: submitted, pending: refused("SHEET_CHANGED") }],
  ["changedElsewhere", "another device has saved it", { pending: refused("SHEET_CHANGED") }, false, 11],
  ["closed", "judging is closed", { pending: refused("EVENT_CLOSED") }],
  ["refused", "something is wrong with it", { pending: refused("INVALID_INPUT") }, false, 11],
  ["open", "its refusal is overtaken", { pending: refused("INVALID_INPUT", "unsent") }],
  ["aboveMax", "a maximum was lowered", { stored: draft }, false, 11],
  ["open", "the points are the maximum", { stored: draft }, false, 10],
])("a sheet is “%s”: %s", (state, _, { stored, pending }, isCompleting = false, points = 5) => {
  const sum = sumOf({ points: { 1: points }, comments: "" }, criteria, anEntry())
  expect(sheetState({ stored, pending, isCompleting, sum })).toBe(state)
})

const TYPED = {
  entry: anEntry({ id: 7 }),
  label: "Car 7 (7)",
  content: { points: { 1: 6 }, comments: "Fine" },
  isSubmitted: true,
  criteria,
}

it.each<[what: string, sheets: Sheets, base: number]>([
  ["there is no sheet", {}, 0],
  ["the server has one", { stored: draft }, 4],
  ["the judge started from an older one", { stored: draft, pending: typed({}, { baseRevision: 3 }) }, 3],
  ["points are added", { stored: submitted, pending: typed({}, { baseRevision: 3, isAddition: true }) }, 4],
])("a change is based on the revision from which the judge started: %s", (_, { stored, pending }, baseRevision) => {
  const scores = [
    { criterionId: 1, points: 6 },
    { criterionId: 2, points: 0 },
  ]
  const { entry, label, content } = TYPED
  const change = { entryId: entry.id, label, content, scores, isSubmitted: true, baseRevision }
  expect(changeOf(TYPED, stored, pending)).toStrictEqual(change)
  expect(changeOf({ ...TYPED, setupVersion: 2 }, stored, pending)).toStrictEqual({ ...change, setupVersion: 2 })
})

it.each<[what: string, points: number, sheets: Sheets, isNothing: boolean]>([
  ["the server has the same", 5, { stored: draft }, true],
  [
    "the server has the same, and another attempt is unanswered",
    5,
    { stored: draft, pending: typed({}, { isUnanswered: true }) },
    false,
  ],
  ["the server has other points", 6, { stored: draft }, false],
  ["the server has nothing", 5, {}, false],
])("whether a draft has nothing to send: %s", (_, points, { stored, pending }, isNothing) => {
  expect(hasNothingToSend({ points: { 1: points }, comments: "" }, stored, pending)).toBe(isNothing)
})

it.each([
  [BLANK_SHEET, true],
  [{ points: {}, comments: "" }, true],
  [{ points: {}, comments: "Fine" }, false],
  [{ points: { 1: 0 }, comments: "" }, false],
])("nothing was typed in %j: %s", (content, isNothing) => {
  expect(isBlank(content)).toBe(isNothing)
})
