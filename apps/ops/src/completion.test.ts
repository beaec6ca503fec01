import { expect, it } from "vitest"
import { nextWords } from "./completion.ts"
import { rosetteProgram } from "./program.ts"

it.each([
  ["a command", ["ev"], ["events"]],
  ["a command of a noun", ["judges", ""], ["list", "add", "codes", "help"]],
  ["an option of a command", ["entries", "import", "1", "cars.csv", "--ex"], ["--existing"]],
  ["an option of every command", ["results", "1", "--js"], ["--json"]],
  ["a value of an option", ["judges", "codes", "1", "--format", ""], ["table", "csv", "svg"]],
  ["a value of an argument", ["completion", "f"], ["fish"]],
  ["nothing where a file is expected: the shell offers files", ["entries", "photos", "1", "ph"], []],
  ["nothing where a value has no choices", ["judges", "codes", "1", "--to", ""], []],
])("completes %s", (_what, words, found) => {
  expect(nextWords(rosetteProgram(), words)).toEqual(found)
})
