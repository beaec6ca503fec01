import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
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

it("a cell repeats its header for the cards of a phone, hidden from screen readers; the title and bare cells do not", () => {
  list(1)
  const [title, votingId, actions] = screen.getAllByRole("cell")
  expect([title, votingId, actions].map((cell) => cell?.querySelector("[aria-hidden=true]")?.textContent)).toEqual([
    undefined,
    "Voting ID",
    undefined,
  ])
})

it("marks the selected row, and does not print the column of buttons", () => {
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

/** Every third car begins a new group; each row can be dropped on. */
const groupedList = (count: number, onDrop = vi.fn()) => {
  show(
    <DataList
      label="Entries"
      rows={carsOf(count)}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      groupOf={({ id }) => `Group ${Math.ceil(id / 3)}`}
      groupNote={(group) => `note of ${group}`}
      rowProps={({ id }) => ({ onDrop: () => onDrop(id), "data-drop": id === count ? "after" : undefined })}
    />,
  )
  return onDrop
}
/** Not by role, which is slow in a page of this size. */
const numbered = () => [...document.querySelectorAll<HTMLElement>("[role=row][aria-rowindex]")]

it.each([99, 100, 200])("a grouped list of %i rows keeps its rows, headings, notes and drag handlers", (count) => {
  const onDrop = groupedList(count)
  expect(numbered()).toHaveLength(count + 1)
  const headings = screen.getAllByText(/^Group \d+$/)
  expect(headings).toHaveLength(Math.ceil(count / 3))
  expect(headings[1]?.textContent).toBe("Group 2 note of Group 2")
  const last = numbered().at(-1)
  expect(last?.dataset.drop).toBe("after")
  fireEvent.drop(last as HTMLElement)
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(count)
})

it("from 100 rows on a list without groups is virtual, and its rows keep their drag handlers", () => {
  // Rows have a height of 1 px here.
  vi.stubGlobal("innerHeight", 50)
  vi.stubGlobal("scrollTo", vi.fn())
  const onDrop = vi.fn()
  show(
    <DataList
      label="Entries"
      rows={carsOf(100)}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ onDrop: () => onDrop(id) })}
    />,
  )
  vi.unstubAllGlobals()
  expect(numbered().length).toBeLessThan(100)
  fireEvent.drop(screen.getByText("Car 1"))
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(1)
})
