import { expect, it } from "vitest"
import { isolated } from "./isolated.ts"

it.each([
  ["Blue Comet", "Blue Comet"],
  ["Käfer 1302", "Käfer 1302"],
  ["مرسيدس", "\u2068مرسيدس\u2069"],
  ["רכב 12", "\u2068רכב 12\u2069"],
  ["evil\u202e car", "\u2068evil car\u2069"],
  ["car\u2067", "\u2068car\u2069"],
])("%j stands in a line as %j", (name, shown) => {
  expect(isolated(name)).toBe(shown)
})
