import type { HistoryItem } from "./history-words.ts"

/** Frequent actions of judges; consecutive ones are shown as one line. */
const RUNNING = new Set(["sheet.submitted", "sheet.draft-saved"])

/** Lines of the history that are shown as one, newest first. */
export type HistoryRun = { newest: HistoryItem; items: HistoryItem[] }

/** True for the first save of a sheet. */
const isRunning = ({ action, before }: HistoryItem) => RUNNING.has(action) && !before

/** The history, newest first, with a judge's consecutive first sheets merged. */
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
