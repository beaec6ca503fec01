/** Calls back whenever a line that was cut may be there again: the device is online, or somebody looks at the page. */
export function onWaking(wake: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === "visible") wake()
  }
  window.addEventListener("online", wake)
  window.addEventListener("pageshow", wake)
  document.addEventListener("visibilitychange", whenSeen)
  return () => {
    window.removeEventListener("online", wake)
    window.removeEventListener("pageshow", wake)
    document.removeEventListener("visibilitychange", whenSeen)
  }
}
