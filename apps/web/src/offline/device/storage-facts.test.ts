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

it("asks the browser only once not to clear what is stored", () => {
  const persist = vi.fn(async () => true)
  stubBrowser({ persist })
  askToPersist()
  askToPersist()
  expect(persist).toHaveBeenCalledTimes(1)
})

it.each([
  ["refuses the private file system", { getDirectory: refused }, undefined, true],
  ["has a small quota", { getDirectory: folder, estimate: async () => ({ quota: GIGABYTE }) }, GIGABYTE, true],
  ["has a large quota", { getDirectory: folder, estimate: async () => ({ quota: 90 * GIGABYTE }) }, GIGABYTE, false],
  ["says nothing", {}, undefined, false],
])("recognizes whether a window that %s is private", async (_, storage, heap, isPrivate) => {
  stubBrowser(storage, heap)
  expect(await readStorageFacts()).toEqual({ isPersisted: false, isPrivate })
})

it("reports that the browser has promised to keep what is stored", async () => {
  stubBrowser({ persisted: async () => true, getDirectory: folder })
  expect(await readStorageFacts()).toEqual({ isPersisted: true, isPrivate: false })
})
