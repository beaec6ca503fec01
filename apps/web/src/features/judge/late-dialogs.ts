import { lateDialog } from "../../ui/late-dialog.tsx"

/** The dialogs of the judging screen, which opens without them. */
export const EntriesDialog = lateDialog(() => import("./entries-dialog.tsx").then((m) => m.EntriesDialog))
export const KeypadDialog = lateDialog(() => import("./keypad-dialog.tsx").then((m) => m.KeypadDialog))
export const KeysDialog = lateDialog(() => import("./keys-dialog.tsx").then((m) => m.KeysDialog))
export const SupportDialog = lateDialog(() => import("./support-dialog.tsx").then((m) => m.SupportDialog))
export const TermsDialog = lateDialog(() => import("./terms-dialog.tsx").then((m) => m.TermsDialog))
export const UnscoredDialog = lateDialog(() => import("./unscored-dialog.tsx").then((m) => m.UnscoredDialog))
