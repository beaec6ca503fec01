// Follows public/color-scheme.js in the head of a page whose screen is already in the HTML. The reasons are in
// docs/decisions/0081-the-start-page-is-html.md.
;(() => {
  /** A tab in the background is not painted, and not every browser says that it has painted: then the app is loaded now. */
  const AFTER_LOAD_MS = 1_000

  const byId = (id) => document.getElementById(id)

  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key))
    } catch {
      // Refused or unreadable counts as missing.
      return null
    }
  }

  /** Loads the app. Before the first paint its scripts would take the network from what is painted. */
  const startApp = () => {
    // The app needs the whole document.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", startApp)
    const app = byId("app")
    app?.remove()
    if (app) document.head.append(document.importNode(app.content, true))
  }

  /** Shows the panel of the judge who is signed in on this device, as the app does. */
  const showJudge = (template, place) => {
    template.remove()
    const known = read("rosette.judge-session") && read("rosette.judge-data")
    if (!known?.judge?.name || !known.event?.name) return
    const panel = document.importNode(template.content, true)
    for (const slot of panel.querySelectorAll("slot")) slot.replaceWith(known[slot.name].name)
    place.before(panel)
  }

  const controls = (page) => [...page.querySelectorAll("a, button, main")]

  /** Shows the app's screen in place of the HTML. What has the focus keeps it, and what moves goes on from where it is. */
  const showScreen = (early, root) => {
    const at = controls(early).indexOf(document.activeElement)
    const begunAt = document.getAnimations()[0]?.startTime
    early.remove()
    if (begunAt) for (const animation of document.getAnimations()) animation.startTime = begunAt
    controls(root)[at]?.focus({ preventScroll: true })
  }

  // Called after each step of the parser and of the app, before the browser paints it.
  new MutationObserver((_changes, observer) => {
    const early = byId("early-page")
    const signedIn = byId("signed-in")
    const place = early?.querySelector("section")
    if (signedIn && place) showJudge(signedIn, place)
    const root = byId("root")
    if (!early || !root?.querySelector("main:not([aria-busy])")) return
    observer.disconnect()
    showScreen(early, root)
  }).observe(document, { childList: true, subtree: true })

  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) startApp()
  }).observe({ type: "paint", buffered: true })
  addEventListener("load", () => setTimeout(startApp, AFTER_LOAD_MS))
})()
