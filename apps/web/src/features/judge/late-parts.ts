import { latePart } from "./late-part.ts"

/** The list of entries, which the sidebar or a dialog shows. */
export const entryList = latePart(() => import("./entry-list.tsx").then((m) => m.EntryList))

/** One sheet from two devices, side by side. */
export const conflictPanel = latePart(() => import("./conflict-panel.tsx").then((m) => m.ConflictPanel))
