import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { z } from "zod"
import type { Browser, TestApp } from "../../../test/app.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

const NEW_EVENT = {
  name: "Harbour Show",
  organizerName: "Olive",
  organizerPassword: "open-the-hood",
  criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
}

/** The calls that create something in an event: its path, a body, and one with another content. */
const CALLS: [path: string, body: Record<string, unknown>, other: Record<string, unknown>][] = [
  ["entries", { entryName: "Comet", ownerParticipant: "Ann", votingId: "C 1" }, { votingId: "C 2" }],
  ["criteria", { name: "Sound", maxPoints: 10, order: 9 }, { maxPoints: 20 }],
  ["classes", { name: "Trucks" }, { name: "Vans" }],
  ["judges", { name: "Nora New" }, { name: "Nora Newer" }],
  ["awards", { name: "Best Sound" }, { name: "Best Noise" }],
]

const idOf = (body: unknown) => z.object({ id: z.number() }).parse(body).id
const eventIdOf = (body: unknown) => z.object({ event: z.object({ id: z.number() }) }).parse(body).event.id

bothDatabases((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
  })

  // All calls share the statements, so one of them is enough on the second database.
  describe.each(dialect === "sqlite" ? CALLS : CALLS.slice(0, 1))("a lost answer: %s", (path, body, other) => {
    const mutationId = () => crypto.randomUUID()
    const send = (sent: object) =>
      path === "awards"
        ? show.organizer.rest("POST", "/awards", { eventId: show.eventId, ...sent })
        : show.organizer.rest("POST", `/events/${show.eventId}/${path}`, sent)

    it("the same attempt again is answered as the first time and creates nothing", async () => {
      const attempt = { ...body, mutationId: mutationId() }
      const first = await send(attempt)
      const again = await send(attempt)
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.body).toEqual(first.body)
    })

    it("sent twice at once it creates one record", async () => {
      const attempt = { ...body, mutationId: mutationId() }
      const [one, two] = await Promise.all([send(attempt), send(attempt)])
      expect([one.status, two.status]).toEqual([201, 201])
      expect(one.body).toEqual(two.body)
    })

    it("the same id with another content is refused", async () => {
      const id = mutationId()
      await send({ ...body, mutationId: id })
      expect(await send({ ...body, ...other, mutationId: id })).toMatchObject({
        status: 409,
        body: { code: "MUTATION_ID_REUSED" },
      })
    })

    it("a refused try is not remembered, and what was deleted meanwhile is not made again", async () => {
      const id = mutationId()
      expect((await send({ mutationId: id })).status).toBe(400)
      const { body: created } = await send({ ...body, mutationId: id })
      await show.organizer.rest("DELETE", `/${path}/${idOf(created)}`)
      expect((await send({ ...body, mutationId: id })).status).toBe(404)
    })
  })

  describe("a lost answer: a new event", () => {
    const events = () => app.services.db.prisma.event.count({ where: { name: NEW_EVENT.name } })
    const send = (browser: Browser, body: object) => browser.rest("POST", "/events", { ...NEW_EVENT, ...body })

    it("the same attempt again opens the same event, with the same passcode, and signs its organizer in", async () => {
      const attempt = { mutationId: crypto.randomUUID() }
      const [before, first] = [await events(), await send(app.browser(), attempt)]
      const browser = app.browser()
      const again = await send(browser, attempt)
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.body).toEqual({ ...Object(first.body), sessionId: expect.any(String) })
      expect(await events()).toBe(before + 1)
      expect((await browser.rest("GET", `/events/${eventIdOf(first.body)}/judges`)).status).toBe(200)
    })

    it.each([
      ["another password", { organizerPassword: "close-the-hood" }],
      ["another name", { name: "Harbour Show 2" }],
    ])("%s under the same id is refused, and opens nothing", async (_, other) => {
      const attempt = { mutationId: crypto.randomUUID() }
      const { body } = await send(app.browser(), attempt)
      const browser = app.browser()
      expect(await send(browser, { ...attempt, ...other })).toMatchObject({
        status: 409,
        body: { code: "MUTATION_ID_REUSED" },
      })
      expect((await browser.rest("GET", `/events/${eventIdOf(body)}/judges`)).status).toBe(401)
    })

    it("without an id each call creates an event, as before", async () => {
      const before = await events()
      await send(app.browser(), {})
      await send(app.browser(), {})
      expect(await events()).toBe(before + 2)
    })

    it("what is remembered of it holds no password", async () => {
      const mutationId = crypto.randomUUID()
      await send(app.browser(), { mutationId })
      await send(app.browser(), { mutationId: crypto.randomUUID(), organizerPassword: "another-password" })
      const hashes = await app.services.db.prisma.savedCreation.findMany({ where: { call: "createEvent" } })
      expect(hashes.find((saved) => saved.mutationId === mutationId)?.bodyHash).toBe(hashes.at(-1)?.bodyHash)
    })
  })
})
