import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { judgeSheetCalls } from "@rosette/contract/sheets"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { sectionTitle, USUAL_WORDS } from "@rosette/domain/events/event-words"
import { describe, expect, it } from "vitest"
import { aWorkspace } from "./stored-fixtures.ts"
import { completed, isSameJudge, type Workspace } from "./stored-workspace.ts"

it("a workspace stored by an earlier version gets the fields that were added later, and keeps all others", () => {
  const { classes, cards, conflicts, talks, place, otherDevices, sheetsVersion, devicesVersion, ...first } =
    aWorkspace().workspace
  expect(completed(first)).toEqual({
    ...first,
    classes: [],
    cards: [],
    conflicts: [],
    talks: [],
    place: null,
    otherDevices: [],
    messages: [],
    sheetsVersion: 0,
    devicesVersion: 0,
  })
  const known = { ...first, sheetsVersion: 7, classes: [{ id: 1, name: "Early", code: "A", order: 1 }] }
  expect(completed(known)).toMatchObject(known)
  const sheet = { entryId: 7, isSubmitted: false, comments: "", scores: [], revision: 3, isAsked: false }
  const reopened = { at: "2026-06-01T08:00:00.000Z", by: "Olive", reason: "" }
  expect(completed({ ...known, sheets: [sheet, { ...sheet, reopened }] }).sheets).toEqual([
    { ...sheet, reopened: null },
    { ...sheet, reopened },
  ])
})

it("an event stored before events had words of their own has the usual ones", () => {
  const { workspace } = aWorkspace()
  const stored = { ...workspace, event: { ...workspace.event } }
  Reflect.deleteProperty(stored.event, "words")
  const { words } = completed(stored).event
  expect(words).toMatchObject({ ...USUAL_WORDS, sections: [] })
  expect(SECTIONS.map(({ first }) => sectionTitle(first, words))).toEqual(USUAL_WORDS.sections)
})

describe("records that an earlier version stored", () => {
  const { workspace } = aWorkspace()
  const entry = anEntry({ id: 7, votingId: "12", imageUrl: null })
  const criterion = aCriterion({ id: 4 })

  it("an entry and a criterion get every field that they lack, as the schema of the workspace has it", () => {
    const { ownerParticipant: _owner, hasCustomPaint: _paint, classId: _class, ...earlierEntry } = entry
    const { countsOverall: _counts, ...earlierCriterion } = criterion
    const { entries, criteria } = completed({ ...workspace, entries: [earlierEntry], criteria: [earlierCriterion] })
    const { status: _status, ...withoutStatus } = earlierEntry
    expect(completed({ ...workspace, entries: [withoutStatus] }).entries).toMatchObject([{ status: "expected" }])
    expect(entries).toEqual([{ ...earlierEntry, ownerParticipant: "", hasCustomPaint: false, classId: null }])
    expect(criteria).toEqual([{ ...earlierCriterion, countsOverall: false }])
  })

  it("the least that may be stored passes the schema of the present version", () => {
    const { createdAt, updatedAt } = entry
    const ofEvent = { eventId: 2 }
    const least = {
      ...workspace,
      entries: [{ ...ofEvent, id: 7, createdAt, updatedAt }],
      criteria: [{ ...ofEvent, id: 4 }],
      sheets: [{ entryId: 7 }],
    }
    expect(judgeSheetCalls.workspace.output.safeParse(completed(least)).error).toBeUndefined()
  })

  it("what a later version has stored stays", () => {
    const later = { ...workspace, entries: [{ ...entry, wheels: 3 }] }
    expect(completed(later).entries).toEqual(later.entries)
  })
})

it.each<[what: string, change: (workspace: Workspace) => Workspace, isSame: boolean]>([
  ["a later change version", (one) => ({ ...one, event: { ...one.event, changeVersion: 90 } }), true],
  [
    "the same judge id, created at another time",
    (one) => ({ ...one, judge: { ...one.judge, createdAt: "2020" } }),
    false,
  ],
  ["another judge name", (one) => ({ ...one, judge: { ...one.judge, name: "Bob" } }), false],
  ["another event", (one) => ({ ...one, event: { ...one.event, id: 9 } }), false],
  ["another event name", (one) => ({ ...one, event: { ...one.event, name: "Other Show" } }), false],
])("two workspaces without a database id, compared: %s", (_what, change, isSame) => {
  const { workspace } = aWorkspace()
  expect(isSameJudge(workspace, change(workspace))).toBe(isSame)
})
