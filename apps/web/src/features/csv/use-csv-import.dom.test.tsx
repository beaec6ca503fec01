import { screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { CsvLook } from "./preview/csv-look.tsx"
import { useCsvImport } from "./use-csv-import.ts"

const FILE = {
  file: new File([], "cars.csv"),
  table: {
    isReadable: true as const,
    entryCount: 1,
    ignoredHeaders: [],
    firstLine: 2,
    encoding: null,
    rows: [{ "Entry Name": "Car", "Owner/Participant": "Mia", "Voting ID": "7" }],
  },
}

/** A file from its preview to its import. */
function Import() {
  const { state, start, again, choose, readAs, isImporting } = useCsvImport(1)
  if (state.step === "preview")
    return (
      <CsvLook
        {...state}
        fileName={state.file.name}
        isImporting={isImporting}
        onFile={choose}
        onReadAs={(encoding) => readAs(state.file, encoding)}
        onImport={(choices) => start(state, choices)}
      />
    )
  const preview = () => again({ step: "refused", ...FILE, sentence: "", rows: [], choices: null })
  return (
    <button type="button" onClick={preview}>
      Preview
    </button>
  )
}

it("what was changed after the preview is not overwritten: it says so, and previews again", async () => {
  let setupVersion = 4
  const imported = vi.fn<NonNullable<Answers["csv.import"]>>(() => {
    setupVersion = 5
    throw refused("FIELDS_CHANGED", { conflicts: [{ field: "setupVersion", current: 5 }] })
  })
  const { user } = showWithServer(<Import />, {
    "csv.import": imported,
    "csv.preview": () => ({
      setupVersion,
      rows: [
        {
          row: 1,
          entryName: "Car",
          votingId: "7",
          status: "changed",
          like: null,
          changes: [{ column: "Entry Name", before: `Car of version ${setupVersion}`, after: "Car" }],
        },
      ],
      errors: [],
      warnings: [],
    }),
  })
  const update = async () => {
    await user.click(await screen.findByRole("radio", { name: /^Update/ }))
    await user.click(button("Update 1 entry"))
  }
  await user.click(button("Preview"))
  await update()
  await expect
    .poll(() => currentNotices().map(({ message }) => message))
    .toEqual([
      "The event has changed since the preview. Nothing was imported. Check the new preview, and import again.",
    ])
  expect(imported).toHaveBeenLastCalledWith(expect.objectContaining({ onExisting: "update", setupVersion: 4 }))
  await update()
  await waitFor(() => expect(imported).toHaveBeenLastCalledWith(expect.objectContaining({ setupVersion: 5 })))
})

it("an import that fails after the dialog was closed says so", async () => {
  const late = Promise.withResolvers<never>()
  const { user, unmount } = showWithServer(<Import />, {
    "csv.import": () => late.promise,
    "csv.preview": () => ({
      setupVersion: 4,
      errors: [],
      warnings: [],
      rows: [{ row: 1, entryName: "Car", votingId: "7", status: "new", changes: [], like: null }],
    }),
  })
  await user.click(button("Preview"))
  await user.click(await screen.findByRole("button", { name: "Import 1 entry" }))
  await screen.findByText("Importing...")
  unmount()
  late.reject(refused("UNAVAILABLE"))
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["Import failed"])
})
