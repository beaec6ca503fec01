import { NO_FLAGS } from "@rosette/domain/entries/entry-flags"
import { starterOf } from "@rosette/domain/starters/starters"
import { describe, expect, it } from "vitest"
import { AppError } from "../../refusals/app-error.ts"
import { readRows } from "./read-rows.ts"

const row = (cells: Record<string, unknown> = {}) => ({
  "Entry Name": "1969 Ford Mustang",
  "Owner/Participant": "Jane Doe",
  "Voting ID": "12",
  ...cells,
})

const entriesOf = async (...rows: Record<string, unknown>[]) => (await readRows(rows)).entries.map(({ entry }) => entry)
const problemsOf = async (...rows: Record<string, unknown>[]) =>
  (await readRows(rows)).problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)
const sentenceOf = (rows: Record<string, unknown>[]) =>
  readRows(rows).then(
    () => "",
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.message}` : ""),
  )

describe("the content of a row", () => {
  it("three columns are required: the others are blank by default, and names are shown", async () => {
    expect(await entriesOf(row())).toEqual([
      {
        entryName: "1969 Ford Mustang",
        description: "",
        imageUrl: null,
        ownerParticipant: "Jane Doe",
        votingId: "12",
        showEntryName: true,
        showOwnerParticipant: true,
        ...NO_FLAGS,
        classId: null,
        status: "expected",
        statusReason: "",
      },
    ])
  })

  it("headers may be in any case and have outer spaces and a byte order mark; of two equal ones the first counts", async () => {
    const sent = { "\uFEFFENTRY name": "Car", " owner/participant\t": "Jane", "voting id": "7", "Voting ID": "8" }
    expect(await entriesOf(sent)).toMatchObject([{ entryName: "Car", ownerParticipant: "Jane", votingId: "7" }])
  })

  it("numbers and booleans are read as their text", async () => {
    expect(await entriesOf(row({ "Entry Name": 1969, "Voting ID": 12, "Show Entry Name": false }))).toMatchObject([
      { entryName: "1969", votingId: "12", showEntryName: false },
    ])
  })

  it("a column with the name of an Object.prototype property is an ordinary column", async () => {
    const sent = JSON.parse(
      `{"Entry Name":"Car","Owner/Participant":"Jane","Voting ID":"7","__proto__":{"Voting ID":"8"}}`,
    )
    expect(await entriesOf(sent)).toMatchObject([{ votingId: "7" }])
  })

  const SHOWN: [cell: unknown, shown: boolean][] = [
    ["yes", true],
    ["YES", true],
    [" Yes ", true],
    ["true", true],
    ["1", true],
    [1, true],
    ["", true],
    ["  ", true],
    [null, true],
    ["no", false],
    ["No", false],
    ["FALSE", false],
    ["0", false],
    [0, false],
  ]
  it.each(SHOWN)("Show Entry Name %j is read as %s", async (cell, shown) => {
    expect(await entriesOf(row({ "Show Entry Name": cell }))).toMatchObject([{ showEntryName: shown }])
  })

  const UNDONE: [cell: string, description: string][] = [
    ["'=SUM(A1)", "=SUM(A1)"],
    ["'+1", "+1"],
    ["'-1", "-1"],
    ["'@home", "@home"],
    ["'\tTab", "\tTab"],
    ["''quoted'", "'quoted'"],
    ["'''", "''"],
    ["'90s classic", "'90s classic"],
    ["=SUM(A1)", "=SUM(A1)"],
  ]
  it.each(UNDONE)("the cell %j means %j", async (cell, description) => {
    expect(await entriesOf(row({ Description: cell }))).toMatchObject([{ description }])
  })

  const PICTURES: [cell: string, imageUrl: string | null][] = [
    ["", null],
    [" https://cars.example.com/1.jpg ", "https://cars.example.com/1.jpg"],
    ["HTTP://cars.example.com/1.jpg", "HTTP://cars.example.com/1.jpg"],
    ["/photos/0123456789abcdef0123456789abcdef.webp", "/photos/0123456789abcdef0123456789abcdef.webp"],
  ]
  it.each(PICTURES)("Image URL %j is read as %j", async (cell, imageUrl) => {
    expect(await entriesOf(row({ "Image URL": cell }))).toMatchObject([{ imageUrl }])
  })
})

describe("rows that cannot be imported", () => {
  const WRONG: [cells: Record<string, unknown>, problem: string][] = [
    [{ "Entry Name": " " }, "1 Entry Name: Entry name is required"],
    [{ "Owner/Participant": "" }, "1 Owner/Participant: Owner/Participant is required"],
    [{ "Voting ID": null }, "1 Voting ID: Voting ID is required"],
    [{ "Entry Name": "x".repeat(201) }, "1 Entry Name: Entry name must be at most 200 characters; 201 were entered"],
    [{ "Entry Name": "a\u0000b" }, "1 Entry Name: Entry name contains characters that cannot be stored"],
    [
      { Description: "x".repeat(2_001) },
      "1 Description: Description must be at most 2000 characters; 2001 were entered",
    ],
    [{ Description: ["a", "b"] }, "1 Description: Description must be text"],
    [{ Class: [] }, "1 Class: Class must be text"],
    [
      { "Image URL": "ftp://cars.test/1.jpg" },
      "1 Image URL: Please enter a valid URL starting with http:// or https://",
    ],
    [
      { "Image URL": "/photos/../secret.webp" },
      "1 Image URL: Please enter a valid URL starting with http:// or https://",
    ],
    [{ "Show Entry Name": "maybe" }, "1 Show Entry Name: Show Entry Name must be yes, no, true, false, 1, 0 or blank"],
    [
      { "Show Owner/Participant": "2" },
      "1 Show Owner/Participant: Show Owner/Participant must be yes, no, true, false, 1, 0 or blank",
    ],
  ]
  it.each(WRONG)("%j", async (cells, problem) => {
    expect(await problemsOf(row(cells))).toEqual([problem])
  })

  it("every invalid cell is named with its row number; blank rows are skipped and keep their number", async () => {
    const blank = { "Entry Name": "", "Owner/Participant": " ", "Voting ID": null }
    const bad = row({ "Entry Name": "", "Owner/Participant": "" })
    expect(await problemsOf(row(), blank, bad, row({ "Voting ID": "" }))).toEqual([
      "3 Entry Name: Entry name is required",
      "3 Owner/Participant: Owner/Participant is required",
      "4 Voting ID: Voting ID is required",
    ])
  })

  it("a repeated voting ID is reported in each row after the first, with outer spaces or not", async () => {
    expect(await problemsOf(row(), row({ "Voting ID": "13" }), row({ "Voting ID": " 12 " }), row())).toEqual([
      "3 Voting ID: Row 1 has this voting ID too",
      "4 Voting ID: Row 1 has this voting ID too",
    ])
  })

  const MISSING = "400 CSV must contain columns: Entry Name, Owner/Participant, Voting ID"
  const FILES: [title: string, rows: Record<string, unknown>[], sentence: string][] = [
    ["no voting ID anywhere", [{ "Entry Name": "Car", "Owner/Participant": "Jane" }], MISSING],
    ["no known column", [{ a: "1" }], MISSING],
    ["no column", [{}], MISSING],
    [
      "blank rows alone",
      [row({ "Entry Name": "", "Owner/Participant": "", "Voting ID": "" })],
      "400 CSV file is empty",
    ],
  ]
  it("a file without a required column is refused as a whole, with what each of its rows lacks", async () => {
    const car = { "Entry Name": "Car", "Owner/Participant": "Jane" }
    await expect(readRows([car, {}, car])).rejects.toMatchObject({
      rows: [1, 3].map((row) => ({ row, column: "Voting ID", message: "Voting ID is required" })),
    })
  })

  it.each(FILES)("a file with %s", async (_title, rows, sentence) => {
    expect(await sentenceOf(rows)).toBe(sentence)
  })
})

it("a problem in a renamed flag's column is said with its label", async () => {
  const row = { "Entry Name": "Elf", "Owner/Participant": "Mia", "Voting ID": "7", "Stage act": "maybe" }
  expect((await readRows([row], starterOf("cosplay").words)).problems).toEqual([
    { row: 1, column: "Stage act", message: "Stage act must be yes, no, true, false, 1, 0 or blank" },
  ])
})
