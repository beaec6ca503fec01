export { memoryStore } from "./memory-store.ts"
export { type Answer, type Change, type Outbox, openOutbox, type SendingEnd } from "./outbox.ts"
export {
  type Attempt,
  type KeptSheet,
  NO_RECORD,
  type PendingSheet,
  type Refusal,
  type SheetContent,
  type SheetRecord,
  type SheetToSend,
} from "./records.ts"
export { type Clock, openSender, pauseMs, type Sender } from "./sender.ts"
export type { OutboxStore } from "./store.ts"
