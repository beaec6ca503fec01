import { expect, it } from "vitest"
import { linkedCode, takeCodeFromAddress } from "../../../web/src/lib/code-from-link.ts"
import { cardPages, judgeLink } from "./cards.ts"

const judges = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Judge ${at + 1}`, accessCode: `CODE${at + 1}` }))

it("the link of a card signs in with its code", () => {
  const { pathname, search, hash } = new URL(judgeLink("https://shows.example", "AB 12"))
  takeCodeFromAddress({ location: { pathname, search, hash }, history: { state: null, replaceState: () => undefined } })
  expect(linkedCode()).toBe("AB 12")
})

it("ten cards fill a page", () => {
  expect(cardPages(judges(10), "Pier Show", "https://shows.example")).toHaveLength(1)
  const pages = cardPages(judges(11), "Pier Show", "https://shows.example")
  expect(pages.map((page) => page.match(/Judge \d+</g)?.length)).toEqual([10, 1])
})

it("a name cannot become markup", () => {
  const [page] = cardPages([{ name: "Tom & <Jerry>", accessCode: "A1" }], "R&B", "https://shows.example")
  expect(page).toContain("Tom &amp; &lt;Jerry&gt;")
  expect(page).toContain("R&amp;B")
})
