import { describe, expect, it } from "vitest"
import { pagesOf } from "./measure-flow.ts"

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
