/** What this browser does with what it is given, beyond keeping it for now. */
export type StorageFacts = {
  /** The browser has promised not to clear it by itself. */
  isPersisted: boolean
  /** A private window: everything is gone when it is closed. */
  isPrivate: boolean
}

let isAsked = false

/** Asks the browser, once a page, not to clear what is kept; some ask the person, some decide by themselves. */
export function askToPersist(): void {
  if (isAsked || !("storage" in navigator)) return
  isAsked = true
  navigator.storage.persist?.().catch(() => false)
}

/** Chromium's private windows keep at most so much, on any disk; an ordinary window has gigabytes. */
const PRIVATE_SHARE_OF_HEAP = 2

type HeapSize = { memory?: { jsHeapSizeLimit: number } }

/** No browser says that a window is private. Some refuse a file of the page's own there, others give it little room: both are tried. */
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
  return heap !== undefined && quota !== undefined && quota < heap * PRIVATE_SHARE_OF_HEAP
}

/** Measured anew with each call. Where the browser tells nothing, nothing is said of it. */
export async function readStorageFacts(): Promise<StorageFacts> {
  if (!("storage" in navigator)) return { isPersisted: false, isPrivate: false }
  const [isPersisted, isPrivate] = await Promise.all([
    navigator.storage.persisted?.().catch(() => false) ?? false,
    isPrivateWindow().catch(() => false),
  ])
  return { isPersisted, isPrivate }
}
