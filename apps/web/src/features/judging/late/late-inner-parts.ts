import { latePart } from "./late-part.ts"

// Parts that are shown inside another late part. They have their own file, because imports must not form a cycle.

/** The list of entries, which the sidebar or a dialog shows. */
export const entryList = latePart(() => import("../entries/list/entry-list.tsx").then((m) => m.EntryList))

/** Two versions of one sheet, from two devices, side by side. */
export const conflictPanel = latePart(() => import("../sheet/conflict/conflict-panel.tsx").then((m) => m.ConflictPanel))

/** The scores on the sheet of an entry that was removed. */
export const removedScores = latePart(() => import("../sheet/removed-scores.tsx").then((m) => m.RemovedScores))
