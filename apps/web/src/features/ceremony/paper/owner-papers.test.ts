import fc from "fast-check"
import { expect, it } from "vitest"
import { piecesOf } from "./owner-papers.ts"

it("the pieces of a text joined are the text again, each with one line of at most 300 characters, and no character split", () => {
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
