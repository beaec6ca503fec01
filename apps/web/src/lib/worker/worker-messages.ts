/**
 * What a page tells the service worker: fetch these photos ahead, take over from the worker of an older version, or say on the
 * port that comes with it whether judging opens without a network.
 */
export type ToWorker =
  | { type: "keep-photos"; urls: readonly string[] }
  | { type: "take-over" }
  | { type: "check-offline"; urls: readonly string[] }

/** What the service worker asks every open page, with a port for the answer: whose sheets it sends by itself. */
export type FromWorker = { type: "outbox-sync" }

/** The answer of a page that sends the sheets of an outbox by this name. */
export type OutboxSyncAnswer = { sends: string }

/** What of judging without a network stands on this device. */
export type OfflineCheck = { screens: boolean; photos: boolean }

/** The name of the background sync that sends waiting sheets. */
export const OUTBOX_SYNC = "outbox"

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string")

/** A message of a page, or null for anything else, also from a version that knows more messages than this one. */
export function readToWorker(data: unknown): ToWorker | null {
  if (!isFields(data)) return null
  const { type, urls } = data
  if (type === "take-over") return { type }
  if ((type === "keep-photos" || type === "check-offline") && isTexts(urls)) return { type, urls }
  return null
}

export const isOutboxSync = (data: unknown): data is FromWorker => isFields(data) && data.type === "outbox-sync"

export const isOutboxSyncAnswer = (data: unknown): data is OutboxSyncAnswer =>
  isFields(data) && typeof data.sends === "string"

export const isOfflineCheck = (data: unknown): data is OfflineCheck =>
  isFields(data) && typeof data.screens === "boolean" && typeof data.photos === "boolean"
