import { divideHalfUp } from "../results/rounding.ts"

export type EntryStatus = "Complete" | "In Progress" | "Pending"
type JudgeStatus = "Not Started" | "In Progress" | "Complete"

type EntryProgress = { entryId: number; isCompleted: boolean; hasInProgress: boolean }

type JudgeProgress = {
  stats: { completed: number; total: number }
  entries: EntryProgress[]
  session: { completed: number; inProgress: number; remaining: number }
}

/** Product rule: an entry is Pending by default, In Progress when a draft exists, Complete when a final score exists. */
export function entryStatus(sheet: { isSubmitted: boolean } | null | undefined): EntryStatus {
  if (!sheet) return "Pending"
  return sheet.isSubmitted ? "Complete" : "In Progress"
}

/** One judge's progress over the entries of the event, in the given order; sheets of other entries do not count. */
export function judgeProgress(entryIds: number[], sheets: { entryId: number; isSubmitted: boolean }[]): JudgeProgress {
  const sheetByEntry = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
  const entries = entryIds.map((entryId) => {
    const status = entryStatus(sheetByEntry.get(entryId))
    return { entryId, isCompleted: status === "Complete", hasInProgress: status === "In Progress" }
  })
  const total = entries.length
  const completed = entries.filter((entry) => entry.isCompleted).length
  const inProgress = entries.filter((entry) => entry.hasInProgress).length
  return {
    stats: { completed, total },
    entries,
    session: { completed, inProgress, remaining: total - completed - inProgress },
  }
}

type OwnSheet = { entryId: number; isSubmitted: boolean }

/** A sheet that waits on the judge's device. "needs-you": it is not sent before its judge decides. */
export type WaitingSheet = { state: "kept" | "sending" | "needs-you"; isSubmitted: boolean }

/** Whether a waiting sheet is submitted on the device, and sent without its judge. */
export const isOnItsWay = (sheet: WaitingSheet | undefined): boolean =>
  sheet?.isSubmitted === true && sheet.state !== "needs-you"

/**
 * A judge's progress as every screen of their device shows it: over the sheets of the server, and those that wait on the device as
 * their judge has left them. `own` has both by entry.
 */
export function ownProgress(
  entryIds: number[],
  stored: readonly OwnSheet[],
  waiting: ReadonlyMap<number, WaitingSheet>,
): JudgeProgress & { own: ReadonlyMap<number, OwnSheet> } {
  const own = new Map(stored.map((sheet) => [sheet.entryId, sheet]))
  for (const [entryId, sheet] of waiting)
    if (!own.get(entryId)?.isSubmitted) own.set(entryId, { entryId, isSubmitted: isOnItsWay(sheet) })
  return { ...judgeProgress(entryIds, [...own.values()]), own }
}

/** Product rule: Complete at 100 % of at least one entry, In Progress if any scores exist (drafts too), otherwise Not Started. */
export function judgeStatus(counts: {
  submittedEntries: number
  totalEntries: number
  totalScores: number
}): JudgeStatus {
  // Compares counts, not the percent: 199 of 200 entries are shown as 100 % but are not complete.
  if (counts.totalEntries > 0 && counts.submittedEntries >= counts.totalEntries) return "Complete"
  return counts.totalScores > 0 ? "In Progress" : "Not Started"
}

/** Submitted entries in percent of all, rounded half up; 0 without entries. */
export function judgePercent(submittedEntries: number, totalEntries: number): number {
  return cappedPercent(submittedEntries, totalEntries)
}

/**
 * Completion of the event in whole percent, rounded half up, at most 100: submitted scores on criteria that apply, divided by
 * the expected ones (the criteria that apply, summed over the entries, times the active judges); 0 if nothing is expected.
 */
export function completionPercent(counts: {
  applicableScoresSubmitted: number
  applicableCriteriaByEntry: number[]
  activeJudges: number
}): number {
  const criteria = counts.applicableCriteriaByEntry.reduce((sum, count) => sum + count, 0)
  return cappedPercent(counts.applicableScoresSubmitted, criteria * counts.activeJudges)
}

function cappedPercent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, divideHalfUp(part * 100, whole)) : 0
}

/** The counts of an event's sheets; every display of the judging progress uses them. */
type SheetCounts = {
  expectedSheets: number
  submittedSheets: number
  outstandingSheets: number
  lackingSheets: number
  isProvisional: boolean
}

/**
 * Counts the sheets: each active judge is expected to submit one for each entry. Product rule: results are provisional while a
 * sheet is missing, or a submitted one lacks a criterion.
 */
export function sheetCounts(
  judges: readonly { isActive: boolean; submittedEntries: number }[],
  totalEntries: number,
  lackingSheets: number,
): SheetCounts {
  const active = judges.filter(({ isActive }) => isActive)
  const submittedSheets = active.reduce((sum, judge) => sum + judge.submittedEntries, 0)
  return { ...sheetTotals(active.length * totalEntries, submittedSheets, lackingSheets > 0), lackingSheets }
}

/** The same from the number of expected and submitted sheets of active judges. */
export function sheetTotals(
  expectedSheets: number,
  submittedSheets: number,
  isLacking: boolean,
): Omit<SheetCounts, "lackingSheets"> {
  const outstandingSheets = expectedSheets - submittedSheets
  return { expectedSheets, submittedSheets, outstandingSheets, isProvisional: outstandingSheets > 0 || isLacking }
}
