/** Whether this tab is in front: somebody may be looking at it. */
export const isPageSeen = (): boolean => document.visibilityState !== "hidden"

/** Calls back when the tab comes to the front or goes behind another one. */
export function onPageSeen(callback: () => void): () => void {
  document.addEventListener("visibilitychange", callback)
  return () => document.removeEventListener("visibilitychange", callback)
}
