import { latePart } from "./late-part.ts"

/** The list of entries, which the sidebar or a dialog shows. */
export const entryList = latePart(() => import("./entry-list.tsx").then((m) => m.EntryList))

/** The search and the way to other entries, beside the sheet where there is room. */
export const navigationCard = latePart(() => import("./navigation-card.tsx").then((m) => m.NavigationCard))

/** What stands above a sheet that is locked, on its way or held up. */
export const sheetNotice = latePart(() => import("./sheet-notice.tsx").then((m) => m.SheetNotice))

/** One sheet from two devices, side by side. */
export const conflictPanel = latePart(() => import("./conflict-panel.tsx").then((m) => m.ConflictPanel))

/** What was put on the sheet of an entry that is gone. */
export const removedScores = latePart(() => import("./removed-scores.tsx").then((m) => m.RemovedScores))
