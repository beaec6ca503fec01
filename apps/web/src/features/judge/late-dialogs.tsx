import { conflictPanel, entryList } from "./late-inner-parts.ts"
import { type LatePart, latePart, useEarlyParts } from "./late-part.ts"
import { navigationCard, removedScores, sheetNotice } from "./late-parts.ts"
import { LateRoom } from "./late-room.tsx"

type PropsOf<Late> = Late extends LatePart<infer Props> ? Props : never

const aboveMax = latePart(() => import("./above-max-dialog.tsx").then((m) => m.AboveMaxDialog))
const entries = latePart(() => import("./entries-dialog.tsx").then((m) => m.EntriesDialog))
const keypad = latePart(() => import("./keypad-dialog.tsx").then((m) => m.KeypadDialog))
const keys = latePart(() => import("./keys-dialog.tsx").then((m) => m.KeysDialog))
const support = latePart(() => import("./support-dialog.tsx").then((m) => m.SupportDialog))
const terms = latePart(() => import("./terms-dialog.tsx").then((m) => m.TermsDialog))
const unscored = latePart(() => import("./unscored-dialog.tsx").then((m) => m.UnscoredDialog))
const waiting = latePart(() => import("./waiting-dialog.tsx").then((m) => m.WaitingDialog))
const DIALOGS = [aboveMax, entries, keypad, keys, support, terms, unscored, waiting]
const PARTS = [sheetNotice, navigationCard, entryList, ...DIALOGS, conflictPanel, removedScores]

/** Fetches what the judging screen may show later, so that no connection is needed then. */
export const useEarlyDialogs = () => useEarlyParts(PARTS)

export const AboveMaxDialog = (props: PropsOf<typeof aboveMax>) => <LateRoom late={aboveMax} dialog={props} />
export const EntriesDialog = (props: PropsOf<typeof entries>) => <LateRoom late={entries} dialog={props} />
export const KeypadDialog = (props: PropsOf<typeof keypad>) => <LateRoom late={keypad} dialog={props} />
export const KeysDialog = (props: PropsOf<typeof keys>) => <LateRoom late={keys} dialog={props} />
export const SupportDialog = (props: PropsOf<typeof support>) => <LateRoom late={support} dialog={props} />
export const TermsDialog = (props: PropsOf<typeof terms>) => <LateRoom late={terms} dialog={props} />
export const UnscoredDialog = (props: PropsOf<typeof unscored>) => <LateRoom late={unscored} dialog={props} />
export const WaitingDialog = (props: PropsOf<typeof waiting>) => <LateRoom late={waiting} dialog={props} />
