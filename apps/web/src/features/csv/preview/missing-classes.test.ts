import { expect, it } from "vitest"
import type { CsvTable } from "../reading/csv-rows.ts"
import { missingClasses, otherProblems, withClasses } from "./missing-classes.ts"

const rows = ["Boats", "boats ", "Bikes", "B", "'=Odd", ""].map((named) => ({ Class: named }))
const problems = (column: string, count = rows.length) =>
  Array.from({ length: count }, (_, index) => ({ row: index + 1, column, message: "" }))

it("new classes are listed once each with their rows, ignoring case, without a code of several classes", () => {
  const named = [
    { name: "Tugs", code: "b" },
    { name: "Ships", code: "b" },
  ]
  expect(missingClasses(problems("Class"), { rows }, named)).toEqual([
    { name: "Boats", rowCount: 2, meant: null },
    { name: "Bikes", rowCount: 1, meant: null },
    { name: "=Odd", rowCount: 1, meant: null },
  ])
})

it("only rows that were refused because of their class count", () => {
  expect(missingClasses(problems("Voting ID"), { rows }, [])).toEqual([])
})

it("a misspelt class is proposed to be the one of the event, or the more frequent one of the file", () => {
  const misspelt = ["Motorad", "Motorrad", "Motorrad", "Oldtimr"].map((named) => ({ Class: named }))
  const found = missingClasses(problems("Class", 4), { rows: misspelt }, [{ name: "Oldtimer", code: "" }])
  expect(found.map(({ name, meant }) => [name, meant])).toEqual([
    ["Motorad", "Motorrad"],
    ["Motorrad", null],
    ["Oldtimr", "Oldtimer"],
  ])
})

it("what can be decided about classes is no problem of the file", () => {
  const real = { row: 1, column: "Voting ID", message: "taken" }
  const all = [...problems("Class"), real]
  expect(otherProblems(all, { rows }, [{ name: "Boats", rowCount: 2, meant: null }])).toEqual([
    ...problems("Class").slice(2),
    real,
  ])
})

it("the file is imported with the classes as they were decided", () => {
  const table: CsvTable = { isReadable: true, entryCount: 6, ignoredHeaders: [], firstLine: 2, encoding: null, rows }
  const decided = withClasses(table, new Map([["Boats", "Ships"]]))
  expect(decided.rows.map((row) => row.Class)).toEqual(["Ships", "Ships", "Bikes", "B", "'=Odd", ""])
})
