import type { SheetOwner } from "@rosette/outbox"

/** What the lock and the news of a judge's outbox are called in this browser. */
export const outboxName = ({ databaseId, judgeId }: SheetOwner): string => `rosette.outbox.${databaseId}.${judgeId}`

/** What the news of any kept sheet on this device is called. */
export const KEPT_NEWS = "rosette.kept"

/** Runs the work while no other tab of this browser does the same; browsers without locks have to do without. */
export const oneTabAtATime =
  (name: string) =>
  (work: () => Promise<void>): Promise<void> =>
    "locks" in navigator ? navigator.locks.request(name, work).then(() => undefined) : work()

/** Runs the work unless a tab of this browser does the same at this moment; false where one does. */
export async function unlessTabDoes(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) return work().then(() => true)
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

/** Tells the other tabs of this browser that something of this name has changed, and hears it from them. */
export function openTabNews(name: string, onNews: () => void): { tell: () => void; close: () => void } {
  if (!("BroadcastChannel" in globalThis)) return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  let isOpen = true
  channel.addEventListener("message", onNews)
  return {
    // A sheet whose answer comes when its page has been left has nobody to tell through this channel any more.
    tell: () => {
      if (isOpen) channel.postMessage("changed")
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
