import { describe, expect, it } from "vitest"
import { stored } from "./stored.ts"

const isText = (value: unknown): value is string => typeof value === "string"

/** A browser storage in memory. */
function storageOf(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content))
  return {
    items,
    area: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }),
  }
}

const refused = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError")
}

describe("a value in browser storage", () => {
  it("is read as it was written, until it is cleared", () => {
    const { area, items } = storageOf()
    const name = stored(area, "name", isText)
    expect(name.write("Mia")).toBe(true)
    expect(name.read()).toBe("Mia")
    name.clear()
    expect(name.read()).toBeNull()
    expect(items.size).toBe(0)
  })

  it.each([
    ["missing", {}],
    ["damaged", { name: '{"judge":' }],
    ["of another shape", { name: '{"id":1}' }],
  ])("is null when %s", (_what, content: Record<string, string>) => {
    expect(stored(storageOf(content).area, "name", isText).read()).toBeNull()
  })

  it("lasts for this page if the browser refuses storage, and write returns false", () => {
    const name = stored(refused, "refused-name", isText)
    expect(name.read()).toBeNull()
    expect(name.write("Mia")).toBe(false)
    expect(name.read()).toBe("Mia")
    name.clear()
    expect(name.read()).toBeNull()
  })
})
