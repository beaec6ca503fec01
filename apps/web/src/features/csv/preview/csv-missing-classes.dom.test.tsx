import type { EntryClass } from "@rosette/contract/classes"
import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../../test/calls.tsx"
import { button } from "../../../../test/form.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import type { CsvTable } from "../csv-rows.ts"
import { useCsvImport } from "../use-csv-import.ts"
import { CsvRefused } from "./csv-refused.tsx"

const TABLE: CsvTable = {
  ...{ isReadable: true, entryCount: 1, ignoredHeaders: [], firstLine: 2 },
  rows: [{ "Entry Name": "Car", "Owner/Participant": "Mia", "Voting ID": "7", Class: "Boats" }],
}
const PROBLEM = { row: 1, column: "Class", message: "This event has no such class. Its classes are: Bikes" }
const BIKES: EntryClass = {
  ...{ id: 3, eventId: 1, name: "Bikes", code: "", order: 1 },
  ...{ minEntries: 0, entryCount: 0, isBelowMin: false },
}

/** A file that was refused because of its classes, until it is checked again. */
function Refused({ names }: { names: string[] }) {
  const { state, createClasses, isCreating } = useCsvImport(1)
  if (state.step === "preview") return <p>It can be imported.</p>
  const rows = state.step === "refused" ? state.rows : [PROBLEM]
  return (
    <CsvRefused
      {...{ table: TABLE, sentence: "Nothing was imported.", rows, missing: names, isCreating, isImporting: false }}
      onCreate={() => createClasses({ fileName: "cars.csv", table: TABLE }, names)}
      onReset={() => undefined}
      onAgain={() => undefined}
    />
  )
}

const open = (names: string[], answers: Answers) => showWithServer(<Refused names={names} />, answers)

it("the missing classes are created, and the file is checked again", async () => {
  const createClass = vi
    .fn<NonNullable<Answers["organizer.createClass"]>>(({ name }) => ({ ...BIKES, name }))
    .mockImplementationOnce(() => {
      throw refused("CLASS_NAME_TAKEN")
    })
  const { user } = open(["Boats", "Planes"], {
    "organizer.createClass": createClass,
    "csv.preview": () => ({ setupVersion: 1, rows: [], errors: [], warnings: [] }),
  })
  screen.getByText("2 classes are not in this event")
  await user.click(button("Create the missing classes"))
  await screen.findByText("It can be imported.")
  expect(createClass.mock.calls).toEqual([[{ eventId: 1, name: "Boats" }], [{ eventId: 1, name: "Planes" }]])
  expect(currentNotices().map(({ title, message }) => `${title}: ${message}`)).toEqual(["Classes created: 1 new class"])
})

it("if one is refused it says why, and still shows what is missing", async () => {
  const { user } = open(["Boats"], {
    "organizer.createClass": () => {
      throw refused("LIMIT_REACHED")
    },
    "csv.preview": () => ({ setupVersion: 1, rows: [], errors: [PROBLEM], warnings: [] }),
  })
  await user.click(button("Create the missing classes"))
  await waitFor(() => expect(currentNotices()[0]?.title).toBe("Not every class could be created"))
  expect(button("Create the missing classes").disabled).toBe(false)
})

it("nothing is offered for a file without new classes", () => {
  open([], {})
  expect(screen.queryByText("Create the missing classes")).toBeNull()
})
