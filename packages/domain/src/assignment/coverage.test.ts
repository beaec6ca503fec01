import { describe, expect, it } from "vitest"
import { makeCriterion, makeEntry } from "../contest/fixtures.ts"
import { type CoverageColumn, cellOf, isFree } from "./coverage.ts"

const CRITERIA = [makeCriterion({ id: 1, order: 1 }), makeCriterion({ id: 2, order: 11, requiresSound: true })]
const ENTRY = makeEntry({ id: 5 })
const DRAFT = new Map([[5, { isSubmitted: false, isLacking: false }]])
const SUBMITTED = new Map([[5, { isSubmitted: true, isLacking: false }]])
const LACKING = new Map([[5, { isSubmitted: true, isLacking: true }]])
const ASIDE = new Set([5])
const OTHER_CLASS = { id: 1, classIds: [7] }
const ON_PHONE = { openEntryId: 5, waitingEntryIds: [4, 5] }

describe("what a judge has of an entry", () => {
  it.each<[string, Partial<CoverageColumn>, string]>([
    ["a submitted sheet after stepping aside", { sheets: SUBMITTED, steppedAsideFrom: ASIDE }, "x"],
    ["stepped aside, with a draft and on a phone", { sheets: DRAFT, steppedAsideFrom: ASIDE, ...ON_PHONE }, "c"],
    ["lacks a criterion, outside the scope", { sheets: LACKING, judge: OTHER_CLASS }, "l"],
    ["of another class", { sheets: SUBMITTED, judge: OTHER_CLASS, ...ON_PHONE }, "e"],
    ["without a criterion of the judge's sections", { sheets: SUBMITTED, judge: { id: 1, sections: [3] } }, "e"],
    ["of a judge who has left", { sheets: SUBMITTED, judge: { id: 1, hasLeft: true } }, "s"],
    ["submitted, and a waiting change", { sheets: SUBMITTED, ...ON_PHONE }, "s"],
    ["waits on a phone, where it is open", { sheets: DRAFT, ...ON_PHONE }, "w"],
    ["open, with a draft", { sheets: DRAFT, openEntryId: 5 }, "o"],
    ["a draft outside the scope", { sheets: DRAFT, judge: OTHER_CLASS }, "d"],
    ["expected", {}, "."],
    ["another entry is open", { openEntryId: 6, waitingEntryIds: [6] }, "."],
    ["of another class, without a sheet", { judge: OTHER_CLASS }, "-"],
    ["the judge has left", { judge: { id: 1, hasLeft: true } }, "-"],
  ])("%s", (_, fields, expected) => {
    const column = {
      judge: { id: 1 },
      openEntryId: null,
      waitingEntryIds: [],
      sheets: new Map(),
      steppedAsideFrom: new Set<number>(),
    }
    expect(cellOf({ ...column, ...fields }, ENTRY, CRITERIA)).toBe(expected)
  })
})

describe("who is free", () => {
  const NOW = new Date("2026-06-01T12:00:00Z")
  const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)
  it.each([
    ["just seen, nothing was ever open", 1, null, null, true],
    ["seen two minutes ago", 120, null, null, true],
    ["seen longer ago", 121, null, null, false],
    ["never seen", null, null, null, false],
    ["something is open", 1, 5, 3_600, false],
    ["nothing for almost five minutes", 1, null, 299, false],
    ["nothing for five minutes", 1, null, 300, true],
  ])("%s", (_, seen, openEntryId, since, expected) => {
    const at = (seconds: number | null) => (seconds === null ? null : secondsAgo(seconds))
    expect(isFree({ lastSeenAt: at(seen), openEntryId, openSince: at(since) }, NOW)).toBe(expected)
  })
})
