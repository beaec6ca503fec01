import { expect, it } from "vitest"
import { problemGroups } from "./csv-problems.tsx"

it("cells with the same message are one line, and rare messages come first", () => {
  const noClasses = Array.from({ length: 50 }, (_, index) => {
    return { row: index + 1, column: "Class", message: "This event has no classes" }
  })
  const groups = problemGroups([
    ...noClasses,
    { row: 9, column: "Voting ID", message: "Voting ID is required" },
    { row: 51, column: "Voting ID", message: "Row 3 has this voting ID too" },
  ])
  expect(groups.map(({ message, rows }) => [message, rows.length])).toEqual([
    ["Voting ID is required", 1],
    ["Row 3 has this voting ID too", 1],
    ["This event has no classes", 50],
  ])
})
