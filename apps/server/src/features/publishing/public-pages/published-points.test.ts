import type { PublicPage } from "@rosette/contract/public-pages"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { textOf } from "../../../../test/page-text.ts"
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

  const entryText = async (settings: object) => {
    const path = `/events/${show.eventId}/public-page`
    const { key } = (await show.organizer.rest("PUT", path, { isOn: true, opens: "published", ...settings }))
      .body as PublicPage
    return textOf((await app.app.inject({ method: "GET", url: `/e/${key}/1` })).body)
  }

  it("an entry has its points on its page if everything is public", async () => {
    expect(await entryText({ shows: "everything" })).toContain(
      " Points by criterion Criterion 1 27.0 / 30 Total 27.0 / 30 ",
    )
  })

  it.each([
    ["everything, at a time to come", { shows: "everything", opens: "at", opensAt: "2999-01-01T00:00:00.000Z" }],
    ["everything, line by line, before the last", { shows: "everything", opens: "stage" }],
    ["the first places", { shows: "places", places: 3 }],
    ["the winners", { shows: "winners" }],
  ])("an entry has no points on its page if it shows %s", async (_, settings) => {
    expect(await entryText(settings)).not.toMatch(/Points by|27\.0/)
  })
})
