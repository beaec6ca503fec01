import { type LazyPart, lazyPart, usePreloadedParts } from "./lazy-part.ts"
import { LazyPartDialog } from "./lazy-part-dialog.tsx"
import { deskNews, deskSidebar, finishCard, removedEntry, sheetNotice } from "./lazy-parts.ts"
import { conflictPanel, entryList, removedScores } from "./nested-lazy-parts.ts"

type PropsOf<Part> = Part extends LazyPart<infer Props> ? Props : never

const aboveMax = lazyPart(() => import("../sheet/above-max-dialog.tsx").then((m) => m.AboveMaxDialog))
const entries = lazyPart(() => import("../entries/entries-dialog.tsx").then((m) => m.EntriesDialog))
const keypad = lazyPart(() => import("../sheet/points/keypad-dialog.tsx").then((m) => m.KeypadDialog))
const keys = lazyPart(() => import("../keys-dialog.tsx").then((m) => m.KeysDialog))
const support = lazyPart(() => import("../support-dialog.tsx").then((m) => m.SupportDialog))
const terms = lazyPart(() => import("../sheet/terms-dialog.tsx").then((m) => m.TermsDialog))
const unscored = lazyPart(() => import("../sheet/unscored-dialog.tsx").then((m) => m.UnscoredDialog))
const waiting = lazyPart(() => import("../desk/waiting-dialog.tsx").then((m) => m.WaitingDialog))
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
export const usePreloadedDialogs = () => usePreloadedParts(PARTS)

export const AboveMaxDialog = (props: PropsOf<typeof aboveMax>) => <LazyPartDialog part={aboveMax} dialog={props} />
export const EntriesDialog = (props: PropsOf<typeof entries>) => <LazyPartDialog part={entries} dialog={props} />
export const KeypadDialog = (props: PropsOf<typeof keypad>) => <LazyPartDialog part={keypad} dialog={props} />
export const KeysDialog = (props: PropsOf<typeof keys>) => <LazyPartDialog part={keys} dialog={props} />
export const SupportDialog = (props: PropsOf<typeof support>) => <LazyPartDialog part={support} dialog={props} />
export const TermsDialog = (props: PropsOf<typeof terms>) => <LazyPartDialog part={terms} dialog={props} />
export const UnscoredDialog = (props: PropsOf<typeof unscored>) => <LazyPartDialog part={unscored} dialog={props} />
export const WaitingDialog = (props: PropsOf<typeof waiting>) => <LazyPartDialog part={waiting} dialog={props} />
