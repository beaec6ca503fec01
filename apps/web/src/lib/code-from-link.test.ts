import { afterEach, expect, it } from "vitest"
import { forgetLinkedCode, linkedCode, takeCodeFromAddress } from "./code-from-link.ts"

/** A page whose address is `href`, and the addresses that replace it. */
function pageAt(href: string) {
  const { pathname, search, hash } = new URL(href, "https://show.example")
  const replaced: unknown[] = []
  const history = {
    state: { kept: true },
    replaceState: (state: unknown, _title: string, url?: string | URL | null) => void replaced.push([state, url]),
  }
  return { page: { location: { pathname, search, hash }, history }, replaced }
}

afterEach(forgetLinkedCode)

it.each([
  ["in the fragment, as on cards printed now", "/judge-login#code=K7QM2XWA", "/judge-login"],
  ["in the query, as on cards printed earlier", "/judge-login?code=K7QM2XWA", "/judge-login"],
  ["next to another parameter of the query", "/judge-login?from=card&code=K7QM2XWA", "/judge-login?from=card"],
  ["with a slash at the end of the path", "/judge-login/#code=K7QM2XWA", "/judge-login/"],
])("a code %s is read and leaves the address at once", (_, href, left) => {
  const { page, replaced } = pageAt(href)
  takeCodeFromAddress(page)
  expect(linkedCode()).toBe("K7QM2XWA")
  expect(replaced).toEqual([[{ kept: true }, left]])
})

it.each(["/judge-login", "/judge-login#main", "/judge-login?demo", "/#code=K7QM2XWA", "/access?code=K7QM2XWA"])(
  "%s brings no code and stays as it is",
  (href) => {
    const { page, replaced } = pageAt(href)
    takeCodeFromAddress(page)
    expect(linkedCode()).toBe("")
    expect(replaced).toEqual([])
  },
)

it("a code that was forgotten does not come back", () => {
  takeCodeFromAddress(pageAt("/judge-login#code=K7QM2XWA").page)
  forgetLinkedCode()
  expect(linkedCode()).toBe("")
})
