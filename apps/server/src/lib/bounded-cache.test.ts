import { describe, expect, it } from "vitest"
import { BoundedCache } from "./bounded-cache.ts"

const NAMES = ["a", "b", "c", "d"]

/** The keys of the values that are still kept, found without a read that could refresh one. */
function keptIn(cache: BoundedCache<string, string>): string[] {
  const kept: string[] = []
  cache.deleteWhere((value) => {
    kept.push(value)
    return false
  })
  return kept.sort()
}

function cacheOf(evicts: "oldest" | "least recently used", ...names: string[]): BoundedCache<string, string> {
  const cache = new BoundedCache<string, string>(3, evicts)
  for (const name of names) cache.set(name, name)
  return cache
}

describe("a bounded cache", () => {
  it("keeps as many values as its limit, and evicts the first for another one", () => {
    expect(keptIn(cacheOf("oldest", "a", "b", "c"))).toEqual(["a", "b", "c"])
    expect(keptIn(cacheOf("oldest", ...NAMES))).toEqual(["b", "c", "d"])
    expect(cacheOf("oldest", ...NAMES).get("a")).toBeUndefined()
  })

  it.each([
    ["oldest", ["b", "c", "d"]],
    ["least recently used", ["a", "c", "d"]],
  ] as const)("evicts the %s value, also after a read", (evicts, kept) => {
    const cache = cacheOf(evicts, "a", "b", "c")
    expect(cache.get("a")).toBe("a")
    cache.set("d", "d")
    expect(keptIn(cache)).toEqual(kept)
  })

  it("replaces the value of a key and counts it as the newest", () => {
    const cache = cacheOf("oldest", "a", "b", "c")
    cache.set("a", "a again")
    cache.set("d", "d")
    expect(keptIn(cache)).toEqual(["a again", "c", "d"])
  })

  it("removes values by key, by condition, and all at once", () => {
    const cache = cacheOf("oldest", "a", "b", "c")
    cache.delete("a")
    expect(keptIn(cache)).toEqual(["b", "c"])
    cache.deleteWhere((value) => value === "b")
    expect(keptIn(cache)).toEqual(["c"])
    cache.clear()
    expect(keptIn(cache)).toEqual([])
  })
})
