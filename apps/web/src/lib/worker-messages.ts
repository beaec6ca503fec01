/** What a page tells the service worker: fetch these photos ahead, or take over from the worker of an older version. */
export type ToWorker = { type: "keep-photos"; urls: readonly string[] } | { type: "take-over" }

/** What the service worker tells every open page: now is a good moment to send what waits. */
export type FromWorker = { type: "outbox-sync" }

/** The name of the background sync that sends waiting sheets. */
export const OUTBOX_SYNC = "outbox"

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string")

/** A message of a page, or null for anything else, also from a version that knows more messages than this one. */
export function readToWorker(data: unknown): ToWorker | null {
  if (!isFields(data)) return null
  if (data.type === "take-over") return { type: "take-over" }
  if (data.type === "keep-photos" && isTexts(data.urls)) return { type: "keep-photos", urls: data.urls }
  return null
}

export const isOutboxSync = (data: unknown): data is FromWorker => isFields(data) && data.type === "outbox-sync"
