import { existsSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { jpeg } from "../../../test/scenes/pictures.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { uploadImage } from "../../../test/upload.ts"

const row = (votingId: string, cells: Record<string, unknown> = {}) => ({
  "Entry Name": `Car ${votingId}`,
  "Owner/Participant": `Owner ${votingId}`,
  "Voting ID": votingId,
  ...cells,
})

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["1", "2"], judges: [] })
  })
  const entries = () => show.organizer.trpc.organizer.entries.query({ eventId: show.eventId })
  const preview = (csvData: Record<string, unknown>[]) =>
    show.organizer.trpc.csv.preview.mutate({ eventId: show.eventId, csvData })

  describe.each(doorsOn(dialect))("a repeated list by $door", ({ call }) => {
    it("is refused by default", async () => {
      const before = await everythingIn(app.services.db)
      const answer = await call(show.organizer, "csv.import", { eventId: show.eventId, csvData: [row("1"), row("3")] })
      expect(answer).toMatchObject({ status: 400, body: { code: "CSV_ROWS_INVALID" } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it("with skip adds new entries and leaves existing ones as they are", async () => {
      const csvData = [row("1", { "Entry Name": "Renamed" }), row("3")]
      const input = { eventId: show.eventId, csvData, onExisting: "skip" }
      expect(await call(show.organizer, "csv.import", input)).toMatchObject({
        status: 201,
        body: { count: 1, created: 1, updated: 0, skipped: 1 },
      })
      expect((await entries()).map(({ entryName }) => entryName)).toEqual(["Car 1", "Car 2", "Car 3"])
    })

    it("with update refuses what was changed after the preview", async () => {
      const csvData = [row("1", { "Entry Name": "Renamed" })]
      const { setupVersion } = await preview(csvData)
      const [one] = show.entries
      await show.organizer.rest("PUT", `/entries/${one?.id}`, { entryName: "Corrected" })
      const input = { eventId: show.eventId, csvData, onExisting: "update" }
      const before = await everythingIn(app.services.db)
      expect(await call(show.organizer, "csv.import", { ...input, setupVersion })).toMatchObject({
        status: 409,
        body: { code: "FIELDS_CHANGED" },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
      const skipping = { ...input, setupVersion, onExisting: "skip" }
      expect(await call(show.organizer, "csv.import", skipping)).toMatchObject({ status: 201, body: { skipped: 1 } })
      const again = await preview(csvData)
      expect(again.rows[0]?.changes).toMatchObject([{ before: "Corrected", after: "Renamed" }])
      const seen = { ...input, setupVersion: again.setupVersion }
      expect(await call(show.organizer, "csv.import", seen)).toMatchObject({ status: 201, body: { updated: 1 } })
    })

    it("with update changes what differs, adds new entries, and records each change in the history", async () => {
      const csvData = [row("1", { "Entry Name": "Renamed", "Electric Vehicle": "1" }), row("2"), row("3")]
      const input = { eventId: show.eventId, csvData, onExisting: "update" }
      expect(await call(show.organizer, "csv.import", input)).toMatchObject({
        status: 201,
        body: { count: 2, created: 1, updated: 1, skipped: 1 },
      })
      expect(await entries()).toMatchObject([
        { id: show.entries[0]?.id, entryName: "Renamed", isElectricVehicle: true },
        { id: show.entries[1]?.id, entryName: "Car 2", isElectricVehicle: false },
        { votingId: "3" },
      ])
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 2 })
      expect(items).toMatchObject([
        { action: "entries.imported", after: { count: 2, created: 1, updated: 1, skipped: 1 } },
        {
          action: "entry.updated",
          subject: "Entry 1 · Car 1",
          before: { entryName: "Car 1", isElectricVehicle: false },
          after: { entryName: "Renamed", isElectricVehicle: true },
        },
      ])
    })

    it("the preview lists what would be added, changed or left, and what prevents it; nothing is saved", async () => {
      const before = await everythingIn(app.services.db)
      const csvData = [
        row("1", { "Entry Name": "Renamed", "Show Entry Name": "no" }),
        {},
        row("2"),
        row("3"),
        row("4", { "Image URL": "ftp://x" }),
      ]
      expect(await call(show.organizer, "csv.preview", { eventId: show.eventId, csvData })).toMatchObject({
        status: 200,
        body: {
          rows: [
            {
              row: 1,
              votingId: "1",
              status: "changed",
              changes: [
                { column: "Entry Name", before: "Car 1", after: "Renamed" },
                { column: "Show Entry Name", before: "Yes", after: "No" },
              ],
            },
            { row: 3, status: "unchanged", changes: [] },
            { row: 4, entryName: "Car 3", status: "new", changes: [] },
          ],
          errors: [{ row: 5, column: "Image URL" }],
          warnings: [],
        },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })

  it("a blank cell deletes nothing: neither a description nor a photo that was uploaded meanwhile", async () => {
    const entryId = show.entries[0]?.id
    await show.organizer.trpc.organizer.updateEntry.mutate({
      entryId: entryId ?? 0,
      description: "Red",
      hasCustomPaint: true,
      showEntryName: false,
    })
    await uploadImage(app, show.organizer, entryId, await jpeg())
    const [before] = await entries()
    const csvData = [
      row("1", { Description: "", "Image URL": " ", "Custom Paint": "", "Show Entry Name": "", "Entry Name": "New" }),
    ]
    await show.organizer.trpc.csv.import.mutate({ eventId: show.eventId, csvData, onExisting: "update" })
    expect((await entries())[0]).toEqual({ ...before, entryName: "New", updatedAt: expect.any(String) })
  })

  it("a photo that is replaced by an imported address is removed once nothing shows it", async () => {
    const { body } = await uploadImage(app, show.organizer, show.entries[0]?.id, await jpeg())
    const { imageUrl } = body as { imageUrl: string }
    const csvData = [row("1", { "Image URL": "https://cars.example.com/1.jpg" })]
    await show.organizer.trpc.csv.import.mutate({ eventId: show.eventId, csvData, onExisting: "update" })
    expect((await entries())[0]?.imageUrl).toBe("https://cars.example.com/1.jpg")
    expect(existsSync(join(app.dataDir, imageUrl))).toBe(false)
  })

  it("one invalid row prevents the whole update", async () => {
    const before = await everythingIn(app.services.db)
    const csvData = [row("1", { "Entry Name": "Renamed" }), row("3", { "Entry Name": "" })]
    const importing = show.organizer.trpc.csv.import.mutate({ eventId: show.eventId, csvData, onExisting: "update" })
    await expect(importing).rejects.toMatchObject({ data: { code: "CSV_ROWS_INVALID", rows: [{ row: 2 }] } })
    expect(await everythingIn(app.services.db)).toEqual(before)
  })

  it("a list without changes adds no line to the history", async () => {
    const lines = () => app.services.db.prisma.historyItem.count({ where: { eventId: show.eventId } })
    const before = await lines()
    const csvData = [row("1"), row("2")]
    const answer = await show.organizer.trpc.csv.import.mutate({
      eventId: show.eventId,
      csvData,
      onExisting: "update",
    })
    expect([answer, await lines()]).toEqual([{ count: 0, created: 0, updated: 0, skipped: 2 }, before])
  })

  it("warns of voting IDs that differ only in upper and lower case", async () => {
    const { warnings } = await preview([row("a7"), row("A7"), row("1"), row("b")])
    expect(warnings).toEqual([
      { row: 2, column: "Voting ID", message: "“A7” and “a7” differ only in upper and lower case" },
    ])
  })

  it("flags are exported only on request, and can be imported again", async () => {
    const { organizer, eventId } = show
    await organizer.trpc.organizer.updateEntry.mutate({
      entryId: show.entries[1]?.id ?? 0,
      isClassicVehicle: true,
      participatesInSound: true,
    })
    const fileOf = async (query: string) =>
      String((await organizer.rest("GET", `/events/${eventId}/export-csv${query}`)).body).split("\r\n")
    expect((await fileOf(""))[2]).toBe("Car 2,,,Owner 2,2,Yes,Yes")
    const [head = "", ...lines] = await fileOf("?flags=1")
    expect(lines[1]).toBe("Car 2,,,Owner 2,2,Yes,Yes,No,No,Yes,No,No,Yes")
    const headers = head.replace("\uFEFF", "").split(",")
    const cells = lines[1]?.split(",") ?? []
    const there = await openShow(app, { votingIds: [], judges: [] })
    await there.organizer.trpc.csv.import.mutate({
      eventId: there.eventId,
      csvData: [Object.fromEntries(headers.map((header, index) => [header, cells[index]]))],
    })
    const [copy] = await there.organizer.trpc.organizer.entries.query({ eventId: there.eventId })
    expect(copy).toMatchObject({ isClassicVehicle: true, participatesInSound: true, hasCustomPaint: false })
  })
})
