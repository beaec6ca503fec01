import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
  })

  async function ask(ifNoneMatch?: string) {
    const cookie = [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = { cookie, ...(ifNoneMatch !== undefined && { "if-none-match": ifNoneMatch }) }
    const {
      statusCode,
      body,
      headers: answered,
    } = await app.app.inject({ url: `/api/events/${show.eventId}/results`, headers })
    return { status: statusCode, body, tag: String(answered.etag), kept: answered["cache-control"] }
  }

  const judge = () =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[1]?.id ?? 0 },
      { criteria: show.criteria, points: [5, 10], isSubmitted: true },
    )

  describe("results that the client has already", () => {
    it("are answered with 304 until they change", async () => {
      const first = await ask()
      expect(first).toMatchObject({ status: 200, kept: "private, no-cache" })
      for (const known of [first.tag, `W/${first.tag}`, `"other", ${first.tag}`, "*"])
        expect(await ask(known)).toMatchObject({ status: 304, body: "", tag: first.tag })
      await judge()
      const second = await ask(first.tag)
      expect(second.status).toBe(200)
      expect(second.tag).not.toBe(first.tag)
      expect(await ask(second.tag)).toMatchObject({ status: 304 })
    })

    it("are sent to a client with another version, alike by both APIs", async () => {
      const { status, body } = await ask('"of-another-start-1"')
      expect(status).toBe(200)
      expect(JSON.parse(body)).toEqual(await show.organizer.trpc.organizer.results.query({ eventId: show.eventId }))
    })
  })
})
