import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { type Column, DataList } from "./data-list.tsx"

type Car = { id: number; name: string; votingId: string }

const COLUMNS: Column<Car>[] = [
  { key: "name", header: "Entry", cell: ({ name }) => name, phone: "title" },
  { key: "votingId", header: "Voting ID", cell: ({ votingId }) => votingId },
  {
    key: "more",
    header: "Actions",
    cell: ({ name }) => <button type="button">Edit {name}</button>,
    phone: "bare",
    isForScreen: true,
  },
]
const carsOf = (count: number): Car[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Car ${index + 1}`, votingId: `A${index + 1}` }))

const list = (count: number) =>
  show(
    <DataList
      label="Entries"
      rows={carsOf(count)}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      isSelected={({ id }) => id === 2}
    />,
  )

it("is a table to a screen reader, with its headers, its rows and their numbers", () => {
  list(2)
  const table = screen.getByRole("table", { name: "Entries" })
  expect(table.getAttribute("aria-rowcount")).toBe("3")
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Entry", "Voting ID", "Actions"])
  const rows = within(table).getAllByRole("row")
  expect(rows.map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "2", "3"])
})

it("a cell repeats its header for the cards of a phone, unseen by screen readers; the title and bare cells do not", () => {
  list(1)
  const [title, votingId, actions] = screen.getAllByRole("cell")
  expect([title, votingId, actions].map((cell) => cell?.querySelector("[aria-hidden=true]")?.textContent)).toEqual([
    undefined,
    "Voting ID",
    undefined,
  ])
})

it("marks the selected row, and keeps what can only be pressed from the paper", () => {
  list(2)
  const [, first, second] = screen.getAllByRole("row")
  expect([first?.dataset.selected, second?.dataset.selected]).toEqual([undefined, "true"])
  const print = screen.getAllByRole("columnheader").map(({ dataset }) => dataset.print)
  expect(print).toEqual([undefined, undefined, "never"])
})

it("Tab goes through the buttons of the rows from top to bottom", async () => {
  const { user } = list(2)
  await user.tab()
  await expect.poll(() => document.activeElement?.textContent).toBe("Edit Car 1")
  await user.tab()
  await expect.poll(() => document.activeElement?.textContent).toBe("Edit Car 2")
})

it("99 rows are all in the page", () => {
  list(99)
  expect(screen.getAllByRole("row")).toHaveLength(100)
})
