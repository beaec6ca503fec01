import { latePart } from "./late-part.ts"

/** Other entries, the session and help: beside the sheet where there is room, else below it. */
export const deskSidebar = latePart(() => import("../aside/desk-sidebar.tsx").then((m) => m.DeskSidebar))

/** What stands where the sheet was when its entry is removed. */
export const removedEntry = latePart(() => import("../entries/removed-entry.tsx").then((m) => m.RemovedEntry))

/** What stands above a sheet that is locked, on its way or held up. */
export const sheetNotice = latePart(() => import("../sheet/notices/sheet-notice.tsx").then((m) => m.SheetNotice))

/** Where else the judge is signed in, and which entries to talk over. */
export const deskNews = latePart(() => import("../aside/desk-news.tsx").then((m) => m.DeskNews))

/** Whether this device is ready for judging without a connection. */
export const deviceNotes = latePart(() => import("../saving/device-notes.tsx").then((m) => m.DeviceNotes))

/** What a judge sees when all entries are judged. */
export const finishCard = latePart(() => import("../finish/finish-card.tsx").then((m) => m.FinishCard))
