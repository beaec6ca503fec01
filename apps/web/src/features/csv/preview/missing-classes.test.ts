import { expect, it } from "vitest"
import { missingClasses } from "./missing-classes.ts"

const rows = ["Boats", "boats ", "Bikes", "B", "'=Odd", ""].map((named) => ({ Class: named }))
const problems = (column: string) => rows.map((_, index) => ({ row: index + 1, column, message: "" }))

it("new classes are listed once each, ignoring case, without a code of several classes", () => {
  expect(missingClasses(problems("Class"), { rows }, [{ code: "b" }, { code: "b" }])).toEqual([
    "Boats",
    "Bikes",
    "=Odd",
  ])
})

it("only rows that were refused because of their class count", () => {
  expect(missingClasses(problems("Voting ID"), { rows }, [])).toEqual([])
})
