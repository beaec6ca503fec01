/** Calls back whenever a lost connection may be back: the device is online, or somebody looks at the page. */
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

/** Calls back when the page is hidden: the device is locked, or another app or tab is in front. */
export function onPutAway(callback: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === "hidden") callback()
  }
  document.addEventListener("visibilitychange", whenHidden)
  return () => document.removeEventListener("visibilitychange", whenHidden)
}

/** Calls back when another tab of this browser has changed what is stored, such as who is signed in. */
export function onSignIn(callback: () => void): () => void {
  window.addEventListener("storage", callback)
  return () => window.removeEventListener("storage", callback)
}
