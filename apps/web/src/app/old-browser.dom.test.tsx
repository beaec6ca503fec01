import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

const textOf = (file: string) => readFileSync(join(import.meta.dirname, "../../public", file), "utf8")
/** In the order in which a page runs them. */
const SCRIPT = `${textOf("color-scheme.js")}\n${textOf("old-browser.js")}`

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("structuredClone", structuredClone)
})

afterEach(() => {
  // The script ends as soon as the app is there.
  haveStarted()
  vi.advanceTimersByTime(1_000)
  document.body.innerHTML = ""
  for (const name of ["data-failed", "data-started"]) document.documentElement.removeAttribute(name)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => Function(SCRIPT)()
const said = () => document.querySelector("[role=alert]")?.textContent ?? null
/** What the app does when it shows its first screen. */
const haveStarted = () => document.documentElement.setAttribute("data-started", "")

/** A script that the browser cannot read. */
const failToRead = (filename: string) => {
  window.dispatchEvent(new ErrorEvent("error", { filename, message: "Invalid regular expression" }))
  vi.advanceTimersByTime(500)
}

it("a browser without what the app needs is told so at once, with the browsers that work", () => {
  vi.stubGlobal("structuredClone", undefined)
  start()
  vi.advanceTimersByTime(500)
  expect(said()).toMatch(
    /^This browser is too old for Rosette\. .*Chrome and Edge from 109.*Safari from 15\.6 \(iOS 15\.8\)\.$/,
  )
})

it("a script of the app that cannot be read is told at once", () => {
  start()
  failToRead("https://shows.example/assets/index-a1.js")
  expect(said()).toMatch(/^Rosette cannot start here\./)
})

it("says nothing about the scripts of extensions", () => {
  start()
  failToRead("chrome-extension://abc/content.js")
  expect(said()).toBeNull()
})

it("an app that has not come after 15 seconds is told, and the words go once it has", () => {
  start()
  vi.advanceTimersByTime(14_000)
  expect(said()).toBeNull()
  vi.advanceTimersByTime(1_000)
  expect(said()).toMatch(/^Rosette has not started yet/)
  haveStarted()
  vi.advanceTimersByTime(500)
  expect(said()).toBeNull()
})

it("says nothing where the app has started", () => {
  haveStarted()
  start()
  vi.advanceTimersByTime(60_000)
  failToRead("https://shows.example/assets/index-a1.js")
  expect(said()).toBeNull()
})
