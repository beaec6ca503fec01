import { expect, it } from "vitest"
import { optionalText, requiredText } from "./text.ts"

const name = requiredText("Event name")

it.each([
  ["nothing", ""],
  ["blanks", "  \t"],
  ["a zero-width space", "\u200b"],
  ["zero-width characters among blanks", " \u200b\u2060 \ufeff\u200d "],
  ["a soft hyphen", "\u00ad"],
  ["a filler that looks like a blank", "\u3164"],
  ["a blank Braille cell", "\u2800"],
])("%s is not a name", (_, text) => {
  expect(name.safeParse(text).error?.issues[0]?.message).toBe("Event name is required")
})

it.each(["A", "0", "🏆", "👨‍👩‍👧", "é", "مهرجان", "中"])("%s is a name and is stored unchanged", (text) => {
  expect(name.parse(` ${text} `)).toBe(text)
})

it("outer blanks do not count in the length of a text", () => {
  const longest = "x".repeat(200)
  for (const field of [name, optionalText("Location")]) {
    expect(field.parse(`  ${longest}\n`)).toBe(longest)
    expect(field.safeParse(`${longest}x`).error?.issues[0]?.message).toMatch(
      "must be at most 200 characters; 201 were entered",
    )
  }
})

it("characters that are dropped do not count in the length of a text, unless they are most of it", () => {
  const field = requiredText("Event name", 10)
  expect(field.parse(`A${"\u200b".repeat(39)}`)).toBe("A")
  expect(field.safeParse(`A${"\u200b".repeat(40)}`).error?.issues[0]?.message).toMatch(
    "must be at most 10 characters; 41 were entered",
  )
})
