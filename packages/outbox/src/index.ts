export { type AnsweredSheets, isDoubtful, newerSheets, withAnswer, withAnswered } from "./answered-sheets.ts"
export type { Clock } from "./clock.ts"
export { memoryStore } from "./memory-store.ts"
export { type Answer, type Change, openOutbox, type SendingEnd } from "./outbox.ts"
export { pauseMs } from "./pauses.ts"
export {
  type Attempt,
  type KeptSheet,
  type KnownSheet,
  NO_RECORD,
  type PendingSheet,
  type SheetContent,
  type SheetOwner,
  type SheetRecord,
  type SheetToSend,
} from "./records.ts"
export { knownRevisions, reviewed, type ServerView } from "./review.ts"
export { isHeldBack } from "./rules.ts"
export {
  type Cut,
  type SendFailure,
  type SheetRefused,
  type Stopped,
  sendFailureOf,
} from "./send-failure.ts"
export { openSender, type Sender } from "./sender.ts"
export {
  type AboveMax,
  aboveMaxText,
  cappedTo,
  changeOf,
  contentOf,
  fittedTo,
  hasNothingToSend,
  isAddition,
  isBlank,
  isStoredAlready,
  lackingOf,
  linesToSend,
  type SheetSum,
  type ShownSheet,
  shownSheet,
  sumOf,
  withPoints,
} from "./sheet-content.ts"
export type { OutboxStore, SheetRecords } from "./store.ts"
export { reviewWaiting } from "./waiting-review.ts"
