import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  completionPercent,
  entryStatus,
  judgeProgress,
  judgeStatus,
  ownProgress,
  percentDone,
  sheetCounts,
  type WaitingSheet,
} from "./progress.ts"

describe("an entry's status for a judge", () => {
  it.each([
    ["Pending by default", null, "Pending"],
    ["Pending without a sheet", undefined, "Pending"],
    ["In Progress when a draft exists", { isSubmitted: false }, "In Progress"],
    ["Complete when a final score exists", { isSubmitted: true }, "Complete"],
  ])("%s", (_, sheet, status) => {
    expect(entryStatus(sheet)).toBe(status)
  })
})

describe("a judge's progress on their device", () => {
  it.each<[what: string, stored: boolean | null, waiting: WaitingSheet | null, isSubmitted: boolean | undefined]>([
    ["nothing", null, null, undefined],
    ["a draft on the server", false, null, false],
    ["a draft that waits", null, { state: "unsent", isSubmitted: false }, false],
    ["a submitted sheet that waits", null, { state: "unsent", isSubmitted: true }, true],
    [
      "a submitted sheet that is being sent, of a draft on the server",
      false,
      { state: "sending", isSubmitted: true },
      true,
    ],
    ["a submitted sheet that was refused", null, { state: "needs-you", isSubmitted: true }, false],
    ["points added to a submitted sheet", true, { state: "needs-you", isSubmitted: false }, true],
  ])("%s", (_what, stored, waiting, isSubmitted) => {
    const { own, stats } = ownProgress(
      [7],
      stored === null ? [] : [{ entryId: 7, isSubmitted: stored }],
      new Map(waiting && [[7, waiting]]),
    )
    expect(own.get(7)?.isSubmitted).toBe(isSubmitted)
    expect(stats).toEqual({ completed: isSubmitted ? 1 : 0, total: 1 })
  })

  it("does not count a waiting sheet of a removed entry", () => {
    expect(ownProgress([7], [], new Map([[8, { state: "unsent", isSubmitted: true }]])).stats.completed).toBe(0)
  })
})

describe("a judge's progress", () => {
  it("lists every entry and counts only submitted sheets as completed", () => {
    const sheets = [
      { entryId: 12, isSubmitted: false },
      { entryId: 10, isSubmitted: true },
    ]
    expect(judgeProgress([10, 11, 12], sheets)).toEqual({
      stats: { completed: 1, total: 3 },
      entries: [
        { entryId: 10, isCompleted: true, hasInProgress: false },
        { entryId: 11, isCompleted: false, hasInProgress: false },
        { entryId: 12, isCompleted: false, hasInProgress: true },
      ],
      session: { completed: 1, inProgress: 1, remaining: 1 },
    })
  })

  it("does not count the sheet of a deleted entry", () => {
    expect(judgeProgress([10], [{ entryId: 99, isSubmitted: true }]).stats).toEqual({ completed: 0, total: 1 })
  })

  it("the progress at an empty event is 0 of 0", () => {
    expect(judgeProgress([], [])).toEqual({
      stats: { completed: 0, total: 0 },
      entries: [],
      session: { completed: 0, inProgress: 0, remaining: 0 },
    })
  })

  it("always splits the entries into completed, in progress and remaining", () => {
    const sheets = fc.uniqueArray(fc.record({ entryId: fc.nat(20), isSubmitted: fc.boolean() }), {
      selector: (sheet) => sheet.entryId,
    })
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20)), sheets, (entryIds, judged) => {
        const { stats, session, entries } = judgeProgress(entryIds, judged)
        expect(session.completed + session.inProgress + session.remaining).toBe(entryIds.length)
        expect(stats).toEqual({ completed: session.completed, total: entryIds.length })
        expect(entries.map((entry) => entry.entryId)).toEqual(entryIds)
      }),
    )
  })
})

