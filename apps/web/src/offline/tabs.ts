import type { SheetOwner } from "@rosette/outbox/records"

/** The name of the lock and of the broadcast channel of a judge's outbox in this browser. */
export const outboxName = ({ databaseId, judgeId }: SheetOwner): string => `rosette.outbox.${databaseId}.${judgeId}`

/** The name of the broadcast channel for any unsent sheet on this device; tabs of an earlier version use the same. */
export const UNSENT_NEWS = "rosette.kept"

/** Runs the work while no other tab of this browser does the same. Without support for locks it runs at once. */
export const oneTabAtATime =
  (name: string) =>
  (work: () => Promise<void>): Promise<void> =>
    "locks" in navigator ? navigator.locks.request(name, work).then(() => undefined) : work()

/** Runs the work unless a tab of this browser is doing the same; then it returns null. */
export async function unlessTabDoes<Value>(name: string, work: () => Promise<Value>): Promise<Value | null> {
  if (!("locks" in navigator)) return work()
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : null))
}

/** Tells the other tabs of this browser that something of this name has changed, and is told by them. */
export function openTabNews(name: string, onNews: () => void): { tell: () => void; close: () => void } {
  if (!("BroadcastChannel" in globalThis)) return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  let isOpen = true
  channel.addEventListener("message", onNews)
  return {
    // An answer may come after the page was left and its channel closed.
    tell: () => {
      if (isOpen) channel.postMessage("changed")
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
