import { randomUUID } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { NOT_UPLOADED } from "@rosette/contract/looks"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { jpeg, png, SVG } from "../../../test/scenes/pictures.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"
import { photoOf, uploadTo } from "../../../test/upload.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { judges: ["Ada"] })
  })

  const eventOf = ({ organizer, eventId }: Show) => organizer.trpc.organizer.event.query({ eventId })
  const files = () => {
    const folder = join(app.dataDir, "photos")
    return existsSync(folder) ? readdirSync(folder).length / 2 : 0
  }
  const isThere = (url: string) => existsSync(join(app.dataDir, url))
  const send = async (look: "cover" | "logo", content: Buffer, who: Browser = show.organizer, of = show) =>
    uploadTo(app, who, `/events/${of.eventId}/${look}`, content)
  const upload = async (look: "cover" | "logo", of = show): Promise<string> => {
    const { body } = await send(look, await jpeg(), of.organizer, of)
    return Object.values(body as Record<string, string>)[0] ?? ""
  }

  describe.each([
    ["cover", "coverUrl"],
    ["logo", "logoUrl"],
  ] as const)("the %s of an event", (look, field) => {
    it("is stored, seen by its organizer and its judges, and replaced; the history names both", async () => {
      const first = await upload(look)
      const second = await upload(look)
      expect([isThere(first), isThere(second)]).toEqual([false, true])
      expect(await photoOf(app, second)).toBeInstanceOf(Buffer)
      expect(await eventOf(show)).toMatchObject({ [field]: second })
      const judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
      expect(await judge.trpc.organizer.event.query({ eventId: show.eventId })).toMatchObject({ [field]: second })
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({
        action: "event.updated",
        before: { [field]: first },
        after: { [field]: second },
      })
    })

    it("is no picture, too large, or sent by somebody else: refused, and nothing is stored", async () => {
      const other = await openShow(app)
      const [before, stored] = [await eventOf(show), files()]
      const statusOf = async (content: Buffer, who?: Browser) => (await send(look, content, who)).status
      const picture = await png()
      expect([
        await statusOf(SVG),
        await statusOf(Buffer.alloc(10 * 1_048_576 + 1, "x")),
        await statusOf(picture, app.browser()),
        await statusOf(picture, await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })),
        await statusOf(picture, other.organizer),
      ]).toEqual([415, 413, 401, 403, 403])
      expect([await eventOf(show), files()]).toEqual([before, stored])
    })

    it.each(doorsOn(dialect))(
      "by $door an address is refused, its own one changes nothing, null removes it",
      async ({ call }) => {
        const own = await upload(look)
        const another = await upload(look, await openShow(app))
        const put = (value: unknown) =>
          call(show.organizer, "organizer.updateEvent", { eventId: show.eventId, [field]: value })
        for (const address of ["https://example.com/a.png", another, `/photos/${"f".repeat(32)}.webp`])
          expect(await put(address)).toMatchObject({ status: 400, body: { error: NOT_UPLOADED } })
        expect(await put(own)).toMatchObject({ status: 200, body: { [field]: own } })
        expect(await put(null)).toMatchObject({ status: 200, body: { [field]: null } })
        expect([isThere(own), isThere(another)]).toEqual([false, true])
      },
    )
  })

  it("the sweep leaves what an event shows, and deleting the event deletes it", async () => {
    const shown = [await upload("cover"), await upload("logo")]
    await app.services.photos.sweep()
    await app.services.photos.release(shown)
    expect(shown.map(isThere)).toEqual([true, true])
    const gone = await openShow(app)
    const ofGone = await upload("cover", gone)
    await (await asMasterAdmin(app)).trpc.admin.deleteEvent.mutate({ eventId: gone.eventId })
    expect(isThere(ofGone)).toBe(false)
  })

  it("a clone has kind, colour and copies of the pictures, which stay when the source loses its own", async () => {
    const source = await openShow(app)
    const { organizer, eventId } = source
    await app.services.db.prisma.event.update({ where: { id: eventId }, data: { kind: "baking", accent: "violet" } })
    const [cover, logo] = [await upload("cover", source), await upload("logo", source)]
    const clone = { eventId, name: "Next year", organizerPassword: "next-year-again", mutationId: randomUUID() }
    const { event } = await organizer.trpc.organizer.cloneEvent.mutate(clone)
    const stored = files()
    const { coverUrl, logoUrl, ...rest } = event
    expect(rest).toMatchObject({ kind: "baking", accent: "violet" })
    expect([cover, logo, null]).not.toContain(coverUrl)
    expect([cover, logo, coverUrl, null]).not.toContain(logoUrl)
    await (await asMasterAdmin(app)).trpc.admin.deleteEvent.mutate({ eventId })
    expect([coverUrl, logoUrl].map((url) => isThere(url ?? ""))).toEqual([true, true])
    expect(files()).toBe(stored - 2)
  })

  it("a new event takes a kind and a colour, a change only a known colour; without them there is none", async () => {
    const body = {
      name: "Cake day",
      organizerName: "Olive",
      organizerPassword: "cakes-for-all",
      criteria: [{ name: "Taste", description: "How it tastes", maxPoints: 10 }],
    }
    const browser = app.browser()
    const face = { kind: "baking", coverUrl: null, logoUrl: null, accent: "pink" }
    const made = await browser.rest("POST", "/events", { ...body, kind: "baking", accent: "pink" })
    expect(made).toMatchObject({ status: 201, body: { event: face } })
    const { id } = (made.body as { event: { id: number } }).event
    expect(await browser.rest("PUT", `/events/${id}`, { accent: "beige" })).toMatchObject({ status: 400 })
    expect(await browser.rest("PUT", `/events/${id}`, { accent: null })).toMatchObject({ body: { accent: null } })
    const plain = await app.browser().rest("POST", "/events", { ...body, name: "Plain" })
    expect(plain).toMatchObject({ body: { event: { kind: null, coverUrl: null, logoUrl: null, accent: null } } })
  })
})