describe("a judge's status on the organizer's list", () => {
  it.each([
    ["no score", { submittedEntries: 0, totalEntries: 5, totalScores: 0 }, "Not Started"],
    ["one draft", { submittedEntries: 0, totalEntries: 5, totalScores: 1 }, "In Progress"],
    ["all but one submitted", { submittedEntries: 4, totalEntries: 5, totalScores: 20 }, "In Progress"],
    ["199 of 200", { submittedEntries: 199, totalEntries: 200, totalScores: 995 }, "In Progress"],
    ["all submitted", { submittedEntries: 5, totalEntries: 5, totalScores: 25 }, "Complete"],
    ["an event without entries", { submittedEntries: 0, totalEntries: 0, totalScores: 0 }, "Not Started"],
  ])("%s", (_, counts, status) => {
    expect(judgeStatus(counts)).toBe(status)
  })
})

describe("what counts towards completion is rounded down", () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 66],
    [1, 8, 12],
    [1, 200, 0],
    [199, 200, 99],
    [294, 295, 99],
    [299, 300, 99],
    [29, 100, 29],
    [7, 7, 100],
    [8, 7, 100],
  ])("%s of %s is %s %%", (done, of, percent) => {
    expect(percentDone(done, of)).toBe(percent)
  })
})

describe("the completion of an event", () => {
  it.each([
    ["nothing is expected without entries", 0, [], 3, 0],
    ["nothing is expected without active judges", 0, [5, 5], 0, 0],
    ["nothing is expected if no criterion applies", 0, [0, 0], 2, 0],
    ["one of two judges done", 10, [5, 5], 2, 50],
    ["two judges done do not pass 100", 20, [5, 5], 2, 100],
    ["a criterion that does not apply is not expected", 9, [5, 4], 1, 100],
    ["99.5 percent is not all", 199, [200], 1, 99],
    ["scores of a judge who is no longer active do not exceed 100", 12, [5, 5], 1, 100],
  ])("%s", (_, applicableScoresSubmitted, applicableCriteriaByEntry, activeJudges, percent) => {
    const counts = { applicableScoresSubmitted, applicableCriteriaByEntry, activeJudges }
    expect(completionPercent({ ...counts, isSheetMissing: false })).toBe(percent)
  })

  it("is not 100 while a judge who has not begun owes sheets", () => {
    const counts = { applicableScoresSubmitted: 10, applicableCriteriaByEntry: [5, 5], activeJudges: 1 }
    expect(completionPercent({ ...counts, isSheetMissing: true })).toBe(99)
  })
})

describe("the sheets of an event", () => {
  const judge = (submittedEntries: number, isActive = true, createdAt = "2026-06-01") => ({
    isActive,
    submittedEntries,
    createdAt,
  })
  it.each([
    ["all are in", [judge(3), judge(3)], 0, "6 of 6, 0 to come, 0 lack"],
    ["one is missing", [judge(3), judge(2)], 0, "5 of 6, 1 to come, 0 lack, provisional"],
    ["one lacks a criterion", [judge(3), judge(3)], 1, "6 of 6, 0 to come, 1 lack, provisional"],
    ["nothing is expected of a judge who is not active", [judge(3), judge(1, false)], 0, "3 of 3, 0 to come, 0 lack"],
    ["there is no judge", [], 0, "0 of 0, 0 to come, 0 lack"],
  ])("%s", (_, judges, lacking, picture) => {
    const counts = sheetCounts(judges, 3, lacking)
    const { submittedSheets, expectedSheets, outstandingSheets, lackingSheets, isProvisional } = counts
    const words = `${submittedSheets} of ${expectedSheets}, ${outstandingSheets} to come, ${lackingSheets} lack`
    expect(isProvisional ? `${words}, provisional` : words).toBe(picture)
  })

  it.each([
    ["nothing where all were in", [judge(3), judge(3)], 0, 0],
    ["a missing one", [judge(3), judge(2)], 0, 1],
    ["one that lacks a criterion", [judge(3), judge(3)], 1, 1],
    ["none of a judge who was added later", [judge(3), judge(0, true, "2026-06-21")], 0, 0],
  ])(
    "once published nothing is provisional, and what was waived is counted: %s",
    (_, judges, lacking, waivedSheets) => {
      const counts = sheetCounts(judges, 3, lacking, "2026-06-20T18:00:00.000Z")
      expect(counts).toMatchObject({ isProvisional: false, waivedSheets })
      expect(sheetCounts(judges, 3, lacking)).not.toHaveProperty("waivedSheets")
    },
  )
})
