import { expect, it } from "vitest"
import { shortcutOf } from "./keyboard.ts"

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

it.each([
  [press("J"), "j"],
  [press("7"), "7"],
  [press("?"), "?"],
  [press("ArrowLeft"), "ArrowLeft"],
  [press("Enter", { ctrlKey: true }), "mod+Enter"],
  [press("Enter", { metaKey: true }), "mod+Enter"],
  [press("K", { altKey: true }), "alt+k"],
])("a key press %o is called %s", (event, name) => {
  expect(shortcutOf(event)).toBe(name)
})
