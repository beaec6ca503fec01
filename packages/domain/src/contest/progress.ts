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

/**
 * One judge's progress over the entries of the event, in the given order; sheets of other entries do not count. An entry that nobody
 * is asked for (`isAsked`) is listed, and counted nowhere.
 */
export function judgeProgress(
  entryIds: readonly number[],
  sheets: readonly { entryId: number; isSubmitted: boolean }[],
  isAsked: (entryId: number) => boolean = () => true,
): JudgeProgress {
  const sheetByEntry = new Map(sheets.map((sheet) => [sheet.entryId, sheet]))
  const entries = entryIds.map((entryId) => {
    const status = entryStatus(sheetByEntry.get(entryId))
    return { entryId, isCompleted: status === "Complete", hasInProgress: status === "In Progress" }
  })
  const counted = entries.filter(({ entryId }) => isAsked(entryId))
  const total = counted.length
  const completed = counted.filter((entry) => entry.isCompleted).length
  const inProgress = counted.filter((entry) => entry.hasInProgress).length
  return {
    stats: { completed, total },
    entries,
    session: { completed, inProgress, remaining: total - completed - inProgress },
  }
}

type OwnSheet = { entryId: number; isSubmitted: boolean }

/** A sheet that waits on the judge's device. "needs-you": it is not sent before its judge decides. */
export type WaitingSheet = { state: "unsent" | "sending" | "needs-you"; isSubmitted: boolean }

/** Whether a waiting sheet is submitted on the device, and sent without its judge. */
export const isOnItsWay = (sheet: WaitingSheet | undefined): boolean =>
  sheet?.isSubmitted === true && sheet.state !== "needs-you"

/**
 * A judge's progress as every screen of their device shows it: over the sheets of the server, and those that wait on the device as
 * their judge has left them. `own` has both by entry.
 */
export function ownProgress(
  entryIds: readonly number[],
  stored: readonly OwnSheet[],
  waiting: ReadonlyMap<number, WaitingSheet>,
  isAsked?: (entryId: number) => boolean,
): JudgeProgress & { own: ReadonlyMap<number, OwnSheet> } {
  const own = new Map(stored.map((sheet) => [sheet.entryId, sheet]))
  for (const [entryId, sheet] of waiting)
    if (!own.get(entryId)?.isSubmitted) own.set(entryId, { entryId, isSubmitted: isOnItsWay(sheet) })
  return { ...judgeProgress(entryIds, [...own.values()], isAsked), own }
}

/** Product rule: Complete at 100 % of at least one entry, In Progress if any scores exist (drafts too), otherwise Not Started. */
export function judgeStatus(counts: {
  submittedEntries: number
  totalEntries: number
  totalScores: number
}): JudgeStatus {
  if (counts.totalEntries > 0 && counts.submittedEntries >= counts.totalEntries) return "Complete"
  return counts.totalScores > 0 ? "In Progress" : "Not Started"
}

/** Product rule: what counts towards completion is rounded down, so that 100 % means that nothing is missing. 0 if nothing is expected. */
export const percentDone = (done: number, of: number): number =>
  of > 0 ? Math.min(100, Math.floor((done * 100) / of)) : 0

/**
 * Completion of the event in whole percent: submitted scores on criteria that apply, divided by the expected ones (the criteria that
 * apply, summed over the entries, times the active judges). Below 100 while any sheet is missing, also of a judge who has not begun.
 */
export function completionPercent(counts: {
  applicableScoresSubmitted: number
  applicableCriteriaByEntry: number[]
  activeJudges: number
  isSheetMissing: boolean
}): number {
  const criteria = counts.applicableCriteriaByEntry.reduce((sum, count) => sum + count, 0)
  const { applicableScoresSubmitted: done, isSheetMissing } = counts
  return dividedPercent({ done, asked: criteria * counts.activeJudges, isSheetMissing })
}

/**
 * The same where not every judge is asked for every entry: submitted scores of those asked of the judges who have begun. With a number
 * of sheets for each entry, submitted sheets of those needed.
 */
export function dividedPercent(counts: { done: number; asked: number; isSheetMissing: boolean }): number {
  const percent = percentDone(counts.done, counts.asked)
  return counts.isSheetMissing ? Math.min(99, percent) : percent
}

/** The counts of an event's sheets; every display of the judging progress uses them. */
type SheetCounts = {
  expectedSheets: number
  submittedSheets: number
  outstandingSheets: number
  lackingSheets: number
  isProvisional: boolean
  waivedSheets?: number | undefined
  surplusSheets?: number | undefined
}

type JudgeOfCounts = { isActive: boolean; submittedEntries: number; createdAt: string }

/**
 * Counts the sheets: each active judge is expected to submit one for each entry. Product rule: results are provisional while a
 * sheet is missing, or a submitted one lacks a criterion. A published result never is: what it lacks was waived. `publishedAt`: null
 * while results are not published; sheets of judges who were added later are not waived.
 */
export function sheetCounts(
  judges: readonly JudgeOfCounts[],
  totalEntries: number,
  lackingSheets: number,
  publishedAt: string | null = null,
): SheetCounts {
  const active = judges.filter(({ isActive }) => isActive)
  const sum = (some: readonly JudgeOfCounts[]) => some.reduce((total, judge) => total + judge.submittedEntries, 0)
  const isPublished = publishedAt !== null
  const totals = sheetTotals(active.length * totalEntries, sum(active), { isLacking: lackingSheets > 0, isPublished })
  if (!isPublished) return { ...totals, lackingSheets }
  const before = active.filter(({ createdAt }) => createdAt <= publishedAt)
  return { ...totals, lackingSheets, waivedSheets: before.length * totalEntries - sum(before) + lackingSheets }
}

/**
 * The same where not every judge is asked for every entry: what the teams need and have. Once results are published, what they lacked is
 * waived.
 */
export function neededSheets(
  { expected, submitted, surplus }: { expected: number; submitted: number; surplus: number },
  lackingSheets: number,
  publishedAt: string | null,
): SheetCounts {
  const isPublished = publishedAt !== null
  const totals = sheetTotals(expected, submitted, { isLacking: lackingSheets > 0, isPublished })
  const waived = isPublished ? { waivedSheets: totals.outstandingSheets + lackingSheets } : {}
  return { ...totals, lackingSheets, surplusSheets: surplus, ...waived }
}

/** The same from the number of expected and submitted sheets of active judges. */
export function sheetTotals(
  expectedSheets: number,
  submittedSheets: number,
  { isLacking, isPublished }: { isLacking: boolean; isPublished: boolean },
): Omit<SheetCounts, "lackingSheets" | "waivedSheets" | "surplusSheets"> {
  const outstandingSheets = expectedSheets - submittedSheets
  const isProvisional = !isPublished && (outstandingSheets > 0 || isLacking)
  return { expectedSheets, submittedSheets, outstandingSheets, isProvisional }
}
