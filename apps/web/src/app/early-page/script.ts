// Follows public/color-scheme.js in the head of a page whose screen is already in the HTML. The reasons are in
// docs/decisions/0081-the-start-page-is-html.md.
import { linkedCode, takeCodeFromAddress } from "../../lib/code-from-link.ts"
import { callEarly, callUrl } from "../../lib/early-calls.ts"
import { tellOfEarlyLoads } from "../../lib/early-loads.ts"
import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { isLogoutWaiting } from "../../lib/worker/waiting-logout.ts"
import { fill, openForm } from "./form.ts"
import { takeOver } from "./take-over.ts"

/** A tab in the background is not painted, and not every browser says that it has painted: then the app is loaded now. */
const AFTER_LOAD_MS = 1_000

const whenParsed = (work: () => void) =>
  document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", work) : work()

/** A browser asks an HTTP/1 server for six things at a time. One is left for the calls that the page makes meanwhile. */
const AT_A_TIME = 5
const waiting: (() => Promise<unknown>)[] = []
let loading = 0

/** Runs the next of what waits. */
async function loadNext(): Promise<void> {
  const work = loading < AT_A_TIME ? waiting.shift() : undefined
  if (!work) return
  loading += 1
  await work()
  loading -= 1
  void loadNext()
}

/** Loads a script, in its turn. Resolves when it is there, or cannot be loaded: then the app tries again. */
const loadScript = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(() =>
      new Promise<void>((done) => {
        // An older browser does not know such links, and loads nothing.
        if (!link.relList.supports("modulepreload")) done()
        link.onload = link.onerror = () => done()
        document.head.append(link)
      }).then(resolve),
    )
    void loadNext()
  })

/** Adds what a template of the page has, once. */
function load(id: "app" | "next"): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`)
  if (!template) return
  template.remove()
  const parts = document.importNode(template.content, true)
  const scripts = [...parts.querySelectorAll("script")]
  for (const script of scripts) {
    const { src: href, crossOrigin } = script
    script.replaceWith(Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin }))
  }
  // Links to style sheets load nothing: their text is in the page.
  document.head.append(...parts.querySelectorAll("style, link[rel=stylesheet]"))
  const links = [...parts.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")]
  tellOfEarlyLoads(Promise.all(links.map(loadScript)))
  // The app needs the whole document.
  whenParsed(() => document.head.append(...scripts))
}

/** Loads the app. Earlier its scripts would take the network from what is painted. */
const startApp = () => load("app")

/** The judge who is signed in on this device. */
const signedIn = () => (judgeSession.read() ? judgeData.read() : null)

/** Fills the names into the slots of a part of the page. */
function fillSlots(part: ParentNode, { judge, event }: JudgeData): void {
  const names: Record<string, string> = { judge: judge.name, event: event.name }
  for (const slot of part.querySelectorAll("slot")) slot.replaceWith(names[slot.name] ?? "")
}

/** Shows the panel of the judge who is signed in on this device, as the app does. */
function showJudge(template: HTMLTemplateElement, place: Element): void {
  template.remove()
  const known = signedIn()
  if (!known || !navigator.onLine) return
  const panel = document.importNode(template.content, true)
  fillSlots(panel, known)
  place.before(panel)
}

/** Shows the judge's name on a page that is for a judge. In Test Mode, and if nobody is signed in, only the app knows what to show. */
function showForJudge(page: Element): void {
  const known = new URLSearchParams(location.search).has("demo") ? null : signedIn()
  if (known) fillSlots(page, known)
  else {
    page.remove()
    startApp()
  }
}

/**
 * Sends a judge's sign-in and asks for the sheets, so that both answers are on their way while the app is loaded. The app makes
 * the same calls, gets these answers, and tells what they mean.
 */
async function signIn(procedure: string | undefined, values: Record<string, string>): Promise<void> {
  if (procedure === undefined || isLogoutWaiting()) return
  const answering = callEarly(callUrl(procedure), JSON.stringify({ 0: values }))
  load("next")
  const answer = await answering.catch(() => null)
  if (answer?.ok) void callEarly(callUrl("judge.workspace", {}))
}

takeCodeFromAddress()

const early = () => document.getElementById("early-page")
let form: HTMLFormElement | null = null

const followLink = () => {
  takeCodeFromAddress()
  if (form) fill(form, linkedCode().toUpperCase())
}
addEventListener("hashchange", followLink)

/** Leaves the page to the app. */
const stop = (observer: MutationObserver) => {
  observer.disconnect()
  removeEventListener("hashchange", followLink)
}

// Called after each step of the parser and of the app, before the browser paints it.
new MutationObserver((_changes, observer) => {
  const page = early()
  if (!page) return
  const place = page.querySelector("section, form")?.closest("main > *")
  const panel = page.querySelector<HTMLTemplateElement>("template#signed-in")
  if (panel && place) showJudge(panel, place)
  if (page.querySelector("slot")) showForJudge(page)
  // The app's own listener has to find the code of the next link.
  if (!page.isConnected) return stop(observer)
  const found = page.querySelector("form")
  // The button is the last part of the form: what the parser has not reached yet cannot be filled in.
  if (found?.querySelector("[type=submit]") && found !== form) {
    form = found
    openForm(found, linkedCode().toUpperCase(), (values) => void signIn(page.dataset.call, values))
  }
  const root = document.getElementById("root")
  if (!root?.querySelector("main:not([aria-busy])")) return
  stop(observer)
  takeOver(page, root)
  load("next")
}).observe(document, { childList: true, subtree: true })

// Once the styles are there, while the page is painted. The start page works without the app, so it is painted first.
requestAnimationFrame(() => {
  if (location.pathname !== "/") startApp()
})
new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) startApp()
}).observe({ type: "paint", buffered: true })
addEventListener("load", () => setTimeout(startApp, AFTER_LOAD_MS))
