import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pagesOf } from "./measure-flow.ts"
import { piecesOf } from "./owner-papers.ts"

/** "3 4h 2" are heights; h marks a piece that is kept with the next. */
const pages = (text: string, room: number) =>
  pagesOf(
    text.split(" ").map((word) => ({ height: Number.parseInt(word, 10), keepsNext: word.endsWith("h") })),
    room,
  ).join(" ")

describe("pages begin", () => {
  it.each([
    ["only with the first piece if all fit", "3 4 3", 10, "0"],
    ["with the first piece that does not fit", "3 4 4 6 1", 10, "0 2 4"],
    ["with a heading that would be last", "3 4h 4", 10, "0 1"],
    ["with a heading on its own page anyway", "9h 4", 10, "0 1"],
    ["after a piece higher than a page", "2 30 3", 10, "0 1 2"],
  ])("%s", (_, text, room, expected) => {
    expect(pages(text, room)).toBe(expected)
  })
})

describe("the pieces of a text", () => {
  it("joined are the text again, each with one line of at most 300 characters, and no character split", () => {
    const words = fc.array(fc.constantFrom("paint", "\n", " ", "漆", "🏁", "x".repeat(200)), { maxLength: 200 })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join("")
        const pieces = piecesOf(text)
        expect(pieces.join("")).toBe(text)
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(301)
          expect(piece.trimEnd()).not.toContain("\n")
          expect(piece.isWellFormed()).toBe(true)
        }
      }),
    )
  })
})
