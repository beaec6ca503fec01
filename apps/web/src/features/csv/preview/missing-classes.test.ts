import { expect, it } from "vitest"
import { missingClasses } from "./missing-classes.ts"

const rows = ["Boats", "boats ", "Bikes", "B", "'=Odd", ""].map((named) => ({ Class: named }))
const problems = (column: string) => rows.map((_, index) => ({ row: index + 1, column, message: "" }))

it("classes that a file names are created once each, whatever their case, but not a code of several classes", () => {
  expect(missingClasses(problems("Class"), { rows }, [{ code: "b" }, { code: "b" }])).toEqual([
    "Boats",
    "Bikes",
    "=Odd",
  ])
})

it("only rows that were refused for their class name missing ones", () => {
  expect(missingClasses(problems("Voting ID"), { rows }, [])).toEqual([])
})
