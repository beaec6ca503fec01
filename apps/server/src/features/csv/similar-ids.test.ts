import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

const row = (votingId: string, name = `Car ${votingId}`) => ({
  "Entry Name": name,
  "Owner/Participant": `Owner ${votingId}`,
  "Voting ID": votingId,
})

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["001", "002", "A-1"], judges: [] })
  })
  const entries = async () =>
    (await show.organizer.trpc.organizer.entries.query({ eventId: show.eventId })).map(
      ({ votingId, entryName }) => `${votingId} ${entryName}`,
    )
  const BEFORE = ["001 Car 001", "002 Car 002", "A-1 Car A-1"]

  describe.each(doorsOn(dialect))("a list that a spreadsheet wrote without leading zeros, by $door", ({ call }) => {
    const csvData = [row("1", "Renamed"), row("2", "Car 002"), row("3")]

    it("has a preview that says which entries are meant, if they are the same", async () => {
      const { body } = await call(show.organizer, "csv.preview", { eventId: show.eventId, csvData })
      expect(body).toMatchObject({
        rows: [
          { row: 1, status: "new", like: { votingId: "001", status: "changed" } },
          { row: 2, status: "new", like: { votingId: "002", status: "changed", changes: [{ after: "Owner 2" }] } },
          { row: 3, status: "new", like: null },
        ],
        warnings: [
          { row: 1, column: "Voting ID", message: "“1” and “001” differ only in leading zeros or blanks" },
          { row: 2, message: "“2” and “002” differ only in leading zeros or blanks" },
        ],
      })
    })

    it("as the same entries changes these, which keep their voting IDs", async () => {
      const input = { eventId: show.eventId, csvData, onExisting: "update", similarIds: "same" }
      expect(await call(show.organizer, "csv.import", input)).toMatchObject({
        status: 201,
        body: { count: 3, created: 1, updated: 2, skipped: 0 },
      })
      expect(await entries()).toEqual(["001 Renamed", "002 Car 002", "3 Car 3", "A-1 Car A-1"])
    })

    it("as the same entries is refused where existing ones are", async () => {
      const input = { eventId: show.eventId, csvData, similarIds: "same" }
      expect(await call(show.organizer, "csv.import", input)).toMatchObject({ status: 400 })
      expect(await entries()).toEqual(BEFORE)
    })

    it("adds entries if nobody says that they are the same", async () => {
      const input = { eventId: show.eventId, csvData, onExisting: "update" }
      expect(await call(show.organizer, "csv.import", input)).toMatchObject({ body: { created: 3, updated: 0 } })
      expect(await entries()).toHaveLength(6)
    })
  })

  it("a voting ID that looks the same is the same, in a list", async () => {
    const { organizer, eventId } = show
    const csvData = [row("A\u20111\u200b", "Renamed")]
    const { rows, warnings } = await organizer.trpc.csv.preview.mutate({ eventId, csvData })
    expect([rows[0]?.status, rows[0]?.like, warnings]).toEqual(["changed", null, []])
    await organizer.trpc.csv.import.mutate({ eventId, csvData, onExisting: "update" })
    expect(await entries()).toEqual([...BEFORE.slice(0, 2), "A-1 Renamed"])
  })

  it("two voting IDs of a list that look the same are one", async () => {
    const { errors } = await show.organizer.trpc.csv.preview.mutate({
      eventId: show.eventId,
      csvData: [row("B 1"), row("B\u00a01")],
    })
    expect(errors).toEqual([{ row: 2, column: "Voting ID", message: "Row 1 has this voting ID too" }])
  })

  it("a voting ID that a spreadsheet has probably spoilt is named", async () => {
    const { organizer, eventId } = show
    const { warnings } = await organizer.trpc.csv.preview.mutate({ eventId, csvData: [row("1-Mar"), row("1.00E+05")] })
    expect(warnings.map(({ message }) => message)).toEqual([
      "A spreadsheet may have made “1-Mar” of another voting ID",
      "A spreadsheet may have made “1.00E+05” of another voting ID",
    ])
  })
})
