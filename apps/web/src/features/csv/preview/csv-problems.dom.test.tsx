import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { button } from "../../../../test/form.ts"
import { show } from "../../../../test/render.tsx"
import type { CsvTable } from "../reading/csv-rows.ts"
import { CsvProblems } from "./csv-problems.tsx"

const TABLE: CsvTable = {
  isReadable: true,
  entryCount: 60,
  ignoredHeaders: [],
  firstLine: 2,
  encoding: null,
  rows: Array.from({ length: 60 }, (_, index) => ({ "Entry Name": `Car ${index + 1}` })),
}

it("a message of many rows is one line after the others, with all its rows on demand", async () => {
  const message = "This event has no classes"
  const many = Array.from({ length: 55 }, (_, index) => ({ row: index + 1, column: "Class", message }))
  const { user } = show(
    <CsvProblems
      problems={[...many, { row: 9, column: "Voting ID", message: "Voting ID is required" }]}
      table={TABLE}
    />,
  )
  const lines = screen.getAllByRole("row").slice(1)
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining("Voting ID is required"),
    expect.stringContaining(message),
  ])
  expect(lines[1]?.textContent).toContain("55 rows: 1, 2, 3")
  await user.click(button("and 52 more"))
  expect(lines[1]?.textContent).toContain("53, 54, 55")
})

it("of many messages the first lines are shown, and all on demand", async () => {
  const problems = Array.from({ length: 30 }, (_, index) => {
    return { row: index + 2, column: "Voting ID", message: `Row ${index + 1} has this voting ID too` }
  })
  const { user } = show(<CsvProblems problems={problems} table={TABLE} />)
  expect(screen.getAllByRole("row")).toHaveLength(21)
  await user.click(button("Show 10 more lines"))
  expect(screen.getAllByRole("row")).toHaveLength(31)
})
