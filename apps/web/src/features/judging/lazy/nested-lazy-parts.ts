import { lazyPart } from "./lazy-part.ts"

// Parts that are shown inside another lazy part. They have their own file, because imports must not form a cycle.

/** The list of entries, which the sidebar or a dialog shows. */
export const entryList = lazyPart(() => import("../entries/entry-list.tsx").then((m) => m.EntryList))

/** Two versions of one sheet, from two devices, side by side. */
export const conflictPanel = lazyPart(() => import("../sheet/conflict-panel.tsx").then((m) => m.ConflictPanel))

/** The scores on the sheet of an entry that was removed. */
export const removedScores = lazyPart(() => import("../entries/removed-scores.tsx").then((m) => m.RemovedScores))
