import { latePart } from "./late-part.ts"

/** The search and the way to other entries, beside the sheet where there is room. */
export const navigationCard = latePart(() => import("./entries/navigation-card.tsx").then((m) => m.NavigationCard))

/** What stands above a sheet that is locked, on its way or held up. */
export const sheetNotice = latePart(() => import("./sheet/sheet-notice.tsx").then((m) => m.SheetNotice))

/** Whether this device is ready for judging without a connection. */
export const deviceNotes = latePart(() => import("./saving/device-notes.tsx").then((m) => m.DeviceNotes))

/** What was put on the sheet of an entry that is gone. */
export const removedScores = latePart(() => import("./sheet/removed-scores.tsx").then((m) => m.RemovedScores))
