import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { CsvImport } from "./csv-import.tsx"

const IS_DEFAULT = { descriptionLabel: true, sections: true, flags: eachFlag(() => true), guidance: true }

it("a file that is no CSV is refused, and says what it is", async () => {
  const { container } = showWithServer(<CsvImport eventId={1} />, {
    "organizer.classes": () => [],
    "organizer.words": () => ({ ...USUAL_WORDS, isDefault: IS_DEFAULT }),
  })
  const file = new File(["PK\u0003\u0004 xl/workbook.xml"], "cars.xlsx")
  const input = container.querySelector("input[type=file]")
  if (!input) throw new Error("There is no input for a file.")
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByText("Please upload a CSV file")
  screen.getByText("This is an Excel workbook or another spreadsheet: save it as CSV, and choose that file.")
  expect(screen.getByRole("alert").textContent).toContain("Please upload a CSV file")
})
