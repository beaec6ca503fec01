// Follows public/color-scheme.js in the head of a page whose screen is already in the HTML. The reasons are in
// docs/decisions/0081-the-start-page-is-html.md.
import { linkedCode, takeCodeFromAddress } from "../../lib/code-from-link.ts"
import { judgeData, judgeSession } from "../../lib/storage.ts"
import { fill, openForm } from "./form.ts"
import { takeOver } from "./take-over.ts"

/** A tab in the background is not painted, and not every browser says that it has painted: then the app is loaded now. */
const AFTER_LOAD_MS = 1_000

/** Loads the app. Before the first paint its scripts would take the network from what is painted. */
function startApp(): void {
  // The app needs the whole document.
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", startApp)
    return
  }
  const app = document.querySelector<HTMLTemplateElement>("template#app")
  app?.remove()
  if (app) document.head.append(document.importNode(app.content, true))
}

/** Shows the panel of the judge who is signed in on this device, as the app does. */
function showJudge(template: HTMLTemplateElement, place: Element): void {
  template.remove()
  const known = judgeSession.read() && judgeData.read()
  if (!known || !navigator.onLine) return
  const panel = document.importNode(template.content, true)
  const names: Record<string, string> = { judge: known.judge.name, event: known.event.name }
  for (const slot of panel.querySelectorAll("slot")) slot.replaceWith(names[slot.name] ?? "")
  place.before(panel)
}

takeCodeFromAddress()

const early = () => document.getElementById("early-page")
let form: HTMLFormElement | null = null

const followLink = () => {
  takeCodeFromAddress()
  if (form) fill(form, linkedCode().toUpperCase())
}
addEventListener("hashchange", followLink)

// Called after each step of the parser and of the app, before the browser paints it.
new MutationObserver((_changes, observer) => {
  const page = early()
  if (!page) return
  const place = page.querySelector("section, form")?.closest("main > *")
  const signedIn = page.querySelector<HTMLTemplateElement>("template#signed-in")
  if (signedIn && place) showJudge(signedIn, place)
  const found = page.querySelector("form")
  // The button is the last part of the form: what the parser has not reached yet cannot be filled in.
  if (found?.querySelector("[type=submit]") && found !== form) {
    form = found
    openForm(found, linkedCode().toUpperCase())
  }
  const root = document.getElementById("root")
  if (!root?.querySelector("main:not([aria-busy])")) return
  observer.disconnect()
  removeEventListener("hashchange", followLink)
  takeOver(page, root)
}).observe(document, { childList: true, subtree: true })

new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) startApp()
}).observe({ type: "paint", buffered: true })
addEventListener("load", () => setTimeout(startApp, AFTER_LOAD_MS))
