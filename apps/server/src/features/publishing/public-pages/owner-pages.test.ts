import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { type AnnouncedShow, announceShow } from "../../../../test/scenes/announced-show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: AnnouncedShow
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await announceShow(app)
  })

  const set = async (settings: object) => {
    const path = `/events/${show.eventId}/public-page`
    return (await show.organizer.rest("PUT", path, { isOn: true, opens: "published", ...settings })).body as PublicPage
  }
  const read = (url: string) => app.app.inject({ method: "GET", url })

  describe("an owner", () => {
    const linkOf = async (votingId: string) => {
      const links = (await show.organizer.rest("GET", `/events/${show.eventId}/owner-links`)).body as {
        votingId: string
        path: string
      }[]
      return links.find((link) => link.votingId === votingId)?.path ?? ""
    }

    it("sees averages and comments only with the key of their entry", async () => {
      const { key } = await set({ shows: "winners" })
      const [first, second] = [await linkOf("1"), await linkOf("2")]
      const own = (await read(first)).body
      expect(own).toContain("Well made, 1")
      expect(own).toContain("27.0")
      expect(own).not.toContain("Ada")
      expect((await read(`/e/${key}/1`)).body).not.toContain("Well made")
      expect((await read(first.replace("/1?", "/2?"))).statusCode).toBe(404)
      expect((await read(second)).body).not.toContain("Well made, 1")
    })

    it("sees no averages and no comments while a line of the ceremony is still to come", async () => {
      await set({ shows: "winners", opens: "stage" })
      const links = [await linkOf("1"), await linkOf("3")]
      const ceremonyPath = `/events/${show.eventId}/ceremony`
      const bodies = () => Promise.all(links.map(async (link) => (await read(link)).body))
      const own = /Well made|27\.0|21\.0/
      for (let step = 0; step < 8; step++) {
        for (const body of await bodies()) expect([step, body]).toEqual([step, expect.not.stringMatching(own)])
        const { version } = (await show.organizer.rest("GET", ceremonyPath)).body as Ceremony
        await show.organizer.rest("POST", `${ceremonyPath}/move`, { version, action: "next" })
      }
      await expect.poll(bodies).toEqual(["1", "3"].map((votingId) => expect.stringContaining(`Well made, ${votingId}`)))
    })

    it("sees the judges' names only if the event shows them, and nothing before the page shows something", async () => {
      await set({ shows: "winners", showsJudges: true })
      expect((await read(await linkOf("1"))).body).toContain("Ada")
      await set({ shows: "soon" })
      const link = await linkOf("1")
      await expect.poll(async () => (await read(link)).body).not.toMatch(/Well made|27\.0/)
    })

    it("never sees another entry's averages and comments, also after voting IDs were swapped", async () => {
      await set({ shows: "winners" })
      const links = async () =>
        (await show.organizer.rest("GET", `/events/${show.eventId}/owner-links`)).body as {
          entryId: number
          votingId: string
          path: string
        }[]
      const pathsOf = async () => {
        const found = await links()
        return show.entryIds.map((id) => found.find(({ entryId }) => entryId === id)?.path ?? "")
      }
      const comments = async (paths: string[]) =>
        Promise.all(paths.map(async (path) => /Well made, \d/.exec((await read(path)).body)?.[0] ?? null))
      const all = ["Well made, 1", "Well made, 2", "Well made, 3"]
      const sent = await pathsOf()
      expect(await comments(sent)).toEqual(all)

      const [first, second] = show.entryIds
      await show.organizer.rest("POST", `/events/${show.eventId}/reopen-results`, { reason: "Swapped numbers" })
      for (const [id, votingId] of [
        [first, "9"],
        [second, "1"],
        [first, "2"],
      ])
        await show.organizer.rest("PUT", `/entries/${id}`, { votingId })
      expect((await links()).map(({ entryId, votingId }) => [entryId, votingId]).slice(0, 2)).toEqual([
        [second, "1"],
        [first, "2"],
      ])
      expect(await comments(await pathsOf())).toEqual(all)

      await show.organizer.rest("POST", `/events/${show.eventId}/amend`, { reason: "Swapped numbers" })
      await expect.poll(() => comments(sent)).toEqual([null, null, "Well made, 3"])
      expect(await comments(await pathsOf())).toEqual(all)
    })

    it("gets another link when the page gets another address", async () => {
      await set({ shows: "winners" })
      const before = await linkOf("1")
      await show.organizer.rest("POST", `/events/${show.eventId}/public-page/renew`)
      await expect.poll(async () => (await read(before)).statusCode).toBe(404)
      expect((await read(await linkOf("1"))).statusCode).toBe(200)
    })
  })
})
