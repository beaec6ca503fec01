import { afterEach, beforeEach, expect, it, vi } from "vitest"

const PAGE = "/index.html"
const SCRIPT = "/assets/index-1a2b.js"
const STYLES = "/assets/index-1a2b.css"
const FILES = [PAGE, SCRIPT, STYLES]
const TYPES: Record<string, string> = { [PAGE]: "text/html", [SCRIPT]: "text/javascript", [STYLES]: "text/css" }

/** What the browser has stored. */
let kept: Map<string, Response>
/** What the server has; null while there is no network. */
let server: Map<string, string> | null

const of = (path: string, text: string) => {
  const response = new Response(text, { headers: { "content-type": TYPES[path] ?? "text/plain" } })
  return Object.defineProperty(response, "url", { value: `https://shows.test${path}` })
}
const pageOf = (script: string) => `<script src="${script}"></script>`

beforeEach(() => {
  kept = new Map()
  TYPES[SCRIPT] = "text/javascript"
  server = new Map([
    [PAGE, pageOf(SCRIPT)],
    [SCRIPT, "start()"],
    [STYLES, "body {}"],
  ])
  vi.stubGlobal("self", globalThis)
  vi.stubGlobal("location", new URL("https://shows.test/"))
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (path: string) => kept.get(path),
      put: async (path: string, response: Response) => void kept.set(path, response),
    }),
  })
  vi.stubGlobal("fetch", async (path: string) => {
    const text = server?.get(path)
    if (text === undefined) throw new TypeError("Failed to fetch")
    return of(path, text)
  })
})
afterEach(() => vi.unstubAllGlobals())

const refill = async () => (await import("./shell.ts")).refillShell(FILES)

it("fetches again what the browser has cleared, and nothing else", async () => {
  kept.set(STYLES, of(STYLES, "kept"))
  expect(await refill()).toBe(true)
  expect([...kept.keys()].sort()).toEqual([...FILES].sort())
  expect(await kept.get(STYLES)?.text()).toBe("kept")
  server = null
  expect(await refill()).toBe(true)
})

it("is not ready without a network", async () => {
  server = null
  expect(await refill()).toBe(false)
  expect(kept.size).toBe(0)
})

it("stores no file of a newer version of the product", async () => {
  server?.set(PAGE, pageOf("/assets/index-9z9z.js"))
  expect(await refill()).toBe(false)
  expect(kept.size).toBe(0)
})

it("does not store the page of a captive portal", async () => {
  server?.set(SCRIPT, "<html>")
  TYPES[SCRIPT] = "text/html"
  expect(await refill()).toBe(false)
  expect(kept.has(SCRIPT)).toBe(false)
})
