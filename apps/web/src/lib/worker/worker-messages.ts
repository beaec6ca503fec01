import { isFields } from "../is-fields.ts"

/**
 * A message of a page to the service worker: fetch these photos ahead, take over from the worker of an older version, or answer
 * on the enclosed port whether judging works without a network.
 */
export type ToWorker =
  | { type: "keep-photos"; urls: readonly string[] }
  | { type: "take-over" }
  | { type: "check-offline"; urls: readonly string[] }

/** The question of the service worker to every open page, with a port for the answer: which outbox the page sends itself. */
export type FromWorker = { type: "outbox-sync" }

/** The answer of a page: the name of the outbox that it sends. */
export type OutboxSyncAnswer = { sends: string }

/** Whether the files and photos for judging without a network are on this device. */
export type OfflineCheck = { screens: boolean; photos: boolean }

/** The name of the background sync that sends waiting sheets. */
export const OUTBOX_SYNC = "outbox"

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string")

/** Returns the message of a page; null for anything else, such as a message of a later version. */
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
