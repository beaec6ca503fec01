import { readdirSync } from "node:fs"
import { join } from "node:path"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { jpeg } from "../../../test/scenes/pictures.ts"
import { asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"
import { uploadImage } from "../../../test/upload.ts"

const GONE = "/photos/ffffffffffffffffffffffffffffffff.webp"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  const photoCount = () => readdirSync(join(app.dataDir, "photos")).length / 2
  const entriesOf = ({ organizer, eventId }: Show) => organizer.trpc.organizer.entries.query({ eventId })
  const withPhoto = async (show: Show): Promise<string> => {
    const { body } = await uploadImage(app, show.organizer, show.entries[0]?.id ?? 0, await jpeg())
    return (body as { imageUrl: string }).imageUrl
  }
  const importInto = (show: Show, images: string[]) => {
    const csvData = images.map((url, n) => ({
      "Entry Name": "Car",
      "Owner/Participant": "Olive",
      "Voting ID": `I${n}`,
      "Image URL": url,
    }))
    return show.organizer.rest("POST", `/events/${show.eventId}/import-csv`, { csvData })
  }

  describe.each(doorsOn(dialect))("the photo of an entry, by $door", ({ call }) => {
    it("refuses another event's photo and a deleted one, for a new entry and a changed one", async () => {
      const [show, other] = [await openShow(app), await openShow(app)]
      const foreign = await withPhoto(other)
      const [first] = show.entries
      const entry = { eventId: show.eventId, entryName: "Car", ownerParticipant: "Olive", votingId: "9" }
      for (const imageUrl of [foreign, GONE]) {
        const refusal = { status: 400, body: { code: "INVALID_INPUT", error: PHOTO_TEXTS.notOfEvent } }
        expect(await call(show.organizer, "organizer.createEntry", { ...entry, imageUrl })).toMatchObject(refusal)
        const change = { entryId: first?.id, imageUrl, entryName: "Renamed" }
        expect(await call(show.organizer, "organizer.updateEntry", change)).toMatchObject(refusal)
      }
      expect((await entriesOf(show)).map(({ imageUrl, entryName }) => [imageUrl, entryName])).toEqual([
        [null, "Car 1"],
        [null, "Car 2"],
      ])
    })

    it("accepts the photo of another entry of the event, and its own again", async () => {
      const show = await openShow(app)
      const imageUrl = await withPhoto(show)
      for (const { id } of show.entries)
        expect(await call(show.organizer, "organizer.updateEntry", { entryId: id, imageUrl })).toMatchObject({
          status: 200,
          body: { imageUrl },
        })
    })

    it("an old address that would be refused now stays, but no new one is accepted", async () => {
      const show = await openShow(app)
      const [first] = show.entries
      const imageUrl = "http://printer/1.png"
      await app.services.db.prisma.entry.update({ where: { id: first?.id ?? 0 }, data: { imageUrl } })
      const change = (fields: object) =>
        call(show.organizer, "organizer.updateEntry", { entryId: first?.id, ...fields })
      expect(await change({ imageUrl, entryName: "Renamed" })).toMatchObject({ status: 200, body: { imageUrl } })
      expect(await change({ imageUrl: "http://printer/2.png" })).toMatchObject({
        status: 400,
        body: { error: PHOTO_TEXTS.notPublic },
      })
    })
  })

  it("a file that names another event's photo makes a copy, which stays when that event is deleted", async () => {
    const [show, other] = [await openShow(app), await openShow(app)]
    const [foreign, own] = [await withPhoto(other), await withPhoto(show)]
    const before = photoCount()
    expect((await importInto(show, [foreign, own, foreign, ""])).status).toBe(201)
    const images = (await entriesOf(show)).filter(({ votingId }) => votingId.startsWith("I"))
    const [copy, same, again, none] = images.map(({ imageUrl }) => imageUrl)
    expect([same, again, none]).toEqual([own, copy, null])
    expect(copy).not.toBe(foreign)
    expect(photoCount()).toBe(before + 1)
    await (await asMasterAdmin(app)).trpc.admin.deleteEvent.mutate({ eventId: other.eventId })
    const statusOf = async (url: string) => (await app.app.inject(url)).statusCode
    expect([await statusOf(foreign), await statusOf(copy ?? "")]).toEqual([404, 200])
  })

  it("a file that is not imported leaves no copy behind, and names the rows whose photo is missing", async () => {
    const [show, other] = [await openShow(app, { votingIds: ["I1"] }), await openShow(app)]
    const foreign = await withPhoto(other)
    const before = photoCount()
    expect(await importInto(show, [foreign, GONE])).toMatchObject({
      status: 400,
      body: { code: "CSV_ROWS_INVALID", rows: [{ row: 2, column: "Image URL", message: PHOTO_TEXTS.notHere }] },
    })
    // The voting ID of the second row is taken.
    expect((await importInto(show, [foreign, ""])).status).toBe(400)
    expect(photoCount()).toBe(before)
  })

  it("a file is refused if a photo of its event is removed while others are copied", async () => {
    const [show, other] = [await openShow(app), await openShow(app)]
    const [own, foreign] = [await withPhoto(show), await withPhoto(other)]
    const { photos } = app.services
    const { copy } = photos
    photos.copy = async (url) => {
      await show.organizer.trpc.organizer.deleteEntry.mutate({ entryId: show.entries[0]?.id ?? 0 })
      return copy(url)
    }
    const answer = await importInto(show, [foreign, own]).finally(() => {
      photos.copy = copy
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "CSV_ROWS_INVALID", rows: [{ row: 2, column: "Image URL", message: PHOTO_TEXTS.notHere }] },
    })
    expect((await entriesOf(show)).map(({ votingId }) => votingId)).toEqual(["2"])
  })

  it("a file with an address of a local network is refused with its row", async () => {
    expect(await importInto(await openShow(app), ["", "http://192.168.0.1/1.png"])).toMatchObject({
      status: 400,
      body: { rows: [{ row: 2, column: "Image URL", message: PHOTO_TEXTS.notPublic }] },
    })
  })
})
