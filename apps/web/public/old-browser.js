// biome-ignore-all lint/suspicious/noVar: ES5
// biome-ignore-all lint/complexity/useArrowFunction: ES5
// biome-ignore-all lint/complexity/useOptionalChain: ES5
// Says so where a browser is too old for the app, or the app does not start. ES5 alone, not a module, and never compiled: it has to
// run where nothing else does. docs/operating.md names the same browsers.
;(function () {
  var OLD =
    "This browser is too old for Rosette. Update it or use another device; judges can ask the organizer for one."
  var FAILED =
    "Rosette cannot start here. Load this page again. If that does not help, this browser is too old: update it or use another device; judges can ask the organizer for one."
  var SILENT =
    "Rosette has not started yet. A weak network may be the reason. Otherwise this browser may be too old: update it or use another device; judges can ask the organizer for one."
  var BROWSERS = " Rosette works with Chrome and Edge from 109, Firefox from 115, and Safari from 15.6 (iOS 15.8)."
  var STYLE =
    "position:relative;z-index:9;margin:0;padding:1rem;background:#b3261e;color:#fff;font:600 1.125rem/1.4 system-ui,sans-serif"
  var CHECK_EVERY_MS = 500
  var SILENT_AFTER_MS = 15000
  var note = null
  var waited = 0

  // What all of these browsers have, and the app uses.
  var isOld = !(Object.hasOwn && window.structuredClone && window.BroadcastChannel && Array.prototype.findLast)

  function hasStarted() {
    return document.documentElement.hasAttribute("data-started")
  }

  function say(text) {
    if (!note) {
      note = document.createElement("p")
      note.setAttribute("role", "alert")
      note.style.cssText = STYLE
      document.body.insertBefore(note, document.body.firstChild)
    }
    if (note.textContent !== text + BROWSERS) note.textContent = text + BROWSERS
  }

  function check() {
    waited += CHECK_EVERY_MS
    if (hasStarted()) end()
    else if (isOld) say(OLD)
    // Set by color-scheme.js.
    else if (document.documentElement.hasAttribute("data-failed")) say(FAILED)
    else if (waited >= SILENT_AFTER_MS) say(SILENT)
  }

  function end() {
    clearInterval(timer)
    if (note) note.parentNode.removeChild(note)
    note = null
  }

  var timer = setInterval(check, CHECK_EVERY_MS)
})()
