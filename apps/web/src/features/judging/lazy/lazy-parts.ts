import { lazyPart } from "./lazy-part.ts"

/** Other entries, the session and help: beside the sheet if there is space, else below it. */
export const deskSidebar = lazyPart(() => import("../entries/desk-sidebar.tsx").then((m) => m.DeskSidebar))

/** Replaces the sheet when its entry is removed. */
export const removedEntry = lazyPart(() => import("../entries/removed-entry.tsx").then((m) => m.RemovedEntry))

/** The notice above a sheet that is locked, waits to be sent or was refused. */
export const sheetNotice = lazyPart(() => import("../sheet/sheet-notice.tsx").then((m) => m.SheetNotice))

/** Which entries the judge is asked to talk over. */
export const deskNews = lazyPart(() => import("../entries/desk-news.tsx").then((m) => m.DeskNews))

/** Whether this device is ready for judging without a connection. */
export const deviceNotes = lazyPart(() => import("../desk/device-notes.tsx").then((m) => m.DeviceNotes))

/** What a judge sees when all entries are judged. */
export const finishCard = lazyPart(() => import("../entries/finish-card.tsx").then((m) => m.FinishCard))
