import type { HistoryItem } from "./history-words.ts"

/** Frequent actions of judges: several in a row are shown as one line. */
const RUNNING = new Set(["sheet.submitted", "sheet.draft-saved"])

/** Lines of the history that are shown as one, newest first. */
export type HistoryRun = { newest: HistoryItem; items: HistoryItem[] }

/** True for a sheet that changed nothing that was there before. */
const isRunning = ({ action, before }: HistoryItem) => RUNNING.has(action) && !before

/** The history, newest first, with a judge's first sheets in a row put together. */
export function historyRuns(items: readonly HistoryItem[]): HistoryRun[] {
  const runs: HistoryRun[] = []
  for (const item of items) {
    const run = runs.at(-1)
    const goesOn = run && isRunning(item) && isRunning(run.newest) && isOfSameKind(run.newest, item)
    if (goesOn) run.items.push(item)
    else runs.push({ newest: item, items: [item] })
  }
  return runs
}

/** How many different sheets a run is about. */
export const subjectsIn = ({ items }: HistoryRun): number => new Set(items.map(({ subject }) => subject)).size

const isOfSameKind = (one: HistoryItem, other: HistoryItem) => one.action === other.action && one.actor === other.actor
