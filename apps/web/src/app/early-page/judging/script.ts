import "../../../../public/color-scheme.js"
import { isDemoSearch } from "../../../features/judging/demo-search.ts"
import { followPage, startApp } from "../follow-page.ts"
import { fillNames, signedIn } from "../signed-in.ts"
import { readDevice } from "./device-content.ts"
import { fillSheet } from "./fill-sheet.ts"
import { type ShownSheet, shownSheet } from "./shown-sheet.ts"

/** If the app shows no sheet after this time, it shows what it has: the judge can leave, and sees what is wrong. */
const LATEST_MS = 5_000
/** The app is loaded also if the device has not answered after this time, or the browser does not say in it that it has painted. */
const PATIENCE_MS = 100
const LARGEST = "largest-contentful-paint"

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the filled-in sheet is painted: it has the page's largest text. Scripts that are loaded meanwhile delay it. */
const sheetPainted = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST)) return
    new PerformanceObserver((list) => {
      const isInSheet = (entry: PerformanceEntry) =>
        "element" in entry && entry.element instanceof Element && entry.element.closest("article")
      if (list.getEntries().some(isInSheet)) resolve()
    }).observe({ type: LARGEST, buffered: true })
  })

/** In Test Mode, and if nobody is signed in, only the app knows what to show. */
const known = isDemoSearch(location.search) ? null : signedIn()
let sheet: ShownSheet | null = null
let isFilled = false

let paintsSheet: Promise<unknown> | undefined

async function readSheet(): Promise<void> {
  const content = known && (await readDevice())
  if (!content) return
  sheet = shownSheet(content, known.judge, location.search)
  follow()
  if (sheet) paintsSheet = Promise.race([sheetPainted(), after(PATIENCE_MS)])
}

const reading = Promise.resolve().then(readSheet)

const follow = followPage({
  show(page) {
    if (known) fillNames(page, known)
    else {
      page.remove()
      startApp()
    }
    if (!sheet || isFilled || !fillSheet(page, sheet)) return
    isFilled = true
    setTimeout(() => {
      isFilled = false
      sheet = null
      follow()
    }, LATEST_MS)
  },
  // The app begins with placeholders too.
  isMoreThan: (root) => isFilled && root.querySelector("[aria-busy]") !== null,
  painted: Promise.race([reading, after(PATIENCE_MS)]).then(() => paintsSheet),
})
