import { latePart } from "./late-part.ts"

// Parts that are shown inside another late part: apart from those, so that no two files need each other.

/** The list of entries, which the sidebar or a dialog shows. */
export const entryList = latePart(() => import("../entries/list/entry-list.tsx").then((m) => m.EntryList))

/** One sheet from two devices, side by side. */
export const conflictPanel = latePart(() => import("../sheet/conflict/conflict-panel.tsx").then((m) => m.ConflictPanel))

/** What was put on the sheet of an entry that is gone. */
export const removedScores = latePart(() => import("../sheet/removed-scores.tsx").then((m) => m.RemovedScores))
