import { afterEach, expect, it, vi } from "vitest"
import { askToPersist, readStorageFacts } from "./storage-facts.ts"

afterEach(() => vi.unstubAllGlobals())

const GIGABYTE = 2 ** 30
const folder = async () => ({})
const refused = async () => {
  throw new DOMException("No files here.", "SecurityError")
}

function stubBrowser(storage: Record<string, unknown>, jsHeapSizeLimit?: number) {
  vi.stubGlobal("navigator", { storage })
  vi.stubGlobal("performance", jsHeapSizeLimit === undefined ? {} : { memory: { jsHeapSizeLimit } })
}

it("the browser is asked once not to clear what is kept", () => {
  const persist = vi.fn(async () => true)
  stubBrowser({ persist })
  askToPersist()
  askToPersist()
  expect(persist).toHaveBeenCalledTimes(1)
})

it.each([
  ["refuses files of the page's own", { getDirectory: refused }, undefined, true],
  ["gives little room", { getDirectory: folder, estimate: async () => ({ quota: GIGABYTE }) }, GIGABYTE, true],
  ["gives much room", { getDirectory: folder, estimate: async () => ({ quota: 90 * GIGABYTE }) }, GIGABYTE, false],
  ["tells nothing", {}, undefined, false],
])("a window that %s is told from an ordinary one", async (_, storage, heap, isPrivate) => {
  stubBrowser(storage, heap)
  expect(await readStorageFacts()).toEqual({ isPersisted: false, isPrivate })
})

it("what the browser has promised to keep is told", async () => {
  stubBrowser({ persisted: async () => true, getDirectory: folder })
  expect(await readStorageFacts()).toEqual({ isPersisted: true, isPrivate: false })
})
