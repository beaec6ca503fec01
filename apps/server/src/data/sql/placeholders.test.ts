import { expect, it } from "vitest"
import { numberPlaceholders } from "./placeholders.ts"

it.each([
  ["SELECT 1", "SELECT 1"],
  ["a = ? AND b = ?", "a = $1 AND b = $2"],
  ["a = '?' AND b = ?", "a = '?' AND b = $1"],
  ["a = 'it''s ?' AND b = ?", "a = 'it''s ?' AND b = $1"],
  ['"why?" = ?', '"why?" = $1'],
  ['"say ""?""" = ?', '"say ""?""" = $1'],
  ["? -- who knows?\n, ?", "$1 -- who knows?\n, $2"],
  ["? /* or ? \n */ , ?", "$1 /* or ? \n */ , $2"],
  ["(?,?),(?,?)", "($1,$2),($3,$4)"],
])("%s becomes %s", (marked, numbered) => {
  expect(numberPlaceholders(marked)).toBe(numbered)
  expect(numberPlaceholders(marked)).toBe(numbered)
})
