/** How long this browser keeps what is stored in it. */
export type StorageFacts = {
  /** The browser has promised not to clear it automatically. */
  isPersisted: boolean
  /** A private window: everything is gone when it is closed. */
  isPrivate: boolean
}

let isAsked = false

/** Asks the browser, once per page, not to clear what is stored. Some browsers ask the person, others decide automatically. */
export function askToPersist(): void {
  if (isAsked || !("storage" in navigator)) return
  isAsked = true
  navigator.storage.persist?.().catch(() => false)
}

/** Chromium's private windows have a quota below this multiple of the heap limit, on any disk; an ordinary window has gigabytes. */
const PRIVATE_QUOTA_PER_HEAP = 2

type HeapSize = { memory?: { jsHeapSizeLimit: number } }

/** No browser says that a window is private. Some refuse the private file system there, others give a small quota: both are checked. */
async function isPrivateWindow(): Promise<boolean> {
  const { getDirectory, estimate } = navigator.storage
  if (typeof getDirectory === "function") {
    const isRefused = await getDirectory.call(navigator.storage).then(
      () => false,
      () => true,
    )
    if (isRefused) return true
  }
  const heap = (performance as HeapSize).memory?.jsHeapSizeLimit
  const quota = typeof estimate === "function" ? (await estimate.call(navigator.storage)).quota : undefined
  return heap !== undefined && quota !== undefined && quota < heap * PRIVATE_QUOTA_PER_HEAP
}

/** Measured again with each call. What the browser does not say counts as false. */
export async function readStorageFacts(): Promise<StorageFacts> {
  if (!("storage" in navigator)) return { isPersisted: false, isPrivate: false }
  const [isPersisted, isPrivate] = await Promise.all([
    navigator.storage.persisted?.().catch(() => false) ?? false,
    isPrivateWindow().catch(() => false),
  ])
  return { isPersisted, isPrivate }
}
