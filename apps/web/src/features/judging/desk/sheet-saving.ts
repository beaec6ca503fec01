import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"

/** Saves a judge's work: on this device until the server has it, or not at all in Test Mode. */
export type SheetSaving = Pick<
  JudgeSaving,
  | "pending"
  | "waiting"
  | "subscribe"
  | "store"
  | "send"
  | "drop"
  | "sendAnyway"
  | "wake"
  | "close"
  | "isSafe"
  | "storage"
>
