import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import { asMasterAdmin, openShow, SHOW_PASSWORD } from "../../../test/scenes/show.ts"
import { hashPassword, verifyPassword } from "../../lib/password-hash.ts"

const NEW_EVENT = {
  name: "  Harbour Show ",
  description: "Cars by the water",
  date: "November 21, 2026",
  time: "10:00 AM - 4:00 PM",
  location: "Pier 3",
  organizerName: "Olive",
  organizerPassword: SHOW_PASSWORD,
  criteria: [
    { name: "Paint", description: "Depth and finish", maxPoints: 25 },
    { name: "Sound", description: "Clean and loud", maxPoints: 10 },
  ],
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  const db = () => app.services.db.prisma
  const stored = (id: number) => db().event.findUniqueOrThrow({ where: { id } })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("creates an event with a passcode, its criteria in the order sent, and signs its organizer in", async () => {
      const browser = app.browser()
      const { status, body } = await call(browser, "organizer.createEvent", NEW_EVENT)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        passcode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
        event: {
          name: "Harbour Show",
          isActive: true,
          isDemo: false,
          criteria: [
            { name: "Paint", maxPoints: 25, order: 1, requiresSound: false },
            { name: "Sound", maxPoints: 10, order: 2 },
          ],
        },
      })
      expect(JSON.stringify(body)).not.toMatch(/argon2|assword/)
      const { event } = body as { event: { id: number } }
      expect((await call(browser, "organizer.updateEvent", { eventId: event.id, location: "Pier 4" })).status).toBe(200)
      expect(await verifyPassword((await stored(event.id)).organizerPasswordHash, SHOW_PASSWORD)).toBe(true)
    })

    it("shows everybody only an event's name, date, place and whether it is active", async () => {
      const { eventId } = await openShow(app)
      const { body } = await call(app.browser(), "organizer.events", {})
      const listed = (body as { id: number }[]).find(({ id }) => id === eventId) ?? {}
      expect(Object.keys(listed).sort()).toEqual(["date", "id", "isActive", "location", "name"])
    })

    it("shows the master administrator every event with its passcode, never a password", async () => {
      const { eventId, passcode } = await openShow(app)
      const { body } = await call(await asMasterAdmin(app), "organizer.events", {})
      expect(body).toContainEqual(expect.objectContaining({ id: eventId, passcode, organizerName: "Olive" }))
      expect(JSON.stringify(body)).not.toMatch(/argon2|assword/)
    })

    it("changes only the sent fields, and records their earlier values in the history", async () => {
      const { eventId, organizer } = await openShow(app)
      const before = await stored(eventId)
      const answer = await call(organizer, "organizer.updateEvent", { eventId, name: "Winter Show", isActive: false })
      expect(answer).toMatchObject({
        status: 200,
        body: { name: "Winter Show", isActive: false, organizerName: "Olive" },
      })
      const after = await stored(eventId)
      expect(after).toEqual({
        ...before,
        name: "Winter Show",
        isActive: false,
        changeVersion: before.changeVersion + 1,
        chainSeq: before.chainSeq + 1,
        chainHash: after.chainHash,
        setupVersion: before.changeVersion + 1,
        updatedAt: after.updatedAt,
      })
      const { items } = await organizer.trpc.organizer.history.query({ eventId, limit: 1 })
      expect(items).toMatchObject([
        {
          actor: "Olive",
          action: "event.updated",
          subject: "Harbour Show",
          before: { name: "Harbour Show", isActive: true },
          after: { name: "Winter Show", isActive: false },
        },
      ])
    })

    it("adds no line to the history for a change that changes nothing", async () => {
      const { eventId, organizer } = await openShow(app, { votingIds: [], judges: [] })
      await call(organizer, "organizer.updateEvent", { eventId, name: "Harbour Show" })
      await call(organizer, "organizer.updateEvent", { eventId })
      const { items } = await organizer.trpc.organizer.history.query({ eventId })
      expect(items.map(({ action }) => action)).toEqual(["event.created"])
    })

    it("ends every other session of the organizers with a new password, which the history does not contain", async () => {
      const { eventId, organizer } = await openShow(app)
      const other = { role: "organizer" as const, eventId, actor: "Olive", id: `other-${eventId}` }
      await db().session.create({ data: { ...other, expiresAt: new Date(Date.now() + 60_000) } })
      const answer = await call(organizer, "organizer.changePassword", {
        eventId,
        currentPassword: SHOW_PASSWORD,
        newPassword: "shut-the-hood",
      })
      expect(answer).toMatchObject({ status: 200, body: { endedSessions: 1 } })
      expect(await db().session.count({ where: { eventId, role: "organizer" } })).toBe(1)
      expect(await verifyPassword((await stored(eventId)).organizerPasswordHash, "shut-the-hood")).toBe(true)
      const { items } = await organizer.trpc.organizer.history.query({ eventId, limit: 1 })
      expect(items).toMatchObject([{ action: "event.password-changed", before: null, after: null }])
    })

    it("pages through the history from the newest line to the oldest", async () => {
      const { eventId, organizer } = await openShow(app, { votingIds: ["1", "2", "3"], judges: ["Ada"] })
      const actions: string[] = []
      let cursor: number | null = null
      do {
        const input = { eventId, limit: 2, ...(cursor !== null && { cursor }) }
        const { body } = await call(organizer, "organizer.history", input)
        const page = body as { items: { action: string }[]; nextCursor: number | null }
        expect(page.items.length).toBeLessThanOrEqual(2)
        actions.push(...page.items.map(({ action }) => action))
        cursor = page.nextCursor
      } while (cursor !== null)
      expect(actions).toEqual(["judge.added", "entry.created", "entry.created", "entry.created", "event.created"])
    })
  })

  it("shows everybody the demo event's password as long as it is not changed", async () => {
    const visitor = app.browser()
    expect(await visitor.trpc.organizer.demoHint.query()).toBeNull()
    const organizerPasswordHash = await hashPassword(DEMO_ORGANIZER_PASSWORD)
    const demo = await db().event.create({ data: eventRow({ name: "Demo", isDemo: true, organizerPasswordHash }) })
    const hint = { eventId: demo.id, eventName: "Demo", password: DEMO_ORGANIZER_PASSWORD }
    expect(await visitor.trpc.organizer.demoHint.query()).toEqual(hint)
    const changed = { organizerPasswordHash: await hashPassword("another one") }
    await db().event.update({ where: { id: demo.id }, data: changed })
    expect(await visitor.trpc.organizer.demoHint.query()).toBeNull()
  })
})
