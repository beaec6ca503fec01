import { existsSync, readdirSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { Readable } from "node:stream"
import { PHOTO_TEXTS } from "@rosette/contract/photos"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { listenLocally } from "../../../test/raw-http.ts"
import { bomb, gif, jpeg, png, SVG, truncated, webp } from "../../../test/scenes/pictures.ts"
import { asJudge, openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"
import { nextSlotTaken } from "../../../test/slot-taken.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { uploadImage } from "../../../test/upload.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let other: Show
  let entryId: number
  let picture: Buffer
  let port: number
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
    other = await openShow(app, { name: "Another Show" })
    entryId = show.entries[0]?.id ?? 0
    picture = await jpeg()
    port = await listenLocally(app.app)
  })

  const filesThere = () =>
    existsSync(join(app.dataDir, "photos")) ? readdirSync(join(app.dataDir, "photos")).sort() : []
  const isThere = (imageUrl: string) => existsSync(join(app.dataDir, imageUrl))
  const upload = async (content = picture) => {
    const { body } = await uploadImage(app, show.organizer, entryId, content)
    return (body as { imageUrl: string }).imageUrl
  }

  it.each([
    ["JPEG", jpeg],
    ["PNG", png],
    ["GIF", gif],
    ["WebP", webp],
  ] as const)("a %s is stored, shown with its entry and served, whatever its file name says", async (_format, make) => {
    const answer = await uploadImage(app, show.organizer, entryId, await make(), {
      fileName: "notes.txt",
      contentType: "text/plain",
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { imageUrl: expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.webp$/) },
    })
    const { imageUrl } = answer.body as { imageUrl: string }
    const entries = await show.organizer.trpc.organizer.entries.query({ eventId: show.eventId })
    expect(entries.find(({ id }) => id === entryId)).toMatchObject({ imageUrl })
    for (const url of [imageUrl, imageUrl.replace(".webp", "-thumb.webp")])
      expect((await app.app.inject({ method: "GET", url })).statusCode).toBe(200)
  })

  it("the previous photo is removed, and the history names it", async () => {
    const first = await upload()
    const second = await upload()
    expect([isThere(first), isThere(second)]).toEqual([false, true])
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    expect(items[0]).toMatchObject({
      action: "photo.changed",
      subject: "Entry 1 · Car 1",
      before: { imageUrl: first },
      after: { imageUrl: second },
    })
  })

  it("a photo that an import has given to another entry stays until that entry is deleted, too", async () => {
    const { organizer, eventId } = show
    const shared = await upload()
    const { text } = await organizer.trpc.csv.export.query({ eventId })
    expect(text).toContain(shared)
    const csvData = [{ "Entry Name": "Twin", "Owner/Participant": "Jane", "Voting ID": "99", "Image URL": shared }]
    await organizer.trpc.csv.import.mutate({ eventId, csvData })
    await upload()
    expect(isThere(shared)).toBe(true)
    const entries = await organizer.trpc.organizer.entries.query({ eventId })
    const twin = entries.find(({ votingId }) => votingId === "99")
    await organizer.trpc.organizer.deleteEntry.mutate({ entryId: twin?.id ?? 0 })
    expect(isThere(shared)).toBe(false)
  })

  it("deleting an entry deletes its photo", async () => {
    const { organizer, eventId } = show
    const { id } = await organizer.trpc.organizer.createEntry.mutate({
      eventId,
      entryName: "Van",
      ownerParticipant: "Jo",
      votingId: "50",
    })
    const { body } = await uploadImage(app, organizer, id, picture)
    await organizer.trpc.organizer.deleteEntry.mutate({ entryId: id })
    expect(isThere((body as { imageUrl: string }).imageUrl)).toBe(false)
  })

  it("of eight concurrent photos for one entry, one is shown and no other is kept", async () => {
    const before = filesThere().length
    const devices = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const device = app.browser()
        await device.trpc.organizer.login.mutate({ eventId: show.eventId, password: SHOW_PASSWORD })
        return device
      }),
    )
    const answers = await Promise.all(devices.map((device) => uploadImage(app, device, entryId, picture)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(filesThere().length).toBe(before)
  })

  it("a session sends one photo at a time, and others are not held up", async () => {
    const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join("=")).join("; ")
    const form = { "content-type": "multipart/form-data; boundary=edge" }
    const url = `/api/entries/${entryId}/upload-image`
    const body = new Readable({ read() {} })
    const isUnderWay = nextSlotTaken(app, "photoSlots")
    const first = app.app.inject({
      method: "POST",
      url,
      headers: { ...form, cookie: cookieOf(show.organizer) },
      payload: body,
    })
    body.push("--edge\r\n")
    await isUnderWay
    const again = await uploadImage(app, show.organizer, entryId, picture)
    expect([again.body, again.headers["retry-after"]]).toEqual([
      expect.objectContaining({ code: "TOO_MANY_ATTEMPTS", error: PHOTO_TEXTS.underWay }),
      "5",
    ])
    expect((await uploadImage(app, other.organizer, other.entries[0]?.id, picture)).status).toBe(200)
    body.push("--edge--\r\n")
    body.push(null)
    expect((await first).statusCode).toBe(400)
    expect((await uploadImage(app, show.organizer, entryId, picture)).status).toBe(200)
  })

  it("a device that leaves at any moment of its upload can send the photo again", async () => {
    const cookie = [...show.organizer.cookies].map((pair) => pair.join("=")).join("; ")
    const headers = { cookie, "content-type": "multipart/form-data; boundary=edge", "content-length": 1_000 }
    for (let turns = 0; turns < 20; turns++) {
      const isUnderWay = nextSlotTaken(app, "photoSlots")
      const leaving = request({ port, method: "POST", path: `/api/entries/${entryId}/upload-image`, headers })
      leaving.on("error", () => undefined)
      leaving.write("--edge\r\n")
      await isUnderWay
      for (let turn = 0; turn < turns; turn++) await null
      leaving.destroy()
      await expect.poll(async () => (await uploadImage(app, show.organizer, entryId, picture)).status).toBe(200)
    }
  })

  it("photos that wait for their turn are not in memory", async () => {
    const gate = Promise.withResolvers<void>()
    const { save } = app.services.photos
    const given: unknown[] = []
    app.services.photos.save = async (sent, eventId) => {
      given.push(sent)
      await gate.promise
      return save(sent, eventId)
    }
    const waiting = uploadImage(app, show.organizer, entryId, picture)
    await expect.poll(() => given).toHaveLength(1)
    app.services.photos.save = save
    expect(given[0]).toBeInstanceOf(Function)
    gate.resolve()
    expect((await waiting).status).toBe(200)
  })

  describe("a refused upload saves nothing and leaves no file:", () => {
    const organizer = () => show.organizer
    const CONTENT: [title: string, content: () => Promise<Buffer> | Buffer, answer: string][] = [
      ["an SVG that calls itself PNG", () => SVG, "415 UNSUPPORTED_MEDIA_TYPE"],
      ["a JPEG that breaks off", truncated, "415 UNSUPPORTED_MEDIA_TYPE"],
      ["an empty file", () => Buffer.alloc(0), "415 UNSUPPORTED_MEDIA_TYPE"],
      ["a picture of 900 megapixels", bomb, "413 TOO_LARGE"],
      ["a file of more than 10 MB", () => Buffer.alloc(10 * 1_048_576 + 1, "x"), "413 TOO_LARGE"],
    ]
    it.each(CONTENT)("%s", async (_title, content, expected) => {
      expect(
        await refusal(organizer(), entryId, await content(), { fileName: "car.png", contentType: "image/png" }),
      ).toBe(expected)
    })

    const WHO: [
      title: string,
      who: () => Promise<Browser> | Browser,
      entry: () => number | undefined,
      answer: string,
    ][] = [
      ["nobody", () => app.browser(), () => entryId, "401 SIGN_IN_REQUIRED"],
      [
        "a judge",
        () => asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" }),
        () => entryId,
        "403 FORBIDDEN",
      ],
      ["another organizer", () => other.organizer, () => entryId, "404 NOT_FOUND"],
      ["for an entry that is gone", organizer, () => 999_999, "404 NOT_FOUND"],
    ]
    it.each(WHO)("%s", async (_title, who, entry, expected) => {
      expect(await refusal(await who(), entry(), picture)).toBe(expected)
    })

    it("a picture of one byte too many, whose last byte comes late", async () => {
      const before = { rows: await everythingIn(app.services.db), files: filesThere() }
      const full = Buffer.concat([picture, Buffer.alloc(10 * 1_048_576 - picture.length)])
      const answer = await fetch(`http://127.0.0.1:${port}/api/entries/${entryId}/upload-image`, {
        method: "POST",
        headers: {
          "content-type": "multipart/form-data; boundary=edge",
          cookie: [...organizer().cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        body: ReadableStream.from([
          Buffer.from('--edge\r\nContent-Disposition: form-data; name="image"; filename="car.jpg"\r\n\r\n'),
          full,
          Buffer.from("x\r\n--edge--\r\n"),
        ]),
        duplex: "half",
      })
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({
        status: 413,
        body: { code: "TOO_LARGE", error: "Please select an image smaller than 10MB" },
      })
      expect({ rows: await everythingIn(app.services.db), files: filesThere() }).toEqual(before)
    })

    it("a form without a picture", async () => {
      expect(await refusal(organizer(), entryId, picture, { field: "photo" })).toBe("400 INVALID_INPUT")
    })

    it("a body that is not a form", async () => {
      const { status, body } = await organizer().rest("POST", `/entries/${entryId}/upload-image`, { image: "car.jpg" })
      expect({ status, body }).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } })
    })

    async function refusal(who: Browser, entry: number | undefined, content: Buffer, part = {}) {
      const before = { rows: await everythingIn(app.services.db), files: filesThere() }
      const { status, body } = await uploadImage(app, who, entry, content, part)
      expect({ rows: await everythingIn(app.services.db), files: filesThere() }).toEqual(before)
      return `${status} ${(body as { code: string }).code}`
    }
  })
})
