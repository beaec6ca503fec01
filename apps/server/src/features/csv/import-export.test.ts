import { refuseImageUrl } from "@rosette/contract/photos"
import { votingIdKey } from "@rosette/domain/text/text-keys"
import { readName, readText, readVotingId } from "@rosette/domain/text/typed-text"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import fc from "fast-check"
import papaparse from "papaparse"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase, itOnSqlite } from "../../../test/each-database.ts"
import { shareOfLongestTurn } from "../../../test/longest-turn.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { refused } from "../../../test/tables/refused.ts"

const row = (votingId: string, cells: Record<string, string> = {}) => ({
  "Entry Name": `Car ${votingId}`,
  "Owner/Participant": `Owner ${votingId}`,
  "Voting ID": votingId,
  ...cells,
})

/** As a browser reads the downloaded file. */
const parsed = (text: string) => {
  const { data, errors } = papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), { header: true })
  expect(errors).toEqual([])
  return data
}

const HEADER = "Entry Name,Description,Image URL,Owner/Participant,Voting ID,Show Entry Name,Show Owner/Participant"

eachDatabase((startApp, dialect) => {
  const itOnce = itOnSqlite(dialect)
  let app: TestApp
  let show: Show
  const empty = () => openShow(app, { votingIds: [], judges: [] })
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["1"] })
  })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("imports every row of a file, skips blank ones, and adds one line to the history", async () => {
      const { eventId, organizer } = await empty()
      const csvData = [row("1", { Description: "Red" }), { "Voting ID": "" }, row("2", { "Show Entry Name": "no" })]
      expect(await call(organizer, "csv.import", { eventId, csvData })).toMatchObject({
        status: 201,
        body: { count: 2 },
      })
      expect(await organizer.trpc.organizer.entries.query({ eventId })).toMatchObject([
        { votingId: "1", entryName: "Car 1", description: "Red", showEntryName: true, isClassicVehicle: false },
        { votingId: "2", entryName: "Car 2", description: "", showEntryName: false },
      ])
      const { items } = await organizer.trpc.organizer.history.query({ eventId })
      expect(items[0]).toMatchObject({ action: "entries.imported", actor: "Olive", after: { count: 2 } })
    })

    it("imports nothing of a file with one invalid row", async () => {
      const before = await everythingIn(app.services.db)
      const csvData = [row("5"), row("1"), row("6", { "Image URL": "ftp://x" }), row("5")]
      const { status, body } = await call(show.organizer, "csv.import", { eventId: show.eventId, csvData })
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "CSV_ROWS_INVALID" } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })

  it("names each invalid cell by row and column, in the order of the rows", async () => {
    const csvData = [row("5"), row("1"), row("6", { "Image URL": "ftp://x" }), row("5")]
    const { body } = await show.organizer.rest("POST", `/events/${show.eventId}/import-csv`, { csvData })
    expect(body).toEqual({
      error: "Nothing was imported, because some rows need correction.",
      code: "CSV_ROWS_INVALID",
      rows: [
        {
          row: 2,
          column: "Voting ID",
          message: "Another entry of this event has this voting ID. Please choose another one.",
        },
        { row: 3, column: "Image URL", message: "Please enter a valid URL starting with http:// or https://" },
        { row: 4, column: "Voting ID", message: "Row 1 has this voting ID too" },
      ],
    })
  })

  it("a voting ID that exists is refused also if nothing else is wrong", async () => {
    const input = { eventId: show.eventId, csvData: [row("8"), row("1")] }
    expect(await refused(app, show.organizer, "csv.import", input)).toBe("400 CSV_ROWS_INVALID")
  })

  it("of two concurrent imports of one file, one is refused", async () => {
    const { eventId, organizer } = await empty()
    const send = () => organizer.trpc.csv.import.mutate({ eventId, csvData: [row("1"), row("2")] })
    const tries = await Promise.allSettled([send(), send()])
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect((await organizer.trpc.organizer.entries.query({ eventId })).length).toBe(2)
  })

  const REFUSED: [title: string, csvData: unknown, answer: string][] = [
    ["no rows", [], "400 INVALID_INPUT"],
    ["no list", "Entry Name,Voting ID", "400 INVALID_INPUT"],
    ["rows that are no objects", [["Car", "Jane", "7"]], "400 INVALID_INPUT"],
    ["no required column", [{ Description: "Red" }], "400 INVALID_INPUT"],
  ]
  it.each(REFUSED)("an import with %s is refused, and nothing is saved", async (_title, csvData, answer) => {
    expect(await refused(app, show.organizer, "csv.import", { eventId: show.eventId, csvData })).toBe(answer)
  })

  it("exports a file to download, with a byte order mark and in natural order of voting IDs", async () => {
    const { eventId, organizer } = await openShow(app, { name: "Große Schau", votingIds: ["10", "9", "A2", "2"] })
    const { status, body, headers } = await organizer.rest("GET", `/events/${eventId}/export-csv`)
    expect(status).toBe(200)
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
    expect(headers["content-disposition"]).toContain("filename*=UTF-8''Gro%C3%9Fe%20Schau_contestants.csv")
    const lines = String(body).split("\r\n")
    expect(lines[0]).toBe(`\uFEFF${HEADER}`)
    expect(lines.slice(1).map((line) => line.split(",")[4])).toEqual(["2", "9", "10", "A2"])
  })

  it("an event without entries exports only the header", async () => {
    const { eventId, organizer } = await empty()
    expect((await organizer.trpc.csv.export.query({ eventId })).text).toBe(HEADER)
  })

  it("an export that is imported elsewhere and exported again is the same file, whatever the texts", async () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        "=",
        "'",
        '"',
        ",",
        ";",
        "\t",
        "\r",
        "\n",
        "-",
        "@",
        "+",
        " ",
        "ä",
        "🚗",
        "a",
        "\u200d",
        "\uFEFF",
        "0",
      ),
      maxLength: 12,
    })
    const text = fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 12 }))
    const name = text.map((chars) => readName(`${chars}.`).trim())
    // Names such as a.lan, which a network gives its own machines, are refused.
    const publicUrl = fc.webUrl().filter((url) => refuseImageUrl(url) === null)
    const entry = fc.record({
      entryName: name,
      description: text.filter((chars) => chars.isWellFormed()).map(readText),
      ownerParticipant: name,
      votingId: name.map((chars) => readVotingId(chars).trim()),
      imageUrl: fc.option(publicUrl, { nil: null }),
      showEntryName: fc.boolean(),
      showOwnerParticipant: fc.boolean(),
    })
    const [here, there] = [await empty(), await empty()]
    const exportOf = async ({ eventId, organizer }: Show) => (await organizer.trpc.csv.export.query({ eventId })).text
    const { prisma } = app.services.db

    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(entry, { selector: ({ votingId }) => votingIdKey(votingId), minLength: 1, maxLength: 8 }),
        async (entries) => {
          await prisma.entry.deleteMany({ where: { eventId: { in: [here.eventId, there.eventId] } } })
          await prisma.entry.createMany({ data: entries.map((fields) => ({ ...fields, eventId: here.eventId })) })
          const exported = await exportOf(here)
          await there.organizer.trpc.csv.import.mutate({ eventId: there.eventId, csvData: parsed(exported) })
          expect(await exportOf(there)).toBe(exported)
        },
      ),
      { numRuns: IS_WHOLE_RUN ? 40 : 15 },
    )
  })

  itOnce("5,000 rows are imported and exported at once, in small slices that do not block other requests", async () => {
    const csvData = Array.from({ length: 5_000 }, (_, index) =>
      row(`A${5_000 - index}`, { Description: "Red ".repeat(20) }),
    )
    const shows: Show[] = []
    for (let made = 0; made < 9; made += 1) shows.push(await empty())
    const waiting = [...shows]
    const importOne = async () => {
      const { eventId, organizer } = waiting.pop() ?? show
      const { status, body } = await organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData })
      expect({ status, body }).toMatchObject({ status: 201, body: { count: 5_000 } })
    }
    const exportOne = () => exportOf(shows[0] ?? show)
    const exportOf = ({ eventId, organizer }: Show) => organizer.rest("GET", `/events/${eventId}/export-csv`)
    // Several in a row, because one takes only some ten turns.
    const imported = await shareOfLongestTurn(3, async () => [await importOne(), await importOne(), await importOne()])
    const exported = await shareOfLongestTurn(3, async () => [await exportOne(), await exportOne()])
    const { body: file } = await exportOne()
    expect(parsed(String(file)).map((line) => line["Voting ID"]?.slice(1))).toEqual(
      csvData.map((_, index) => String(index + 1)),
    )
    expect(imported).toBeLessThan(1 / 10)
    expect(exported).toBeLessThan(1 / 4)
  })
})
