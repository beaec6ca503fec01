export type { Clock } from "./clock.ts"
export { memoryStore } from "./memory-store.ts"
export { type Answer, type Change, type Outbox, openOutbox, type SendingEnd } from "./outbox.ts"
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
export { knownRevisions, type Review, reviewed, type ServerView } from "./review.ts"
export { isHeldBack } from "./rules.ts"
export {
  type Cut,
  type FailedCall,
  type Refusal,
  type SendFailure,
  type Stopped,
  sendFailureOf,
} from "./send-failure.ts"
export { openSender, pauseMs, type Sender } from "./sender.ts"
export type { OutboxStore, SheetRecords } from "./store.ts"
export type { StorageState } from "./store-health.ts"
