/** What the lock and the news of a judge's outbox are called in this browser. */
export const outboxName = (judgeId: number): string => `rosette.outbox.${judgeId}`

/** Runs the work while no other tab of this browser does the same; browsers without locks have to do without. */
export const oneTabAtATime =
  (name: string) =>
  (work: () => Promise<void>): Promise<void> =>
    "locks" in navigator ? navigator.locks.request(name, work).then(() => undefined) : work()

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
