import type { EntryClass } from "@rosette/contract/classes"
import { aClass } from "@rosette/contract/fixtures"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import type { CsvTable } from "../reading/csv-rows.ts"
import { useCsvImport } from "../use-csv-import.ts"
import { CsvRefused } from "./csv-refused.tsx"
import type { MissingClass } from "./missing-classes.ts"

const TABLE: CsvTable = {
  isReadable: true,
  entryCount: 1,
  ignoredHeaders: [],
  firstLine: 2,
  encoding: null,
  rows: [{ "Entry Name": "Car", "Owner/Participant": "Mia", "Voting ID": "7", Class: "Boats" }],
}
const PROBLEM = { row: 1, column: "Class", message: "This event has no such class. Its classes are: Bikes" }
const BIKES: EntryClass = aClass({ name: "Bikes", code: "" })

/** A file that was refused because of its classes, until it is checked again. */
function Refused({ missing }: { missing: MissingClass[] }) {
  const { state, decideClasses, isCreating } = useCsvImport(1)
  if (state.step === "preview") return <p>It can be imported.</p>
  const rows = state.step === "refused" ? state.rows : [PROBLEM]
  return (
    <CsvRefused
      table={TABLE}
      sentence="Nothing was imported."
      rows={rows}
      missing={missing}
      isCreating={isCreating}
      isImporting={false}
      present={["Bikes"]}
      onDecide={(decisions) => decideClasses({ file: new File([], "cars.csv"), table: TABLE }, decisions)}
      onFile={() => undefined}
      onAgain={() => undefined}
    />
  )
}

const named = (name: string, meant: string | null = null): MissingClass => ({ name, rowCount: 1, meant })
const open = (missing: MissingClass[], answers: Answers) => showWithServer(<Refused missing={missing} />, answers)

it("the missing classes are created, and the file is checked again", async () => {
  const createClass = vi
    .fn<NonNullable<Answers["organizer.createClass"]>>(({ name }) => ({ ...BIKES, name }))
    .mockImplementationOnce(() => {
      throw refused("CLASS_NAME_TAKEN")
    })
  const { user } = open([named("Boats"), named("Planes")], {
    "organizer.createClass": createClass,
    "csv.preview": () => ({ setupVersion: 1, rows: [], errors: [], warnings: [] }),
  })
  screen.getByText("2 classes are not in this event")
  await user.click(button("Create 2 classes"))
  await screen.findByText("It can be imported.")
  expect(createClass.mock.calls).toEqual([[{ eventId: 1, name: "Boats" }], [{ eventId: 1, name: "Planes" }]])
  expect(currentNotices().map(({ title, message }) => `${title}: ${message}`)).toEqual(["Classes created: 1 new class"])
})

it("if one is refused it says why, and still shows what is missing", async () => {
  const { user } = open([named("Boats")], {
    "organizer.createClass": () => {
      throw refused("LIMIT_REACHED")
    },
    "csv.preview": () => ({ setupVersion: 1, rows: [], errors: [PROBLEM], warnings: [] }),
  })
  await user.click(button("Create 1 class"))
  await waitFor(() => expect(currentNotices()[0]?.title).toBe("Not every class could be created"))
  expect(button("Create 1 class").disabled).toBe(false)
})

it("a misspelt class is proposed to be the one it is like, and its rows are imported under that name", async () => {
  const preview = vi.fn<NonNullable<Answers["csv.preview"]>>(() => {
    return { setupVersion: 1, rows: [], errors: [], warnings: [] }
  })
  const { user } = open([named("Boats", "Bikes")], { "csv.preview": preview })
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Boats, in 1 row" })
  expect([...choice.options].map(({ text }) => text)).toEqual(["A new class: create it", "The class Bikes"])
  expect(choice.value).toBe("Bikes")
  await user.click(button("Use These Classes"))
  await screen.findByText("It can be imported.")
  expect(preview.mock.calls[0]?.[0].csvData).toMatchObject([{ Class: "Bikes" }])
})

it("what is asked about classes does not stand among the cells to correct", () => {
  open([named("Boats")], {})
  expect(screen.queryByText(/Fix 1 cell/)).toBeNull()
})

it("nothing is offered for a file without new classes", () => {
  open([], {})
  expect(screen.queryByText(/not in this event/)).toBeNull()
})
