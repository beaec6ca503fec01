import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { DeletedEntries } from "./deleted-entries.tsx"

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    return { id: index + 1, entryName: `Car ${index + 1}`, votingId: `A${index + 1}` }
  })
const lines = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

it("the first five entries are named, and the others counted", () => {
  show(<DeletedEntries entries={cars(17)} shown={cars(17)} />)
  expect(lines()).toEqual([
    "“Car 1” (A1)",
    "“Car 2” (A2)",
    "“Car 3” (A3)",
    "“Car 4” (A4)",
    "“Car 5” (A5)",
    "and 12 more",
  ])
  expect(screen.queryByText(/hidden/)).toBeNull()
})

it("entries that the search hides come first, and it says so", () => {
  const all = cars(6)
  show(<DeletedEntries entries={all} shown={all.slice(0, 4)} />)
  expect(lines().slice(0, 2)).toEqual(["“Car 5” (A5)", "“Car 6” (A6)"])
  screen.getByText("2 of these are hidden by the search.")
})
