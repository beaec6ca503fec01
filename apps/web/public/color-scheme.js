// See src/app/color-scheme.ts.
;(() => {
  const page = document.documentElement
  const name = "data-mantine-color-scheme"
  let chosen = null
  try {
    chosen = localStorage.getItem("rosette.color-scheme")
    // The HTML has the screen of a device with nothing stored: another one shows nothing until the app shows its own.
    const isKnown = chosen !== null || localStorage.getItem("rosette.judge-session") !== null
    page.toggleAttribute("data-known", isKnown)
  } catch {
    // Storage is refused in some private modes: then the system decides.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  page.setAttribute(name, dark ? "dark" : "light")
  // A script of the app that the browser cannot read, or that did not come: old-browser.js says so.
  const noteFailure = ({ target, filename }) => {
    if (/\/assets\/.*\.js/.test(target?.src ?? filename ?? "")) page.setAttribute("data-failed", "")
  }
  addEventListener("error", noteFailure, true)
  let onScreen = null
  addEventListener("beforeprint", () => {
    onScreen ??= page.getAttribute(name)
    page.setAttribute(name, "light")
  })
  addEventListener("afterprint", () => {
    if (onScreen) page.setAttribute(name, onScreen)
    onScreen = null
  })
})()
