export type { Clock } from "./clock.ts"
export { type Answer, type Change, openOutbox, type SendingEnd } from "./outbox.ts"
export { memoryStore } from "./records/memory-store.ts"
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
} from "./records/records.ts"
export type { OutboxStore, SheetRecords } from "./records/store.ts"
export { knownRevisions, reviewed, type ServerView } from "./review.ts"
export { isHeldBack } from "./rules.ts"
export { pauseMs } from "./sending/pauses.ts"
export {
  type Cut,
  type SendFailure,
  type SheetRefused,
  type Stopped,
  sendFailureOf,
} from "./sending/send-failure.ts"
export { openSender, type Sender } from "./sending/sender.ts"
