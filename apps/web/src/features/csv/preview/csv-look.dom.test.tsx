import { screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { button } from "../../../../test/form.ts"
import { show } from "../../../../test/render.tsx"
import type { CsvTable } from "../reading/csv-rows.ts"
import { CsvLook } from "./csv-look.tsx"
import type { CsvForecast, ForecastRow } from "./csv-outlook.ts"

const row = (number: number, votingId: string, like: ForecastRow["like"] = null): ForecastRow => {
  return { row: number, entryName: `Car ${number}`, votingId, status: "new", changes: [], like }
}
const tableOf = (names: string[]): CsvTable => ({
  isReadable: true,
  entryCount: names.length,
  ignoredHeaders: [],
  firstLine: 2,
  encoding: null,
  rows: names.map((name, index) => ({ "Entry Name": name, "Owner/Participant": "Mia", "Voting ID": `${index + 1}` })),
})

function open(rows: ForecastRow[], table = tableOf(rows.map(({ entryName }) => entryName))) {
  const forecast: CsvForecast = { setupVersion: 1, rows, errors: [], warnings: [] }
  const asked = { onImport: vi.fn(), onFile: vi.fn(), onReadAs: vi.fn() }
  return {
    ...show(<CsvLook fileName="cars.csv" table={table} forecast={forecast} isImporting={false} {...asked} />),
    ...asked,
  }
}

const ZEROS = [
  row(1, "1", { votingId: "001", status: "unchanged", changes: [] }),
  row(2, "2", {
    votingId: "002",
    status: "changed",
    changes: [{ column: "Entry Name", before: "Bus", after: "Car 2" }],
  }),
  row(3, "3"),
]

it("rows with nearly the voting IDs of entries are asked about before anything is imported", async () => {
  const { user, onImport } = open(ZEROS)
  screen.getByText("2 rows have nearly the voting ID of an entry of this event")
  expect(button("Import 3 entries").disabled).toBe(true)
  await user.click(screen.getByRole("radio", { name: "These are the same entries" }))
  await user.click(screen.getByRole("radio", { name: "Update the one that differs" }))
  await user.click(button("Import 1 entry, update 1"))
  expect(onImport).toHaveBeenCalledWith({ onExisting: "update", similarIds: "same" })
})

it("rows with nearly the voting IDs of entries can be other entries", async () => {
  const { user, onImport } = open(ZEROS)
  await user.click(screen.getByRole("radio", { name: "These are other entries" }))
  await user.click(button("Import 3 entries"))
  expect(onImport).toHaveBeenCalledWith({ onExisting: "refuse", similarIds: "new" })
})

it("voting IDs that a spreadsheet has probably changed are imported only if they are right", async () => {
  const { user, onImport } = open([row(1, "1-Mar"), row(2, "1.00E+05"), row(3, "7")])
  screen.getByText(/2 voting IDs look like a date or a number, such as “1-Mar”/)
  expect(button("Import 3 entries").disabled).toBe(true)
  await user.click(screen.getByRole("checkbox", { name: "These voting IDs are right" }))
  await user.click(button("Import 3 entries"))
  expect(onImport).toHaveBeenCalledWith({ onExisting: "refuse", similarIds: "new" })
})

it("a file without Unicode shows the rows with accents, and can be read in another encoding", async () => {
  const names = [...Array.from({ length: 10 }, (_, index) => `Car ${index}`), "KŠfer", "JŸrgen"]
  const rows = names.map((_, index) => row(index + 1, `${index + 1}`))
  const { user, onReadAs } = open(rows, { ...tableOf(names), encoding: "western" })
  const preview = screen.getByRole("region", { name: "First rows of the file" })
  expect(within(preview).getAllByRole("row")).toHaveLength(3)
  within(preview).getByRole("cell", { name: "KŠfer" })
  screen.getByText("This file is not in UTF-8. Read as:")
  for (const name of ["Western", "Mac", "DOS", "Central European", "Cyrillic", "Japanese", "Chinese"])
    screen.getByRole("radio", { name })
  await user.click(screen.getByRole("radio", { name: "Mac" }))
  expect(onReadAs).toHaveBeenCalledWith("mac")
})

it("another file is chosen at once", async () => {
  const { user, onFile, container } = open([row(1, "1")])
  const input = container.querySelector<HTMLInputElement>("input[type=file]")
  const other = new File(["x"], "other.csv", { type: "text/csv" })
  if (!input) throw new Error("There is no input for a file.")
  await user.upload(input, other)
  expect(onFile).toHaveBeenCalledWith(other)
  button("Choose Another File")
})
