import { tellOfEarlyLoads } from "../../lib/early-loads.ts"
import { type FormHandOver, takeOver } from "./take-over.ts"

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
export function load(id: "app" | "next"): void {
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
export const startApp = () => load("app")

/** What kinds of pages have beyond that. */
export type Kind = {
  /** Called after each step of the parser and of the app, and by the returned function. */
  show: (page: HTMLElement) => void
  /** Whether the app's screen shows less than the page: then the page stays. */
  isMoreThan?: (root: Element) => boolean
  handOver?: FormHandOver
  /** What is painted before the app is loaded, besides the HTML. */
  painted?: Promise<unknown>
  /** Called when the app takes over, or the page was removed. */
  end?: () => void
}

/**
 * Follows a page whose screen is already in the HTML until the app takes its place; runs in its head, after public/color-scheme.js. The
 * reasons are in docs/decisions/0081-the-start-page-is-html.md. Returns a function to call when there is more to show.
 */
export function followPage({ show, isMoreThan, handOver, painted, end }: Kind): () => void {
  const stop = () => {
    observer.disconnect()
    end?.()
  }
  const follow = () => {
    const page = document.getElementById("early-page")
    if (!page) return
    show(page)
    // It has nothing to show: the rest is the app's.
    if (!page.isConnected) return stop()
    const root = document.getElementById("root")
    if (!root?.querySelector("main:not([aria-busy])") || isMoreThan?.(root)) return
    stop()
    takeOver(page, root, handOver)
    load("next")
  }
  // Called after each step of the parser and of the app, before the browser paints it.
  const observer = new MutationObserver(follow)
  observer.observe(document, { childList: true, subtree: true })

  const startSoon = () => void Promise.resolve(painted).then(startApp)
  // Scripts that are loaded while the page is painted delay it.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint")[0]) startSoon()
  }).observe({ type: "paint", buffered: true })
  addEventListener("load", () => setTimeout(startApp, AFTER_LOAD_MS))
  return follow
}
