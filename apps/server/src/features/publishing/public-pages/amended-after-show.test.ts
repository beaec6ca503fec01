import type { PublicPage, PublicResults } from "@rosette/contract"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { announceAwards } from "../../../../test/scenes/award-show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  it("an amendment after the last line is public as a whole, also an award that the stage never announced", async () => {
    const show = await announceAwards(app)
    const settings = { isOn: true, shows: "everything", opens: "stage" }
    const { key } = (await show.event("PUT", "/public-page", settings)) as PublicPage
    const shown = async () => {
      const { body } = await app.app.inject({ method: "GET", url: `/r/${key}.json` })
      const { winners, places, results } = JSON.parse(body) as PublicResults
      return [winners.map(({ title }) => title).join(", "), places.length, results?.amendment?.reason ?? "first"]
    }
    await show.toTheEnd()
    const before = ["Cup, Third place, Second place, Overall Winner", 5, "first"]
    await expect.poll(shown).toEqual(before)
    await show.takeBack()
    const { organizer, eventId } = show
    const award = await organizer.trpc.awards.create.mutate({ eventId, name: "Best Paint", priority: 7 })
    await organizer.trpc.awards.assign.mutate({ awardId: award.id, entryId: show.idOf("4") })
    await expect.poll(shown).toEqual(before)
    await show.amend()
    await expect
      .poll(shown)
      .toEqual(["Cup, Best Paint, Third place, Second place, Overall Winner", 5, "A sheet was read wrong"])
  })
})
