import { LateDialog } from "./late-dialog.tsx"
import { conflictPanel, entryList, removedScores } from "./late-inner-parts.ts"
import { type LatePart, latePart, useEarlyParts } from "./late-part.ts"
import { deskNews, deskSidebar, finishCard, removedEntry, sheetNotice } from "./late-parts.ts"

type PropsOf<Late> = Late extends LatePart<infer Props> ? Props : never

const aboveMax = latePart(() => import("../sheet/questions/above-max-dialog.tsx").then((m) => m.AboveMaxDialog))
const entries = latePart(() => import("../entries/list/entries-dialog.tsx").then((m) => m.EntriesDialog))
const keypad = latePart(() => import("../sheet/points/keypad-dialog.tsx").then((m) => m.KeypadDialog))
const keys = latePart(() => import("../aside/keys-dialog.tsx").then((m) => m.KeysDialog))
const support = latePart(() => import("../aside/support-dialog.tsx").then((m) => m.SupportDialog))
const terms = latePart(() => import("../sheet/questions/terms-dialog.tsx").then((m) => m.TermsDialog))
const unscored = latePart(() => import("../sheet/questions/unscored-dialog.tsx").then((m) => m.UnscoredDialog))
const waiting = latePart(() => import("../saving/waiting-dialog.tsx").then((m) => m.WaitingDialog))
const DIALOGS = [aboveMax, entries, keypad, keys, support, terms, unscored, waiting]
const PARTS = [
  finishCard,
  sheetNotice,
  deskNews,
  deskSidebar,
  entryList,
  ...DIALOGS,
  conflictPanel,
  removedEntry,
  removedScores,
]

/** Loads what the judging screen may show later, so that no connection is needed then. */
export const useEarlyDialogs = () => useEarlyParts(PARTS)

export const AboveMaxDialog = (props: PropsOf<typeof aboveMax>) => <LateDialog late={aboveMax} dialog={props} />
export const EntriesDialog = (props: PropsOf<typeof entries>) => <LateDialog late={entries} dialog={props} />
export const KeypadDialog = (props: PropsOf<typeof keypad>) => <LateDialog late={keypad} dialog={props} />
export const KeysDialog = (props: PropsOf<typeof keys>) => <LateDialog late={keys} dialog={props} />
export const SupportDialog = (props: PropsOf<typeof support>) => <LateDialog late={support} dialog={props} />
export const TermsDialog = (props: PropsOf<typeof terms>) => <LateDialog late={terms} dialog={props} />
export const UnscoredDialog = (props: PropsOf<typeof unscored>) => <LateDialog late={unscored} dialog={props} />
export const WaitingDialog = (props: PropsOf<typeof waiting>) => <LateDialog late={waiting} dialog={props} />
